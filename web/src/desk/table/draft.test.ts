import { expect, test } from "vitest";
import type { GameInfo } from "@/wire/types";
import { complete, draftFrom, newTable, withGame } from "./draft";

const game = (name: string, players: number[], decks: string[]) => ({ name, players, decks: decks.map((deck) => ({ name: deck })), options: [] }) as unknown as GameInfo;
const crecy = game("crecy", [1, 2, 3, 4], ["salon-1"]);
const gears = game("gears", [2, 3, 4], ["tree-2", "machines-2"]);

test("an address fills the sheet in", () => {
  const draft = draftFrom("?game=gears&players=4&level=sharp", [crecy, gears]);
  expect(draft).toMatchObject({ game: "gears", players: 4, bots: 3, level: "sharp", deck: "tree-2" });
  expect(complete(draft)).toBe(true);
  expect(newTable(draft, gears)).toMatchObject({ bots: ["sharp", "sharp", "sharp"], deck: "tree-2" });
});

test("what an address gets wrong is as usual", () => {
  expect(draftFrom("?game=chess&players=9", [crecy, gears])).toMatchObject({ game: "crecy", players: 3, bots: 0 });
});

test("another game keeps the seats that it has", () => {
  const alone = draftFrom("?game=crecy&players=1&level=steady&mode=solo_testament", [crecy, gears]);
  expect(complete(alone)).toBe(true);
  expect(withGame(alone, gears)).toMatchObject({ game: "gears", players: 4, bots: 0, values: {}, deck: "tree-2" });
  expect(withGame({ ...draftFrom("?game=gears&players=2&level=steady/builder", [gears]) }, crecy)).toMatchObject({ players: 2, bots: 1, level: "steady" });
});

test("a deck of one's own is sent instead of a supplied one, and waits to be read", () => {
  const draft = { ...draftFrom("?game=gears&players=2&level=steady", [gears]), deckText: "name = 'mine'" };
  expect(newTable(draft, gears)).toMatchObject({ deck_text: "name = 'mine'" });
  expect(newTable(draft, gears)).not.toHaveProperty("deck");
  expect(complete(draft)).toBe(false);
});
