import { expect, test } from "vitest";
import type { Face } from "@/wire/types";
import { assign, portraitOf, stack } from "./sitter";

const NATIONS = ["french", "british", "dutch", "italian", "polish", "prussian", "russian", "spanish", "turkish", "american"];
const TRADES = ["artist", "aristocrat", "craftsman", "diplomat", "scientist"];

const deck: Face[] = Array.from({ length: 75 }, (_, at) => ({
  id: `friend:f${at}`, kind: "friend", names: { en: `F${at}` }, values: { gender: at % 2 ? "male" : "female", prestige: at % 4 },
  icons: [NATIONS[at % 10]!, TRADES[at % 5]!],
}));

test("a deck of 75 Friends has no twins, and the same faces every time", () => {
  const portraits = assign(deck);
  expect(new Set([...portraits.values()].map((portrait) => stack(portrait).join())).size).toBe(75);
  expect([...assign([...deck].reverse())]).toEqual([...portraits]);
});

test("children are children", () => {
  expect(stack(portraitOf({ id: "1/3", woman: true, child: true }))[0]).toBe("face-c");
});
