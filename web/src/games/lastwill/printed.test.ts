import { expect, test } from "vitest";
import type { Face } from "@/wire/types";
import { part, printed, shortened } from "./printed";

const face = (more: Partial<Face>): Face => ({ id: "event:ball", kind: "event", names: { en: "Ball" }, ...more });

test("an event with several prices", () => {
  const card = printed(face({ values: { actions: [2, 4], pounds: [4, 9] }, icons: ["wine-glass"] }));
  expect(card.options).toEqual([{ actions: 2, pounds: 4 }, { actions: 4, pounds: 9 }]);
  expect(card.actions).toBeNull();
  expect(card.frame).toBe("white");
  expect(card.emblems).toEqual(["wine-glass"]);
});

test("a house with its ladder and places for companions", () => {
  const card = printed(face({ kind: "property", values: { type: "farm", banknotes: [10], spaces: ["dog", "horse"], space_pounds: [4, 7], actions: 1, pounds: 2 } }));
  expect(card.ladder).toEqual([10]);
  expect(card.spaces).toEqual([{ who: "dog", pounds: 4 }, { who: "horse", pounds: 7 }]);
  expect([card.actions, card.pounds, card.frame]).toEqual([1, 2, "black"]);
});

test("what a helper does is said in the page's shorter words", () => {
  const privilege = { id: "lastwill-privilege-hand", args: { n: 2 } };
  const text = { id: "lastwill-sentences", args: { first: "", next: { id: "lastwill-text-privilege", args: { privilege } } } };
  expect(printed(face({ kind: "helper", values: { privileges: ["hand"] }, text })).does).toEqual({ id: "page-lastwill-privilege-hand", args: { n: 2 } });
});

test("messages inside messages are shortened, others stay", () => {
  const both = { id: "lastwill-semicolon", args: { first: { id: "lastwill-do-actions", args: { n: 1 } }, next: { id: "lastwill-a-farm" } } };
  expect(shortened(both)).toEqual({ id: "lastwill-semicolon", args: { first: { id: "page-lastwill-do-actions", args: { n: 1 } }, next: { id: "lastwill-a-farm", args: {} } } });
  expect(part(both, "lastwill-a-farm")).toEqual({ id: "lastwill-a-farm" });
});

test("a card that nobody knows yet is drawn too", () => {
  const card = printed(face({ kind: "helper", values: {} }));
  expect(card.emblems).toEqual(["helper"]);
  expect(card.does).toBeNull();
});
