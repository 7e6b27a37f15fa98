/** The drawings of Gears of Time. */

import type { GamePage } from "@/frame/game";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Forecast from "./Forecast.svelte";
import Panel from "./Panel.svelte";
import { seen } from "./seen";
import Strip from "./Strip.svelte";
import Text from "./Text.svelte";
import Token from "./Token.svelte";
import Track from "./Track.svelte";

export const page: GamePage = {
  theme: "gears",
  Board,
  Panel,
  Side: Forecast,
  Strip,
  Track,
  Card,
  Token,
  Text,
  tabs: [
    { id: "timeline", icon: "hourglass", title: "page-gears-tab-timeline", places: ["timeline", "timeframe", "draft-area"] },
    { id: "hand", icon: "deck", title: "page-gears-tab-hand", places: ["hand", "drawn", "pile", "fate:", "personal:", "pool"] },
    { id: "rivals", icon: "people", title: "page-gears-tab-rivals", places: [] },
    { id: "tree", icon: "tree", title: "page-gears-tab-tree", places: [] },
    { id: "log", icon: "log", title: "page-gears-tab-log", places: [] },
  ],
  seen,
  rules: {
    travel: "G-5", establish: "G-6", influence: "G-7", draw: "G-8", keep: "G-8", play: "G-10", take: "G-24", end: "G-4", position: "G-20",
    discard: "G-6", amount: "G-7", "area-cube": "G-24", "when-established": "G-X", activate: "G-X", turn: "G-4",
  },
  facts: { score: "legacy", pool: "cube", hand: "deck", fates: "fate" },
};
