/** What the chosen move would add to a family, drawn in dashes: a spouse, a known name, a child to be drawn, a deed. */

import type { Choosing } from "@/frame/choosing.svelte";
import type { CrecyPerson } from "@/wire/schema";
import type { Face } from "@/wire/types";

export interface Ghosts {
  family: CrecyPerson[];
  /** The persons that are not there yet, or not by this name. */
  people: ReadonlySet<number>;
  /** The child that would be drawn, which no card names yet. */
  child: number;
  /** Faces of deeds by the person beside whom they would lie. */
  deeds: ReadonlyMap<number, string[]>;
}

const PERSON = /^person (\d+)$/;
const BIRTHS = ["have-children", "doctor"];

/** The family of a seat as it would be after the chosen move. */
export function withGhosts(family: readonly CrecyPerson[], seat: number, choosing: Choosing, faces: ReadonlyMap<string, Face>): Ghosts {
  const after = family.map((person) => ({ ...person }));
  const people = new Set<number>();
  const deeds = new Map<number, string[]>();
  const { moved, unknown } = choosing.preview;
  const meant = meantPerson(choosing);
  for (const { card, to } of moved) {
    const number = personAt(to, seat);
    const face = faces.get(card);
    if (!number || !face) continue;
    if (face.kind === "friend") {
      people.add(number);
      put(after, number, face, meant);
    } else {
      deeds.set(number, [...(deeds.get(number) ?? []), card]);
    }
  }
  const spaces = moved.map(({ to }) => to.split(":").at(-1) ?? "");
  const births = unknown && (BIRTHS.some((space) => spaces.includes(space)) || people.size > 0);
  const child = births ? addChild(after, people.size ? Math.max(...people) : meant) : 0;
  if (child) people.add(child);
  return { family: after, people, child, deeds };
}

const personAt = (place: string, seat: number): number => {
  const begin = `family:${seat}:person:`;
  return place.startsWith(begin) ? Number(place.slice(begin.length)) : 0;
};

/** The person that the move under way is about. */
function meantPerson(choosing: Choosing): number {
  const texts = [...choosing.steps, choosing.chosen?.text ?? "", ...(choosing.chosen?.follows ?? []).map((step) => step.text)];
  return Number(texts.findLast((text) => PERSON.test(text))?.match(PERSON)?.[1] ?? 0);
}

/** A Friend takes the place of somebody unknown, or stands beside the person who is meant. */
function put(family: CrecyPerson[], number: number, face: Face, beside: number): void {
  const card = face.id.slice("friend:".length);
  const here = family[number - 1];
  if (here) {
    here.card = card;
    return;
  }
  const partner = family[beside - 1];
  if (!partner) return;
  partner.partner = number;
  const gender = face.values?.["gender"] === "female" ? "female" : "male";
  family.push({ person: number, card, gender, row: partner.row, state: partner.state === "child" ? "promised" : "adult", partner: beside });
}

/** A child of the couple to which somebody belongs; its number, or 0 if there is no couple. */
function addChild(family: CrecyPerson[], parent: number): number {
  const one = family[parent - 1];
  const two = one?.partner ? family[one.partner - 1] : undefined;
  if (!one || !two || one.state !== "adult" || two.state !== "adult") return 0;
  const [father, mother] = one.gender === "female" ? [two, one] : [one, two];
  const upwards = family.some((person) => person.row === 0);
  const number = family.length + 1;
  family.push({ person: number, card: "", gender: "female", row: one.row + (upwards ? -1 : 1), state: "child", father: father.person, mother: mother.person });
  return number;
}
