import { expect, test } from "vitest";
import type { GameInfo } from "@/wire/types";
import { type Choice, decksOf, sent, shown, valueMessage, valueOf, type Option } from "./options";

const option = (key: string, values: (string | number)[], standard: unknown = values[0]) => ({ key, values, default: standard }) as unknown as Option;
const crecy = {
  name: "crecy",
  decks: [{ name: "salon-1" }],
  options: [
    option("mode", ["multiplayer", "solo_standard", "solo_testament"]),
    option("edition", ["english", "french"]),
    option("testament_start", ["ask", "nathalie", "patrick"]),
    option("first", ["random", 1, 2, 3, 4]),
  ],
} as unknown as GameInfo;
const choice = (players: number, values = {}): Choice => ({ players, deck: "base", values });
const keys = (players: number, values = {}) => shown(crecy, choice(players, values)).map((one) => one.key);

test("only what has a meaning is shown", () => {
  expect(keys(3)).toEqual(["edition", "first"]);
  expect(keys(1)).toEqual(["mode", "edition"]);
  expect(keys(1, { mode: "solo_testament" })).toEqual(["mode", "edition", "testament_start"]);
});

test("what is sent is what differs from the usual, and what goes with the number of players", () => {
  expect(sent(crecy, choice(3))).toEqual({});
  expect(sent(crecy, choice(3, { edition: "french", first: 2, mode: "solo_testament" }))).toEqual({ edition: "french", first: 2 });
  expect(sent(crecy, choice(1))).toEqual({ mode: "solo_standard" });
  expect(sent(crecy, choice(2, { first: 4 }))).toEqual({});
});

test("an amount of money stands beside the named sums", () => {
  const money = option("money", ["standard", "last_will"]);
  expect(valueOf(money, choice(2, { money: 90 }))).toBe(90);
  expect(valueMessage("lastwill", money, 90)).toEqual({ id: "desk-option-lastwill-money-amount", args: { amount: 90 } });
  expect(valueMessage("lastwill", money, "last_will").id).toBe("desk-option-lastwill-money-last_will");
});

test("decks for play", () => {
  expect(decksOf({ decks: [{ name: "tree-2" }, { name: "tree-1" }, { name: "machines-2" }] } as unknown as GameInfo)).toEqual(["tree-2", "machines-2"]);
});
