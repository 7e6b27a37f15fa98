import { expect, test } from "vitest";
import type { Offer } from "@/wire/types";
import { isMove, moveOf } from "./moves";

const offer = (text: string, say: Offer["say"]): Offer => ({ action: 1, text, say });
const actions = (n: number) => ({ id: "lastwill-actions", args: { n } });

test("a sale that a helper may waive", () => {
  const price = { id: "lastwill-pounds", args: { n: 9, sign: "none" } };
  const move = moveOf(offer("sell 5", { id: "lastwill-choice-sell", args: { card: "", price, actions: { id: "lastwill-or-none", args: { actions: actions(1) } } } }));
  expect(move).toMatchObject({ verb: "sell", much: price, actions: 1, waivable: true });
});

test("what a card can't have at all is no move", () => {
  expect(moveOf(offer("activate 1", { id: "lastwill-choice-activate-only", args: { card: "" } }))).toBeNull();
  expect(isMove(offer("space 3", { id: "lastwill-choice-card" }))).toBe(false);
});
