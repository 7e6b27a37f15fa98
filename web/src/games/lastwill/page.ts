import type { GamePage } from "@/frame/game";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Cell from "./OrderCell.svelte";
import Panel from "./Panel.svelte";
import { rules } from "./rules";
import { seen } from "./seen";
import Side from "./Side.svelte";
import Strip from "./Strip.svelte";
import Text from "./Text.svelte";
import Token from "./Token.svelte";
import Track from "./Track.svelte";
import "./look.css";

export const page: GamePage = {
  theme: "will",
  Board,
  Panel,
  Side,
  Strip,
  Track,
  Card,
  Token,
  Text,
  Cell,
  tabs: [
    { id: "errands", icon: "bowler", title: "page-lastwill-tab-errands", places: ["errand:", "offering:", "pile:"] },
    { id: "plans", icon: "hourglass", title: "page-lastwill-tab-plans", places: ["plan:", "market:"] },
    { id: "board", icon: "townhouse", title: "page-lastwill-tab-board", places: ["board:"] },
    { id: "hand", icon: "deck", title: "page-lastwill-tab-hand", places: ["hand:"] },
    { id: "rivals", icon: "people", title: "page-lastwill-tab-heirs", places: [] },
    { id: "log", icon: "log", title: "page-book-log", places: [] },
  ],
  drawn: ["end", "enough"],
  rules,
  seen,
  facts: { pounds: "note5", actions: "action", white_actions: "action", errand_boys: "person", hand: "deck", spaces: "extend" },
};
