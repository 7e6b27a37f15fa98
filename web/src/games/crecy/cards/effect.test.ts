import { expect, test } from "vitest";
import { effectsOf, sentencesOf } from "./effect";

const who = { id: "crecy-text-friend", args: {} };
const reward = (moment: string) => ({ id: "crecy-text-reward", args: { prefix: { id: moment }, does: ["x"] } });
const both = (first: object, next: object) => ({ id: "crecy-sentences", args: { first, next } }) as never;

test("a card's effects are told without who it is", () => {
  expect(effectsOf(both(both(who, reward("crecy-moment-lasting")), { id: "crecy-text-absent" }))).toEqual([{ moment: { id: "crecy-moment-lasting" }, does: ["x"] }]);
});

test("the wedding is left out, and a card without an effect has none", () => {
  expect(effectsOf(both(who, reward("crecy-moment-wedding")))).toEqual([{ moment: null, does: ["x"] }]);
  expect(effectsOf(who)).toEqual([]);
  expect(sentencesOf(null)).toEqual([]);
});
