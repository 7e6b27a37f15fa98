/** The drawings of Gears of Time. */

import type { GamePage } from "@/frame/game";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Forecast from "./Forecast.svelte";
import Panel from "./Panel.svelte";
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
  facts: { score: "legacy", pool: "cube", hand: "deck", fates: "fate" },
};
