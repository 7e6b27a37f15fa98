/** Where the deeds of a couple lie: in columns to its right, in words if there is room, else as signs. */

import { leastOf, type Sheet } from "./sheet";

/** The height of a tag with words and of a sign, each with its gap. */
const WORDS = 30;
export const SIGN = 26;
/** So much room a tag with words needs, and no more than that it takes. */
const WORDS_WIDTH = 88;
const WORDS_MOST = 150;
const IN_A_COLUMN = 2;
const EDGE = 4;

/** The room for so many deeds in widths of a person: for words as wide as a person, for signs as narrow as can be. */
export function besideFor(deeds: number, words: boolean, phone: boolean): number {
  if (!deeds) return 0;
  const signs = (Math.ceil(deeds / IN_A_COLUMN) * SIGN + EDGE) / leastOf(phone);
  return words ? Math.max(1, signs) : signs;
}

export interface Beside {
  x: number;
  /** Room for words; 0: signs alone. */
  room: number;
  columns: number;
}

/** Where deeds begin, given the middle of the last of a couple, half of its name's width, and where the neighbour begins. */
export function besideOf(sheet: Sheet, deeds: number, x: number, half: number, next: number): Beside {
  const high = sheet.cameo * 1.04;
  const near = (rows: number) => (rows <= high + 2 ? x + sheet.cameo / 2 - 2 : x + Math.max(sheet.unit / 2, half)) + 2;
  const begin = near(deeds * WORDS);
  const room = Math.min(WORDS_MOST, next - begin - EDGE);
  if (sheet.detail === "full" && room >= WORDS_WIDTH && deeds * WORDS <= high + sheet.text) return { x: begin, room, columns: 1 };
  return { x: near(Math.min(IN_A_COLUMN, deeds) * SIGN), room: 0, columns: Math.ceil(deeds / IN_A_COLUMN) };
}
