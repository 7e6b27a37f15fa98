import { expect, test } from "vitest";
import { pieces } from "./breakable";

const shown = (name: string) => pieces(name).map(({ text, end }) => text + { "": "", small: "-", always: "=" }[end]).join("");

test("long words may be broken between syllables, the longest on all cards", () => {
  expect(shown("Cuisine particulière")).toBe("Cui-sine par=ti=cu=lière");
  expect(shown("Ferme aux chardons")).toBe("Ferme aux char-dons");
  expect(shown("Number Seven")).toBe("Number Seven");
});

test("the pieces make the name", () => {
  for (const name of ["Companion Wild Card", "L’Inépuisable Extravagance des Marquises", "Überschwänglichkeit", ""]) {
    expect(pieces(name).map((piece) => piece.text).join("")).toBe(name);
  }
});
