import { expect, test } from "vitest";
import { sections } from "./lesson";

const RULES = [
  { id: "", section: "0. Files", text: "How records are written", aside: true },
  { id: "G-1.1", section: "1. Set-up", text: "Shuffle the whole deck." },
  { id: "G-1.2", section: "1. Set-up", text: "Deal six cards." },
  { id: "G-2.1", section: "2. Été", text: "Cards are drawn." },
];

test("rules stand in their sections, without those about files", () => {
  expect(sections(RULES, "").map((section) => [section.title, section.rules.length])).toEqual([["1. Set-up", 2], ["2. Été", 1]]);
});

test("every word must be found, whatever its accents and case", () => {
  expect(sections(RULES, "CARDS ete").flatMap((section) => section.rules.map((rule) => rule.id))).toEqual(["G-2.1"]);
  expect(sections(RULES, "g-1.2")).toHaveLength(1);
  expect(sections(RULES, "dragon")).toEqual([]);
});
