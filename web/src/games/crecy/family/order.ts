/** The order in the rows of a tree: couples side by side, their children in one piece, as few crossing lines as can be. */

import { type Kin, other, type Union } from "./kin";

/** So many places longer a line may get, to avoid that two of them cross. */
const CROSSING = 4;
const STILL = 1e-4;

/** Rows from the eldest to the youngest, each from left to right, in blocks of persons who stand together. */
export function blocksOf(family: readonly Kin[], unions: readonly Union[]): number[][][] {
  const rows = new Walk(family, unions).rows().map((row) => inBlocks(row, unions));
  return untangled(rows, unions.filter((union) => union.children.length > 0));
}

/** A row in pieces: those who stand beside a partner are together. */
function inBlocks(row: readonly number[], unions: readonly Union[]): number[][] {
  const found: number[][] = [];
  for (const person of row) {
    const before = found.at(-1)?.at(-1);
    const beside = before !== undefined && unions.some((union) => (union.father === before && union.mother === person) || (union.father === person && union.mother === before));
    if (beside) found.at(-1)?.push(person);
    else found.push([person]);
  }
  return found;
}

/**
 * Goes through the family from its first person. Brothers and sisters of a father stand to his left, those of a mother
 * to her right, so that the two stand side by side and few lines cross.
 */
class Walk {
  private readonly people: Map<number, Kin>;
  private readonly seen = new Set<number>();
  private readonly found = new Map<number, number[]>();

  constructor(
    private readonly family: readonly Kin[],
    private readonly unions: readonly Union[],
  ) {
    this.people = new Map(family.map((kin) => [kin.person, kin]));
    for (const kin of family) this.found.set(kin.row, []);
  }

  rows(): number[][] {
    for (const kin of this.family) this.around(kin.person, false, 0, false);
    // The Testament grows upwards from row 0; all trees are drawn with the eldest on top.
    const upwards = this.found.has(0);
    return [...this.found].sort(([a], [b]) => (upwards ? b - a : a - b)).map(([, row]) => row);
  }

  /** A person with all kin that was not seen yet; `known` is the partner by whom it was found. */
  private around(person: number, left: boolean, known: number, fromParents: boolean): void {
    const kin = this.people.get(person);
    if (!kin || this.seen.has(person)) return;
    this.seen.add(person);
    const siblings = fromParents ? [] : this.siblings(kin);
    if (left) this.below(siblings, left);
    if (!fromParents && kin.father && kin.mother) {
      this.around(kin.father, true, kin.mother, false);
      this.around(kin.mother, false, kin.father, false);
    }
    this.withPartners(kin, left, known);
    if (!left) this.below(siblings, left);
  }

  private siblings(kin: Kin): number[] {
    const union = this.unions.find((one) => one.father === kin.father && one.mother === kin.mother);
    return (union?.children ?? []).filter((child) => child !== kin.person);
  }

  private below(children: readonly number[], left: boolean): void {
    for (const child of children) this.around(child, left, 0, true);
  }

  /** The partners of the past stand before the person, the last one after; on the left side it is turned round. */
  private withPartners(kin: Kin, left: boolean, known: number): void {
    const own = this.unions.filter((union) => union.father === kin.person || union.mother === kin.person);
    const others = own.filter((union) => other(union, kin.person) !== known && !this.seen.has(other(union, kin.person)));
    const before = left ? others : others.slice(0, -1);
    const after = left ? [] : others.slice(-1);
    for (const union of before) this.around(other(union, kin.person), left, kin.person, false);
    this.found.get(kin.row)?.push(kin.person);
    for (const union of after) this.around(other(union, kin.person), left, kin.person, false);
    for (const union of others) this.below(union.children, left);
  }
}

/**
 * Moves blocks along their rows, one at a time, as long as that makes fewer lines cross. A family that grows downwards
 * needs none of it; in The Testament spouses have parents as well.
 */
function untangled(rows: number[][][], unions: readonly Union[]): number[][][] {
  if (crossings(linesOf(rows, unions)) === 0) return rows;
  const cost = () => {
    const lines = linesOf(rows, unions);
    return CROSSING * crossings(lines) + lines.reduce((sum, [, top, bottom]) => sum + Math.abs(top - bottom), 0);
  };
  for (let better = true; better; ) {
    const before = cost();
    let best = before;
    rows.forEach((row, depth) => {
      for (const block of row) {
        const here = rows[depth]!;
        let kept = here;
        const rest = here.filter((one) => one !== block && !(one.length === block.length && one.every((person) => block.includes(person))));
        for (let place = 0; place <= rest.length; place++) {
          for (const turned of block.length > 1 ? [block, [...block].reverse()] : [block]) {
            rows[depth] = [...rest.slice(0, place), turned, ...rest.slice(place)];
            const now = cost();
            if (now < best - STILL) [best, kept] = [now, rows[depth]!];
          }
        }
        rows[depth] = kept;
      }
    });
    better = best < before - STILL;
  }
  return rows;
}

type Line = readonly [depth: number, top: number, bottom: number];

/** For each child the depth of its parents, their place and its own, rows centred. */
function linesOf(rows: readonly number[][][], unions: readonly Union[]): Line[] {
  const at = new Map<number, readonly [number, number]>();
  rows.forEach((row, depth) => {
    const people = row.flat();
    people.forEach((person, place) => at.set(person, [depth, place - people.length / 2]));
  });
  return unions.flatMap((union) => {
    const [father, mother] = [at.get(union.father), at.get(union.mother)];
    if (!father || !mother) return [];
    return union.children.flatMap((child) => {
      const own = at.get(child);
      return own ? [[father[0], (father[1] + mother[1]) / 2, own[1]] as const] : [];
    });
  });
}

function crossings(lines: readonly Line[]): number {
  let found = 0;
  for (let one = 0; one < lines.length; one++) {
    for (let two = one + 1; two < lines.length; two++) {
      const [a, b] = [lines[one]!, lines[two]!];
      if (a[0] === b[0] && (a[1] - b[1]) * (a[2] - b[2]) < 0) found++;
    }
  }
  return found;
}
