/** What is printed on the technologies of a deck, and how they hang together: nothing but their faces. */

import type { Face } from "@/wire/types";

export interface Technology {
  id: string;
  face: string;
  cost: number;
  reward: number;
  needs: readonly string[];
  level: number;
  ability: string;
  effect: string;
}

const KIND = "technology:";

const number = (value: unknown) => (typeof value === "number" ? value : 0);
const text = (value: unknown) => (typeof value === "string" ? value : "");

function read(face: Face): Technology {
  const values = face.values ?? {};
  const needs = values["needs"];
  return {
    id: face.id.slice(KIND.length),
    face: face.id,
    cost: number(values["cost"]),
    reward: number(values["reward"]),
    needs: Array.isArray(needs) ? needs.map(String) : [],
    level: number(values["level"]),
    ability: text(values["ability"]),
    effect: text(values["effect"]),
  };
}

export class Technologies {
  readonly all: readonly Technology[];
  private readonly byId: ReadonlyMap<string, Technology>;

  constructor(faces: Iterable<Face>) {
    this.all = [...faces].filter((face) => face.kind === "technology").map(read);
    this.byId = new Map(this.all.map((one) => [one.id, one]));
  }

  get(id: string): Technology | undefined {
    return this.byId.get(id);
  }

  /** What is built on it directly. */
  builtOn(id: string): Technology[] {
    return this.all.filter((one) => one.needs.includes(id));
  }

  /** What lies below its needs, nearest first, each once. */
  below(id: string): string[] {
    const direct = this.get(id)?.needs ?? [];
    const found: string[] = [];
    const open = [...direct];
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      for (const need of this.get(next)?.needs ?? []) {
        if (direct.includes(need) || found.includes(need)) continue;
        found.push(need);
        open.push(need);
      }
    }
    return found;
  }
}

const KNOWN = new WeakMap<object, Technologies>();

/** Read once for each set of faces. */
export function technologiesOf(faces: ReadonlyMap<string, Face>): Technologies {
  const found = KNOWN.get(faces) ?? new Technologies(faces.values());
  KNOWN.set(faces, found);
  return found;
}
