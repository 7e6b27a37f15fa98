/** Who sits for a cameo: parts picked from what is printed on a card, always the same for the same card. */

import type { Face } from "@/wire/types";
import { COLLAR, EXTRA, FACE, HAIR, HAT, type Shape } from "./parts";

export interface Portrait {
  face: keyof typeof FACE;
  collar?: keyof typeof COLLAR | undefined;
  extra?: keyof typeof EXTRA | undefined;
  hair?: keyof typeof HAIR | undefined;
  hat?: keyof typeof HAT | undefined;
}

/** What leads the choice of the parts. */
export interface Sitter {
  id: string;
  woman: boolean;
  child?: boolean;
  occupation?: string | undefined;
  nationality?: string | undefined;
  prestige?: number;
}

/** All parts for the sprite, by the name of their symbol. */
export const SYMBOLS: readonly (readonly [string, readonly Shape[]])[] = Object.entries({ face: FACE, collar: COLLAR, extra: EXTRA, hair: HAIR, hat: HAT }).flatMap(
  ([kind, parts]) => Object.entries(parts).map(([name, shapes]) => [`${kind}-${name}`, shapes] as const),
);

/** The parts of a portrait from back to front, by the names of their symbols. */
export function stack(portrait: Portrait): string[] {
  const { face, collar, extra, hair, hat } = portrait;
  const found = [`face-${face}`];
  if (collar) found.push(`collar-${collar}`);
  if (extra) found.push(`extra-${extra}`);
  if (hair) found.push(`hair-${hair}`);
  if (hat) found.push(`hat-${hat}`);
  return found;
}

type Collars = readonly NonNullable<Portrait["collar"]>[];
const WOMEN: Readonly<Record<string, Collars>> = {
  aristocrat: ["lace", "choker", "fur"], craftsman: ["fichu", "apron", "plain"], artist: ["fichu", "choker", "lace"],
  diplomat: ["choker", "lace", "fur"], scientist: ["plain", "fichu", "choker"],
};
const ANY_WOMAN: Collars = ["lace", "fichu", "choker", "plain"];
const MEN: Readonly<Record<string, Collars>> = {
  aristocrat: ["jabot", "epaulette", "fur"], craftsman: ["apron", "plain", "coat"], artist: ["jabot", "plain", "coat"],
  diplomat: ["epaulette", "jabot", "coat"], scientist: ["coat", "plain", "jabot"],
};
const ANY_MAN: Collars = ["coat", "jabot", "plain"];

/** Picks one after the other from lists, led by a hash of a text. */
function picker(text: string): <T>(list: readonly T[]) => T {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0;
  return (list) => {
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
    return list[(hash >>> 8) % list.length]!;
  };
}

/** The portrait of a sitter; `again` draws another one. */
export function portraitOf(sitter: Sitter, again = 0): Portrait {
  const pick = picker(`${sitter.id}/${again}`);
  if (sitter.child) return { face: "c", hair: sitter.woman ? "girl" : "boy", collar: pick(["plain", "lace", undefined]) };
  return sitter.woman ? woman(sitter, pick) : man(sitter, pick);
}

function woman({ occupation = "", nationality, prestige = 0 }: Sitter, pick: ReturnType<typeof picker>): Portrait {
  const noble = prestige >= 2;
  const hair = pick<NonNullable<Portrait["hair"]>>(noble ? ["pouf", "pouf", "ringlets"] : ["chignon", "ringlets", "pouf"]);
  const collar = pick(WOMEN[occupation] ?? ANY_WOMAN);
  let hat: Portrait["hat"];
  if (nationality === "turkish") hat = "turban";
  else if (nationality === "russian") hat = pick(["fur", "pearls", undefined]);
  else if (occupation === "craftsman") hat = pick(["mobcap", "mobcap", "bow", undefined]);
  else hat = noble ? pick(["feather", "pearls", "plume", undefined]) : pick([undefined, "bow", "plume", "pearls", "mobcap"]);
  // Pearls and feathers need the height of a pouf.
  if (hair !== "pouf" && (hat === "pearls" || hat === "feather")) hat = "bow";
  return { face: "f", hair, collar, hat, extra: pick([undefined, "earring", "beauty"]) };
}

function man({ occupation = "", nationality, prestige = 0 }: Sitter, pick: ReturnType<typeof picker>): Portrait {
  const elder = pick([false, false, true]);
  let hair: Portrait["hair"];
  if (occupation === "craftsman") hair = pick(["crop", "queue", "bald"]);
  else if (prestige >= 3) hair = pick(["full", "full", "queue"]);
  else hair = elder ? pick(["full", "bald", "queue"]) : pick(["queue", "crop", "queue", "full"]);
  const collar = pick(MEN[occupation] ?? ANY_MAN);
  let hat: Portrait["hat"];
  if (nationality === "turkish") hat = "turban";
  else hat = nationality === "polish" || nationality === "russian" ? pick(["fur", undefined, "tricorne"]) : pick([undefined, undefined, "tricorne"]);
  let extra: Portrait["extra"];
  if (occupation === "scientist") extra = pick(["spectacles", undefined]);
  else extra = nationality === "turkish" ? pick(["beard", "moustache"]) : pick([undefined, undefined, "moustache", "beard"]);
  return { face: elder ? "e" : "m", hair, collar, hat, extra };
}

/** The sitter of a card that shows somebody. */
function sitterOf(face: Face): Sitter {
  const icons = face.icons ?? [];
  return {
    id: face.id,
    woman: face.values?.["gender"] === "female",
    occupation: icons.find((icon) => icon in MEN),
    nationality: icons.find((icon) => !(icon in MEN)),
    prestige: Number(face.values?.["prestige"] ?? 0),
  };
}

const SITTINGS = 64;

/** Portraits for a whole deck without twins: cards are taken in the order of their ids, and a twin sits again. */
export function assign(faces: Iterable<Face>): Map<string, Portrait> {
  const found = new Map<string, Portrait>();
  const seen = new Set<string>();
  const sorted = [...faces].filter((face) => face.kind === "friend" || face.kind === "side").sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const face of sorted) {
    const sitter = sitterOf(face);
    let portrait = portraitOf(sitter);
    for (let again = 1; again < SITTINGS && seen.has(stack(portrait).join()); again++) portrait = portraitOf(sitter, again);
    seen.add(stack(portrait).join());
    found.set(face.id, portrait);
  }
  return found;
}
