import { expect, test } from "vitest";
import { pieces } from "./breakable";

const shown = (name: string) => pieces(name, true).map(({ text, end }) => text + { "": "", small: "-", always: "=" }[end]).join("");

test("long words may be broken between syllables, the longest on all cards", () => {
  expect(shown("Cuisine particulière")).toBe("Cui-sine par=ti=cu=lière");
  expect(shown("Ferme aux chardons")).toBe("Ferme aux char-dons");
  expect(shown("Pavillon")).toBe("Pavil-lon");
  expect(shown("Number Seven")).toBe("Number Seven");
});

test("beside no ladder longer words fit", () => {
  expect(pieces("Companion", false)).toEqual([{ text: "Companion", end: "" }]);
});

test("the pieces make the name", () => {
  for (const name of ["Companion Wild Card", "L’Inépuisable Extravagance des Marquises", "Überschwänglichkeit", ""]) {
    expect(pieces(name, false).map((piece) => piece.text).join("")).toBe(name);
  }
});
