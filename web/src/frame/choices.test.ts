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
  it("gives digits to amounts and places, while there are enough", () => {
    expect(keyed([offer("amount 0"), offer("amount 1")], true).map((choice) => choice.key)).toEqual(["1", "2"]);
    expect(keyed(Array.from({ length: 12 }, (_, at) => offer(`amount ${at}`)), true)[0]?.key).toBe("A");
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
