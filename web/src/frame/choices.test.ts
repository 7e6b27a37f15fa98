import { describe, expect, it } from "vitest";
import type { Offer } from "@/wire/types";
import { belongs, keyed } from "./choices";

const offer = (text: string, more: Partial<Offer> = {}): Offer => ({ action: 0, text, say: { id: "x" }, ...more });

describe("keys", () => {
  it("gives letters in reading order, never those of commands", () => {
    const keys = keyed(Array.from({ length: 20 }, (_, at) => offer(`card ${at}`)), false).map((choice) => choice.key);
    expect(keys.slice(0, 8).join("")).toBe("ABCDEFGJ");
    expect(keys.some((key) => "HILORUYZ".includes(key) && key !== "")).toBe(false);
    expect(keys.slice(18)).toEqual(["", ""]);
  });
  it("gives none to what is blocked", () => {
    const blocked = offer("draw", { blocked: { code: 1, message: { id: "x" } } });
    expect(keyed([blocked, offer("end")], false).map((choice) => choice.key)).toEqual(["", "A"]);
  });
  it("gives amounts and spaces in a row their own digit", () => {
    expect(keyed([offer("amount 0"), offer("amount 1")], true).map((choice) => choice.key)).toEqual(["0", "1"]);
    const blocked = offer("plan 1", { blocked: { code: 1, message: { id: "x" } } });
    expect(keyed([blocked, offer("plan 2"), offer("plan 6")], true).map((choice) => choice.key)).toEqual(["", "2", "6"]);
  });
  it("gives letters where not all have one digit", () => {
    expect(keyed([offer("amount 9"), offer("amount 10")], true).map((choice) => choice.key)).toEqual(["A", "B"]);
    expect(keyed([offer("errand f1"), offer("errand opera")], true).map((choice) => choice.key)).toEqual(["A", "B"]);
  });
});

describe("anchors", () => {
  const fire = offer("establish fire", { subject: { card: "technology:fire", place: "hand:1" } });
  it("finds a thing by its face and place", () => {
    expect(belongs(fire, { card: "technology:fire", place: "hand:1" })).toBe(true);
    expect(belongs(fire, { card: "technology:fire", place: "hand:2" })).toBe(false);
    expect(belongs(fire, { card: "technology:law", place: "hand:1" })).toBe(false);
  });
  it("finds a bare place", () => {
    expect(belongs(offer("draw", { subject: { card: "", place: "pile:technologies" } }), { place: "pile:technologies" })).toBe(true);
    expect(belongs(fire, { place: "pile:technologies" })).toBe(false);
  });
  it("finds a card that has no place by its face", () => {
    expect(belongs(offer("card law", { subject: { card: "technology:law" } }), { card: "technology:law", place: "hand:1" })).toBe(true);
  });
  it("claims options without a subject by their text", () => {
    expect(belongs(offer("end"), { text: "end" })).toBe(true);
    expect(belongs(offer("amount 3"), { text: "amount " })).toBe(true);
    expect(belongs(offer("amount 3"), { text: "amount" })).toBe(false);
    expect(belongs(offer("end"), { place: "pile:technologies" })).toBe(false);
  });
});
