import { expect, test } from "vitest";
import { besideFor, besideOf, SIGN } from "./deeds";
import { leastOf, sheetOf } from "./sheet";

const DESK = { width: 820, height: 430, gutter: 44, phone: false, dense: false };

test("deeds are words where there is room to the neighbour, else signs in columns of two", () => {
  const sheet = sheetOf(5, 3, DESK, 1);
  expect(besideOf(sheet, 2, 300, 40, 600)).toMatchObject({ columns: 1, room: 150 });
  expect(besideOf(sheet, 3, 300, 40, 360)).toMatchObject({ columns: 2, room: 0 });
});

test("the tree keeps as much room as signs need in its narrowest places", () => {
  for (const phone of [false, true]) for (const deeds of [1, 2, 3, 4]) expect(besideFor(deeds, false, phone) * leastOf(phone)).toBeGreaterThanOrEqual(Math.ceil(deeds / 2) * SIGN);
  expect(besideFor(0, true, false)).toBe(0);
});
