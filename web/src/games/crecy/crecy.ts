/** The view of the game as its drawings read it, and what persons and cards are called in it. */

import { usePlay } from "@/frame/play.svelte";
import type { CrecyPerson, CrecyPlayer, CrecyView } from "@/wire/schema";
import type { Face } from "@/wire/types";
import { t, voice } from "@/words/voice.svelte";
import { assign, type Portrait, portraitOf } from "./cameo/sitter";
import { givenName } from "./names";

export type { CrecyPerson, CrecyPlayer, CrecySpace, CrecyView } from "@/wire/schema";
export type Person = CrecyPerson;

export const ROMAN = ["0", "I", "II", "III", "IV"] as const;
export const NATIONALITIES: readonly string[] = ["american", "british", "dutch", "french", "italian", "polish", "prussian", "russian", "spanish", "turkish"];
export const OCCUPATIONS: readonly string[] = ["aristocrat", "artist", "craftsman", "diplomat", "scientist"];

const PORTRAITS = new WeakMap<ReadonlyMap<string, Face>, Map<string, Portrait>>();

/** What is read of a table: a play has all of it. */
export interface Table {
  readonly view: unknown;
  readonly seat: number;
  readonly faces: ReadonlyMap<string, Face>;
  face(id: string): Face | undefined;
}

/** One table of the game; a component makes its own, all of them read the same play. */
export class Crecy {
  constructor(readonly play: Table) {}

  get view(): CrecyView {
    return this.play.view as CrecyView;
  }

  get testament(): boolean {
    return this.view.mode === "solo_testament";
  }

  player(seat: number): CrecyPlayer | undefined {
    return this.view.seats[seat - 1];
  }

  /** The player whose things lie before the reader; a spectator looks over the shoulder of the first. */
  get own(): CrecyPlayer {
    return (this.player(this.play.seat) ?? this.view.seats[0])!;
  }

  /** The face of a card in a tree, which the view calls by its name alone. */
  faceOf(card: string): Face | undefined {
    for (const kind of ["friend", "child", "side"]) {
      const face = this.play.face(`${kind}:${card}`);
      if (face) return face;
    }
    return undefined;
  }

  /** Whether nothing but the gender of somebody is known. */
  unknown(person: Person): boolean {
    return this.testament && this.faceOf(person.card)?.kind === "child";
  }

  called(player: CrecyPlayer, person: Person): string {
    const face = this.faceOf(person.card);
    if (!face) return "";
    if (face.kind !== "child") return voice.name(face.id);
    if (this.testament) return t(`crecy-unknown-${person.gender}`, { number: String(person.person) });
    return givenName(player.family, person.person, this.play.faces);
  }

  /** The parts of somebody's cameo; unknown people have no more than a profile. */
  portrait(person: Person): Portrait {
    const face = this.faceOf(person.card);
    const woman = person.gender === "female";
    if (this.unknown(person)) return { face: woman ? "f" : "m" };
    if (face && face.kind !== "child") return this.portraitOfFace(face);
    return portraitOf({ id: `${person.card}/${person.person}`, woman, child: person.state === "child" });
  }

  portraitOfFace(face: Face): Portrait {
    let deck = PORTRAITS.get(this.play.faces);
    if (!deck) PORTRAITS.set(this.play.faces, (deck = assign(this.play.faces.values())));
    return deck.get(face.id) ?? portraitOf({ id: face.id, woman: face.values?.["gender"] === "female", child: face.kind === "child" });
  }
}

export const useCrecy = (): Crecy => new Crecy(usePlay());

/** A number printed on a card; 0 where there is none. */
export const printed = (face: Face | undefined, name: string): number => Number(face?.values?.[name] ?? 0);

export const isWoman = (face: Face | undefined): boolean => face?.values?.["gender"] === "female";

/** Icons of a Friend: the nationality, and the occupation if there is one. */
export function iconsOf(face: Face | undefined): { nationality: string; occupation: string } {
  const icons = face?.icons ?? [];
  return {
    nationality: icons.find((icon) => NATIONALITIES.includes(icon)) ?? "",
    occupation: icons.find((icon) => OCCUPATIONS.includes(icon)) ?? "",
  };
}

/** "Prussian", "Craftswoman": as the person's gender has it. */
export function iconName(icon: string, woman: boolean): string {
  const kind = NATIONALITIES.includes(icon) ? "nationality" : "occupation";
  return t(`crecy-${kind}-${icon}${woman ? "-female" : ""}`);
}
