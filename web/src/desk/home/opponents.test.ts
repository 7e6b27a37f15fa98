import { expect, test } from "vitest";
import type { GameInfo } from "@/wire/types";
import { botCounts, gamesForOne, remember, remembered, tableAgainst } from "./opponents";

const game = (name: string, players: number[], modes: string[] = []) =>
  ({ name, players, options: modes.length ? [{ key: "mode", values: modes }] : [] }) as unknown as GameInfo;
const crecy = game("crecy", [1, 2, 3, 4], ["multiplayer", "solo_standard", "solo_testament"]);

function storage(): Pick<Storage, "getItem" | "setItem"> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

test("what was chosen is remembered for each game", () => {
  const here = storage();
  remember("crecy", { bots: 3, level: "sharp", alone: "solo_testament" }, here);
  expect(remembered(crecy, here)).toEqual({ bots: 3, level: "sharp", alone: "solo_testament" });
  expect(remembered(game("gears", [2, 3, 4]), here)).toEqual({ bots: 2, level: "steady", alone: "" });
});

test("what the game does not have any more is not remembered", () => {
  const here = storage();
  remember("gears", { bots: 7, level: "godlike" as never, alone: "x" }, here);
  expect(remembered(game("gears", [2]), here)).toEqual({ bots: 1, level: "steady", alone: "" });
  here.setItem("bequest-opponents", "{broken");
  expect(remembered(crecy, here).level).toBe("steady");
});

test("tables are opened with bots, or alone in a game for one", () => {
  expect(botCounts(crecy)).toEqual([0, 1, 2, 3]);
  expect(gamesForOne(crecy)).toEqual(["solo_standard", "solo_testament"]);
  expect(tableAgainst(crecy, { bots: 2, level: "sharp", alone: "" })).toMatchObject({ players: 3, bots: ["sharp", "sharp"] });
  expect(tableAgainst(crecy, { bots: 0, level: "sharp", alone: "solo_testament" })).toMatchObject({ players: 1, options: { mode: "solo_testament" } });
});
