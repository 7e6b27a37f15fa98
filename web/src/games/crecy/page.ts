import type { GamePage } from "@/frame/game";
import type { CrecyView } from "@/wire/schema";
import Board from "./Board.svelte";
import Card from "./cards/Card.svelte";
import Panel from "./Panel.svelte";
import { rules } from "./rules";
import { seen } from "./seen";
import Side from "./Side.svelte";
import Strip from "./Strip.svelte";
import Text from "./Text.svelte";
import Token from "./Token.svelte";
import Track from "./Track.svelte";

const COLOURS = ["green", "orange", "red", "sky-blue", "yellow"];

export const page: GamePage = {
  title: (view) => ((view as CrecyView).mode === "solo_testament" ? "page-crecy-testament" : null),
  theme: "crecy", Board, Panel, Side, Strip, Track, Card, Token, Text, rules, seen,
  tabs: [
    { id: "family", icon: "people", title: "page-crecy-tab-family", places: ["family:", "missions:", "head:", "drawn:", "found", "hand:", "pile:children"] },
    { id: "court", icon: "title", title: "page-crecy-tab-court", places: ["board:", "space:", "titles", "contributions", "pawns:"] },
    { id: "salon", icon: "friend", title: "page-crecy-tab-salon", places: ["display", "pile:friends"] },
    { id: "rivals", icon: "eye", title: "page-crecy-tab-rivals", places: [] },
    { id: "log", icon: "log", title: "page-crecy-tab-log", places: [] },
  ],
  facts: {
    honor: "honor", prestige: "prestige", income: "income", gold: "gold", pawns: "pawn", hand: "friend", missions: "mission", completed: "mission", under_patron: "patron",
    ...Object.fromEntries(COLOURS.map((colour) => [`pawns_${colour}`, "pawn"])),
  },
};
