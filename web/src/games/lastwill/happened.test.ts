import { expect, test } from "vitest";
import type { Happened } from "@/wire/types";
import { lines, progress, runsDry, standing, taken } from "./happened";

let sequence = 0;
const event = (name: string, more: Partial<Happened> = {}): Happened => ({ event: name, sequence: sequence++, move: 0, seat: 0, moved: [], facts: [], ...more });
const pounds = (whose: number, before: number, after: number) => ({ kind: "pounds", whose, before, after });

test("what was taken back is left out", () => {
  sequence = 0;
  const events = [event("money"), event("play"), event("spent"), event("undone", { since: 1, undid: 2 }), event("end-turn")];
  expect(standing(events).map((one) => one.event)).toEqual(["money", "end-turn"]);
});

test("balances at the end of each round", () => {
  const events = [
    event("money", { facts: [pounds(1, 0, 70), pounds(2, 0, 70)] }),
    event("round"),
    event("spent", { facts: [pounds(1, 70, 61)] }),
    event("round"),
    event("spent", { facts: [pounds(2, 70, 66)] }),
  ];
  expect(lines(events, 2)).toEqual([[70, 61], [70, 70]]);
});

test("who took a card in this round, and nobody of an earlier one", () => {
  const moved = [{ card: "event:ball", back: "events", from: "offering:A1", to: "hand:2" }];
  expect(taken([event("round"), event("take", { moved })], "A1")).toEqual({ card: "event:ball", seat: 2 });
  expect(taken([event("take", { moved }), event("round")], "A1")).toBeNull();
});

test("a line goes on as it went", () => {
  expect(runsDry(70, 35, 3)).toBe(6);
  expect(runsDry(70, 70, 3)).toBeNull();
  expect(runsDry(70, -2, 3)).toBe(3);
});

test("a round goes on from phase to phase", () => {
  const phases = ["setup", "offering", "planning", "errand", "action", "end-of-round", "over"].map(progress);
  expect([...phases].sort((a, b) => a - b)).toEqual(phases);
});
