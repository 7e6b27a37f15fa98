import { expect, test } from "vitest";
import { byRound, bySource, decisive, inRank, properties } from "./score";

const CRECY = [{ seat: 1, total: 12, prestige: 9, children: 3, spent: 0 }, { seat: 2, total: 10, prestige: 4, children: 6, spent: 0 }];
const GEARS = [{ seat: 1, rewards: [1, 6], bonuses: [0, 2], total: 9 }, { seat: 2, rewards: [3, 1], bonuses: [0, 0], total: 4 }];
const WILL = [
  { balance: 4, properties: [{ card: "ivy-end", value: 1, more: 5 }], bankrupt: false, plan_order: 2, total: 10 },
  { balance: -5, properties: [], bankrupt: true, plan_order: 1, total: -5 },
];

test("sources that gave nobody anything are left out", () => {
  expect(bySource(CRECY)).toEqual([{ key: "prestige", values: [9, 4] }, { key: "children", values: [3, 6] }]);
});

test("rounds are added up, and can be told one by one", () => {
  expect(bySource(GEARS)).toEqual([{ key: "rewards", values: [7, 4] }, { key: "bonuses", values: [2, 0] }]);
  expect(byRound(GEARS)).toEqual([{ key: "1", values: [1, 3] }, { key: "2", values: [8, 1] }]);
  expect(byRound(CRECY)).toEqual([]);
});

test("properties count their value and what each of them counts beside it", () => {
  expect(bySource(WILL)).toEqual([{ key: "balance", values: [4, -5] }, { key: "properties", values: [6, 0] }]);
  expect(properties(WILL, 1)).toEqual(["ivy-end"]);
  expect(byRound(WILL)).toEqual([]);
});

test("what decided a game is the largest gain of the first over the second", () => {
  expect(inRank([2, 1, 3])).toEqual([2, 1, 3]);
  expect(decisive(bySource(CRECY), [1, 2], false)).toEqual({ key: "prestige", winner: 9, second: 4 });
  expect(decisive(bySource(WILL), [2, 1], true)).toEqual({ key: "balance", winner: -5, second: 4 });
  expect(decisive(bySource(CRECY), [1], false)).toBeNull();
});
