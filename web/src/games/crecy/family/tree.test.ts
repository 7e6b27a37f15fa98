import { expect, test } from "vitest";
import type { Kin } from "./kin";
import { COUPLE, treeOf } from "./tree";

/** Numbers that look random and are always the same. */
function dice(seed: number): (sides: number) => number {
  let state = seed + 1;
  return (sides) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) >>> 0;
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % sides;
  };
}

/** A family that grows downwards, with up to `most` children a couple, lost mothers, second marriages and promises. */
function downwards(seed: number, most: number): Kin[] {
  const roll = dice(seed);
  const family: Kin[] = [];
  const add = (kin: Omit<Kin, "person">): Kin => {
    const made = { person: family.length + 1, ...kin };
    family.push(made);
    return made;
  };
  let row = [add({ row: 1, gender: roll(2) ? "male" : "female", state: "adult" })];
  for (let number = 1; number <= 3; number++) {
    const next: Kin[] = [];
    for (const kin of row) {
      if (roll(5) === 0) continue;
      const spouse = add({ row: number, gender: kin.gender === "male" ? "female" : "male", state: "adult", partner: kin.person });
      kin.partner = spouse.person;
      const [father, mother] = kin.gender === "male" ? [kin, spouse] : [spouse, kin];
      for (let child = roll(most + 1); child > 0; child--) {
        next.push(add({ row: number + 1, gender: roll(2) ? "male" : "female", state: number === 3 ? "child" : "adult", father: father.person, mother: mother.person }));
      }
      if (roll(6) === 0 && kin.gender === "male") {
        spouse.state = "departed";
        spouse.partner = null;
        const second = add({ row: number, gender: "female", state: "adult", partner: kin.person });
        kin.partner = second.person;
        next.push(add({ row: number + 1, gender: "male", state: "child", father: kin.person, mother: second.person }));
      }
    }
    row = next;
  }
  return family;
}

/** A tree of ancestors that grows upwards, with brothers and sisters here and there, and their spouses. */
function upwards(seed: number): Kin[] {
  const roll = dice(seed);
  const family: Kin[] = [{ person: 1, row: 0, gender: "female", state: "adult" }];
  const parents = (child: Kin) => {
    const father: Kin = { person: family.length + 1, row: child.row + 1, gender: "male", state: "adult", partner: family.length + 2 };
    const mother: Kin = { person: family.length + 2, row: child.row + 1, gender: "female", state: "adult", partner: family.length + 1 };
    family.push(father, mother);
    Object.assign(child, { father: father.person, mother: mother.person });
    for (let sibling = roll(3); sibling > 0; sibling--) {
      family.push({ person: family.length + 1, row: child.row, gender: roll(2) ? "male" : "female", state: "adult", father: father.person, mother: mother.person });
    }
    return [father, mother];
  };
  let row = parents(family[0]!);
  for (let number = 2; number <= 4; number++) row = row.filter(() => number === 2 || roll(3)).flatMap(parents);
  for (const kin of family.filter((one) => !one.partner && one.row > 0 && roll(3) === 0)) {
    const spouse: Kin = { person: family.length + 1, row: kin.row, gender: kin.gender === "male" ? "female" : "male", state: "adult", partner: kin.person };
    family.push(spouse);
    kin.partner = spouse.person;
    if (roll(2)) parents(spouse);
  }
  return family;
}

function overlaps(family: readonly Kin[]): string[] {
  const { places } = treeOf(family);
  const found: string[] = [];
  for (const one of family) {
    for (const two of family) {
      if (one.person >= two.person || one.row !== two.row) continue;
      const apart = Math.abs(places.get(one.person)!.x - places.get(two.person)!.x);
      if (apart < COUPLE - 1e-6) found.push(`${one.person} and ${two.person}: ${apart}`);
    }
  }
  return found;
}

test("nobody overlaps in random families, downwards", () => {
  for (let seed = 0; seed < 150; seed++) expect(overlaps(downwards(seed, 3)), `family ${seed}`).toEqual([]);
});

test("nobody overlaps in very wide families", () => {
  for (let seed = 0; seed < 6; seed++) {
    const family = downwards(seed, 5);
    const { places } = treeOf(family);
    expect(places.size).toBe(family.length);
    expect(overlaps(family), `family ${seed}`).toEqual([]);
  }
});

test("nobody overlaps in random trees of ancestors", () => {
  for (let seed = 0; seed < 25; seed++) expect(overlaps(upwards(seed)), `ancestors ${seed}`).toEqual([]);
});

test("a couple stands side by side over the middle of its children", () => {
  const family: Kin[] = [
    { person: 1, row: 1, gender: "male", state: "adult", partner: 2 },
    { person: 2, row: 1, gender: "female", state: "adult", partner: 1 },
    ...[3, 4, 5].map((person) => ({ person, row: 2, gender: "male", state: "child", father: 1, mother: 2 })),
  ];
  const { places, rows } = treeOf(family);
  expect(rows).toEqual([1, 2]);
  expect(places.get(2)!.x - places.get(1)!.x).toBeCloseTo(1);
  expect((places.get(1)!.x + places.get(2)!.x) / 2).toBeCloseTo(places.get(4)!.x);
});

test("the Testament has the eldest on top", () => {
  const { rows } = treeOf(upwards(1));
  expect(rows.at(-1)).toBe(0);
  expect(rows[0]).toBeGreaterThan(rows[1]!);
});

test("what a couple holds has its room before the neighbour, and widens the tree where there is none", () => {
  const family = downwards(3, 4);
  const { places, blocks, width } = treeOf(family, () => 0.5);
  for (const members of blocks) {
    const last = places.get(members.at(-1)!)!;
    expect(width).toBeGreaterThanOrEqual(last.x + 0.5 - 1e-6);
    for (const [person, place] of places) if (place.depth === last.depth && place.x > last.x) expect(place.x - last.x, `${person}`).toBeGreaterThan(1.5 - 1e-6);
  }
});
