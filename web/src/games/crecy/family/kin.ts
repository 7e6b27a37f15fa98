/** A family as its tree needs it: persons, and the unions between them. */

/** Somebody in a tree; others by their numbers. */
export interface Kin {
  person: number;
  row: number;
  gender: string;
  state: string;
  father?: number | null;
  mother?: number | null;
  partner?: number | null;
}

export interface Union {
  father: number;
  mother: number;
  /** Ended when one of the two has departed, promised while one of them is not of age. */
  state: "married" | "promised" | "ended";
  children: number[];
}

export const other = (union: Union, person: number): number => (person === union.father ? union.mother : union.father);

/** All couples, in the order in which their first member came: those of today, promises, and those that ended. */
export function unionsOf(family: readonly Kin[]): Union[] {
  const people = new Map(family.map((kin) => [kin.person, kin]));
  const pairs = new Map<string, [number, number]>();
  const pair = (one: number, two: number) => {
    const [father, mother] = people.get(one)?.gender === "female" ? [two, one] : [one, two];
    if (people.has(father) && people.has(mother)) pairs.set(`${father}/${mother}`, [father, mother]);
  };
  for (const kin of family) {
    if (kin.partner) pair(kin.person, kin.partner);
    if (kin.father && kin.mother) pair(kin.father, kin.mother);
  }
  return [...pairs.values()]
    .sort((a, b) => Math.min(...a) - Math.min(...b) || Math.max(...a) - Math.max(...b))
    .map(([father, mother]) => ({
      father,
      mother,
      state: stateOf(people.get(father), people.get(mother)),
      children: family.filter((kin) => kin.father === father && kin.mother === mother).map((kin) => kin.person),
    }));
}

function stateOf(father: Kin | undefined, mother: Kin | undefined): Union["state"] {
  if (father?.state === "departed" || mother?.state === "departed") return "ended";
  return father?.state === "adult" && mother?.state === "adult" ? "married" : "promised";
}
