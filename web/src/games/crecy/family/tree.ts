/**
 * Who stands where in a tree: couples over their children, children under their parents, nobody nearer to a neighbour
 * than a place. Places are counted in widths of a person; rows from the eldest to the youngest.
 */

import { type Kin, type Union, unionsOf } from "./kin";
import { blocksOf } from "./order";

/** Distances: of the two of a couple, and of neighbours that are none. */
export const COUPLE = 1;
export const NEIGHBOUR = 1.12;
const SWEEPS = 120;
/** So long brothers and sisters are drawn together; after that only the middle of families counts. */
const LOOSE_SWEEPS = 60;
const PULL = 0.2;
const STILL = 1e-4;
/** How much somebody without children or parents in the tree insists on its place, compared with those who have. */
const LOOSE = 0.05;
/** So many places wider than its fullest row the tree may get. */
const ROOM = 3;

export interface Tree {
  unions: Union[];
  /** The rows' own numbers, in the order in which they are drawn. */
  rows: number[];
  /** The place of each person: how far to the right, and in which row from the top. */
  places: Map<number, { x: number; depth: number }>;
  /** Persons side by side, in the order of their places, row by row. */
  blocks: (readonly number[])[];
  /** From the first place to the last, with what lies beside it. */
  width: number;
}

/** The tree of a family; `beside` is the room that persons who stand together need to their right, for what they hold. */
export function treeOf(family: readonly Kin[], beside: (members: readonly number[]) => number = () => 0): Tree {
  const unions = unionsOf(family);
  const rows = blocksOf(family, unions).map((row) => row.map((members) => new Block(members, beside(members))));
  const places = new Map<number, { x: number; depth: number }>();
  settle(rows, unions.filter((union) => union.children.length > 0));
  const first = Math.min(...rows.flatMap((row) => row.map((block) => block.at)));
  rows.forEach((row, depth) => {
    for (const block of row) for (const person of block.members) places.set(person, { x: block.place(person) - first, depth });
  });
  const numbers = new Map(family.map((kin) => [kin.person, kin.row]));
  return {
    unions,
    rows: rows.map((row) => numbers.get(row[0]?.members[0] ?? 0) ?? 0),
    places,
    blocks: rows.flat().map((block) => block.members),
    width: Math.max(0, ...rows.flat().map((block) => block.at + block.breadth + block.beside - first)),
  };
}

/** Persons side by side who move together: couples. */
class Block {
  at = 0;
  wish = 0;
  weight = LOOSE;

  constructor(
    readonly members: readonly number[],
    readonly beside: number,
  ) {}

  place(person: number): number {
    return this.at + COUPLE * this.members.indexOf(person);
  }

  get breadth(): number {
    return COUPLE * (this.members.length - 1);
  }

  /** How far the next block is, if there is no gap. */
  get length(): number {
    return this.breadth + this.beside + NEIGHBOUR;
  }
}

/** Couples are moved over their children and children under their parents, in turns, until nobody moves any more. */
function settle(rows: readonly Block[][], unions: readonly Union[]): void {
  const blocks = new Map(rows.flat().flatMap((block) => block.members.map((person) => [person, block] as const)));
  const room = ROOM * NEIGHBOUR + Math.max(0, ...rows.map(lengthOf));
  const place = (person: number) => blocks.get(person)?.place(person) ?? 0;
  /** The middle of a couple; of one whose mother stands elsewhere in the row, her own place. */
  const middle = (union: Union) =>
    blocks.get(union.mother)?.members.includes(union.father) ? (place(union.father) + place(union.mother)) / 2 : place(union.mother);

  /** How far a block should go for each union that it belongs to, as a parent or as a child. */
  function shifts(block: Block, aboveChildren: boolean): number[] {
    const found: number[] = [];
    for (const union of unions) {
      const brood = union.children.map(place);
      const centre = (Math.min(...brood) + Math.max(...brood)) / 2;
      if (aboveChildren && block.members.includes(union.mother)) found.push(centre - middle(union));
      else if (!aboveChildren && union.children.some((child) => block.members.includes(child))) found.push(middle(union) - centre);
    }
    return found;
  }

  function settleRow(row: readonly Block[], aboveChildren: boolean, pull: number): void {
    for (const block of row) {
      const moves = shifts(block, aboveChildren);
      block.weight = moves.length || LOOSE;
      block.wish = block.at + (moves.length ? moves.reduce((sum, move) => sum + move, 0) / moves.length : 0);
    }
    if (pull) drawTogether(row, unions, pull);
    keepApart(row, room);
  }

  for (const row of rows) packed(row).forEach((at, index) => (row[index]!.at = at));
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const before = rows.flat().map((block) => block.at);
    for (const row of [...rows].reverse()) settleRow(row, true, 0);
    for (const row of rows) settleRow(row, false, sweep < LOOSE_SWEEPS ? PULL : 0);
    const moved = Math.max(0, ...rows.flat().map((block, index) => Math.abs(block.at - before[index]!)));
    if (sweep > LOOSE_SWEEPS && moved < STILL) break;
  }
}

/** Brothers and sisters go a part of the way to where they would stand side by side, around their middle. */
function drawTogether(row: readonly Block[], unions: readonly Union[], pull: number): void {
  for (const union of unions) {
    const brood = row.filter((block) => union.children.some((child) => block.members.includes(child)));
    if (brood.length < 2) continue;
    const close = packed(brood);
    const middle = (brood[0]!.at + brood.at(-1)!.at) / 2 - (close[0]! + close.at(-1)!) / 2;
    brood.forEach((block, index) => (block.wish += pull * (close[index]! + middle - block.at)));
  }
}

/** Of blocks without gaps, with a gap after the last. */
function lengthOf(row: readonly Block[]): number {
  return row.reduce((sum, block) => sum + block.length, 0);
}

/** Where blocks stand if there is no gap between them, around 0. */
function packed(row: readonly Block[]): number[] {
  let at = -lengthOf(row) / 2;
  return row.map((block) => {
    const here = at;
    at += block.length;
    return here;
  });
}

/**
 * Everybody as near to its wish as the order, the distances and the room (around 0) allow: neighbours in each other's
 * way share the difference by their weights (pool adjacent violators).
 */
function keepApart(row: readonly Block[], room: number): void {
  const close = packed(row);
  const offsets = close.map((at) => at - close[0]!);
  const pools: { weight: number; wish: number; size: number }[] = [];
  row.forEach((block, index) => {
    let pool = { weight: block.weight, wish: block.wish - offsets[index]!, size: 1 };
    for (let last = pools.at(-1); last && last.wish > pool.wish; last = pools.at(-1)) {
      pools.pop();
      const weight = pool.weight + last.weight;
      pool = { weight, wish: (pool.weight * pool.wish + last.weight * last.wish) / weight, size: pool.size + last.size };
    }
    pools.push(pool);
  });
  const settled = pools.flatMap(({ wish, size }) => Array<number>(size).fill(Math.min(Math.max(wish, -room / 2), room / 2 - lengthOf(row))));
  row.forEach((block, index) => (block.at = settled[index]! + offsets[index]!));
}
