/** The paper of a tree in pixels: how wide a person is, how high a row, where the lines run. */

import type { Union } from "./kin";
import type { Tree } from "./tree";

/** How much of a person there is room for: everything, the name, the cameo alone. */
export type Detail = "full" | "names" | "faces";

export interface Sheet {
  /** The width of a place. */
  unit: number;
  /** The width of a cameo with its frame. */
  cameo: number;
  row: number;
  width: number;
  height: number;
  /** Where the first place begins. */
  left: number;
  /** The height of what stands under a cameo. */
  text: number;
  detail: Detail;
}

export interface Room {
  width: number;
  height: number;
  /** Taken by the names of the rows. */
  gutter: number;
  phone: boolean;
  /** Many rows: everything is a little smaller. */
  dense: boolean;
}

const WIDEST = 84;
/** Between two names. */
const NAME_GAP = 3;

/** The widest place, and the narrowest before the tree is panned: four fifths of one that shows everything. */
const places = (phone: boolean) => (phone ? { most: 84, least: 47 } : { most: 118, least: 82 });

/** The width of a place below which a tree is panned. */
export const leastOf = (phone: boolean): number => places(phone).least;

/**
 * A tree of so many places and rows on a paper with this room; the zoom makes all of it larger or smaller.
 * `names` is the least width of a place that long names need.
 */
export function sheetOf(people: number, rows: number, room: Room, zoom: number, names = 0): Sheet {
  const { most } = places(room.phone);
  const least = Math.min(most, Math.max(names, leastOf(room.phone)));
  const edge = room.phone ? 4 : 12;
  const free = Math.max(1, room.width - room.gutter - edge);
  const unit = Math.min(most, Math.max(least, free / people)) * zoom;
  const detail: Detail = unit >= 78 ? "full" : unit >= 44 ? "names" : "faces";
  const text = { full: room.dense ? 30 : 38, names: 20, faces: 4 }[detail];
  const smallest = Math.min(unit - 6, detail === "full" ? (room.dense ? 42 : 50) : room.dense ? 34 : 38);
  const row = Math.max(room.height / rows, smallest * 1.04 + text + 14);
  const cameo = Math.max(smallest, Math.min(WIDEST * Math.max(1, zoom), unit - (room.phone ? 2 : 14), (row - text - 14) / 1.04));
  const width = Math.max(room.width, room.gutter + edge + people * unit);
  return { unit, cameo, row, width, height: row * rows, left: room.gutter + (width - room.gutter - people * unit) / 2, text, detail };
}

/** The middle of a place, and of its cameo. */
export function middleOf(sheet: Sheet, place: { x: number; depth: number }): { x: number; y: number } {
  const top = (sheet.row - sheet.cameo * 1.04 - sheet.text) / 2 + 3;
  return { x: sheet.left + (place.x + 0.5) * sheet.unit, y: place.depth * sheet.row + top + sheet.cameo * 0.52 };
}

const LEAST_FONT = 12;
/** The width of a letter, as a share of its size. */
const LETTER = 0.52;
/** Longer words are broken. */
const LONGEST = 15;

/** The letters of the longest word of a name. */
const lettersOf = (name: string): number => Math.max(1, ...name.split(/[\s-]/).map((word) => word.length));

/** The size of letters in which a name fits its place without breaking a word. */
export function fontFor(name: string, unit: number, most: number): number {
  return Math.max(LEAST_FONT, Math.min(most, unit / (lettersOf(name) * LETTER)));
}

/** How wide a name is in the smallest letters. */
export const nameWidth = (name: string): number => Math.min(LONGEST, lettersOf(name)) * LEAST_FONT * LETTER;

/** The least width of a place at which names of neighbours in small letters do not meet. */
export function unitForNames(tree: Tree, names: ReadonlyMap<number, string>): number {
  const standing = [...tree.places].map(([person, place]) => ({ ...place, half: nameWidth(names.get(person) ?? "") / 2 })).sort((a, b) => a.depth - b.depth || a.x - b.x);
  return Math.max(0, ...standing.slice(1).map((one, before, _, last = standing[before]!) => (one.depth === last.depth ? (one.half + last.half + NAME_GAP) / (one.x - last.x) : 0)));
}

export interface Branch {
  union: Union;
  /** Between the two of a couple, where their children hang from. */
  knot: { x: number; y: number };
  /** The line between the couple, if they stand side by side. */
  tie: string;
  /** To each child, by its number. */
  lines: { child: number; path: string }[];
  /** Where the lines to the children run level, and from where to where. */
  bus: { y: number; from: number; to: number };
}

const BEND = 9;
const LEVEL = 7;

/** The lines of a tree; those between the same two rows that would run over each other get levels of their own. */
export function branchesOf(tree: Tree, sheet: Sheet): Branch[] {
  const taken = new Map<number, { from: number; to: number; level: number }[]>();
  const at = (person: number) => {
    const place = tree.places.get(person);
    return place ? { ...middleOf(sheet, place), depth: place.depth } : null;
  };
  return tree.unions.flatMap((union) => {
    const [father, mother] = [at(union.father), at(union.mother)];
    if (!father || !mother) return [];
    const beside = Math.abs(father.x - mother.x) < sheet.unit * 1.5;
    const knot = beside ? { x: (father.x + mother.x) / 2, y: father.y } : { x: mother.x, y: mother.y + sheet.cameo * 0.5 };
    const inner = Math.sign(mother.x - father.x) * sheet.cameo * 0.46;
    const tie = beside ? `M${father.x + inner} ${father.y}H${mother.x - inner}` : "";
    const children = union.children.flatMap((child) => {
      const place = at(child);
      return place ? [{ child, x: place.x, top: place.y - sheet.cameo * 0.52 }] : [];
    });
    const ends = [knot.x, ...children.map((child) => child.x)];
    const level = children.length ? levelFor(taken, father.depth, Math.min(...ends), Math.max(...ends)) : 0;
    const bus = (father.depth + 1) * sheet.row + 4 + level * LEVEL;
    return [{ union, knot, tie, bus: { y: bus, from: Math.min(...ends), to: Math.max(...ends) }, lines: children.map(({ child, x, top }) => ({ child, path: lineTo(knot, bus, x, top) })) }];
  });
}

function levelFor(taken: Map<number, { from: number; to: number; level: number }[]>, depth: number, from: number, to: number): number {
  const here = taken.get(depth) ?? [];
  let level = 0;
  while (here.some((one) => one.level === level && one.from < to + BEND && from < one.to + BEND)) level++;
  taken.set(depth, [...here, { from, to, level }]);
  return level;
}

function lineTo(knot: { x: number; y: number }, bus: number, x: number, top: number): string {
  const away = x - knot.x;
  if (Math.abs(away) < 1) return `M${knot.x} ${knot.y}V${top}`;
  const bend = Math.min(BEND, Math.abs(away) / 2, Math.max(0, top - bus));
  const side = Math.sign(away) * bend;
  return `M${knot.x} ${knot.y}V${bus - bend}Q${knot.x} ${bus} ${knot.x + side} ${bus}H${x - side}Q${x} ${bus} ${x} ${bus + bend}V${top}`;
}
