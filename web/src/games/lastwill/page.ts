import type { GamePage } from "@/frame/game";
import Board from "./Board.svelte";
import Empty from "./Empty.svelte";

export const page: GamePage = {
  theme: "will", Board, Panel: Empty, Side: null, Strip: Empty, Track: Empty, Card: Empty, Token: Empty, Text: Empty, tabs: [], facts: {},
};
