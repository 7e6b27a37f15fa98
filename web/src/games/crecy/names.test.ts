import { expect, test } from "vitest";
import type { Face } from "@/wire/types";
import given from "../../../../src/bequest/games/crecy/words/given_names.json";
import { givenName } from "./names";

const face = (id: string): [string, Face] => [id, { id, kind: id.split(":")[0]!, names: { en: id } }];
const faces = new Map([face("head:first"), face("head:second"), face("child:son"), face("child:daughter"), face("friend:ann")]);
const family = (head: string) => [
  { person: 1, card: `${head}-patriarch`, gender: "male" },
  { person: 2, card: "ann", gender: "female" },
  { person: 3, card: "son", gender: "male" },
  { person: 4, card: "daughter", gender: "female" },
  { person: 5, card: "son", gender: "male" },
];

test("children get the next name of their list, which begins elsewhere for every Head", () => {
  expect([3, 4, 5].map((person) => givenName(family("first"), person, faces))).toEqual([given.sons[0], given.daughters[0], given.sons[1]]);
  expect(givenName(family("second"), 5, faces)).toBe(given.sons[11]);
});

test("when a list is used up, its names come again with a number", () => {
  const many = [family("first")[0]!, ...Array.from({ length: given.sons.length + 1 }, (_, at) => ({ person: at + 2, card: "son", gender: "male" }))];
  expect(givenName(many, many.length, faces)).toBe(`${given.sons[0]} 2`);
});
