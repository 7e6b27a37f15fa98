/** What children are called: no card names them, so each of a family gets the next name of its list. */

import type { Face } from "@/wire/types";
import given from "../../../../src/bequest/games/crecy/words/given_names.json";

interface Named {
  person: number;
  card: string;
  gender: string;
}

/** The names begin elsewhere for every Head. */
const STEP = 10;

/** The name of a child of this family. */
export function givenName(family: readonly Named[], person: number, faces: ReadonlyMap<string, Face>): string {
  const child = family[person - 1];
  if (!child) return "";
  const names = child.gender === "female" ? given.daughters : given.sons;
  const elder = family.slice(0, person - 1).filter((one) => one.gender === child.gender && faces.has(`child:${one.card}`));
  const heads = [...faces.values()].filter((face) => face.kind === "head").map((face) => face.id.slice("head:".length));
  const head = Math.max(0, heads.findIndex((id) => family[0]?.card.startsWith(`${id}-`)));
  const place = elder.length + STEP * head;
  const again = Math.floor(place / names.length);
  return `${names[place % names.length]}${again ? ` ${again + 1}` : ""}`;
}
