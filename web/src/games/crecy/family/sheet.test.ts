import { expect, test } from "vitest";
import type { Kin } from "./kin";
import { branchesOf, fontFor, middleOf, nameWidth, sheetOf, unitForNames } from "./sheet";
import { treeOf } from "./tree";

const DESK = { width: 820, height: 430, gutter: 44, phone: false, dense: false };
const PHONE = { width: 374, height: 360, gutter: 20, phone: true, dense: false };

test("a family of seven fits a desk and a phone without panning", () => {
  for (const room of [DESK, PHONE]) expect(sheetOf(7, 3, room, 1).width).toBe(room.width);
});

test("a wide family shrinks to four fifths, then it is panned", () => {
  expect(sheetOf(9, 3, DESK, 1).unit).toBeLessThan(100);
  const wide = sheetOf(16, 4, DESK, 1);
  expect(wide.unit).toBe(82);
  expect(wide.width).toBeGreaterThan(DESK.width);
});

test("long names are set smaller, never below twelve", () => {
  expect(fontFor("Ann", 82, 17)).toBe(17);
  expect(fontFor("Margarethe", 82, 17)).toBeLessThan(17);
  expect(fontFor("Hans Heinrich", 82, 17)).toBe(17);
  expect(fontFor("A-name-that-no-registry-would-ever-acceptwithoutobjection", 82, 17)).toBe(12);
});

test("nobody's cameo and text leave the own place and row", () => {
  for (const room of [DESK, PHONE]) {
    for (let people = 1; people < 20; people++) {
      for (let rows = 2; rows < 7; rows++) {
        const sheet = sheetOf(people, rows, room, 1);
        expect(sheet.cameo).toBeLessThanOrEqual(sheet.unit);
        expect(sheet.cameo * 1.04 + sheet.text).toBeLessThanOrEqual(sheet.row);
        const { y } = middleOf(sheet, { x: 0, depth: 1 });
        expect(y - sheet.cameo * 0.52).toBeGreaterThanOrEqual(sheet.row);
      }
    }
  }
});

test("children hang from the knot of their parents, and lines of two couples do not run over each other", () => {
  const couple = (father: number, mother: number): Kin[] => [
    { person: father, row: 1, gender: "male", state: "adult", partner: mother },
    { person: mother, row: 1, gender: "female", state: "adult", partner: father },
  ];
  const family: Kin[] = [...couple(1, 2), { person: 3, row: 2, gender: "male", state: "adult", father: 1, mother: 2 }, { person: 4, row: 2, gender: "male", state: "adult", father: 1, mother: 2 }];
  const tree = treeOf(family);
  const [branch] = branchesOf(tree, sheetOf(3, 2, DESK, 1));
  expect(branch?.lines.map((line) => line.child)).toEqual([3, 4]);
  expect(branch?.tie).toMatch(/^M/);
});

test("places grow until names of neighbours do not meet", () => {
  const family: Kin[] = [1, 2].map((person) => ({ person, row: 1, gender: person === 1 ? "male" : "female", state: "adult", partner: 3 - person }));
  const names = new Map([[1, "Margarethe"], [2, "Kunegunda"]]);
  const tree = treeOf(family);
  const sheet = sheetOf(20, 3, PHONE, 1, unitForNames(tree, names));
  expect(sheet.unit).toBeGreaterThan((nameWidth("Margarethe") + nameWidth("Kunegunda")) / 2);
  expect(nameWidth("A-name-thatnoregistrywouldeveracceptwithoutobjection")).toBeLessThan(100);
});
