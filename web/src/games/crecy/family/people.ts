/** Persons in words. */

import type { Face } from "@/wire/types";
import { t, voice } from "@/words/voice.svelte";
import { type Crecy, type CrecyPlayer, iconName, iconsOf, type Person } from "../crecy";

const PLAIN = new Set(["child:son", "child:daughter"]);

/** What a child or a Head is beside the name: what is special about it, son or daughter, head of the family. */
export function trait(face: Face | undefined, person: Person): string {
  if (face?.kind === "side") return t("page-crecy-head-of-family");
  if (face && !PLAIN.has(face.id)) return voice.name(face.id);
  return t("page-crecy-born", { gender: person.gender });
}

/** Everything that is seen of somebody, for those who hear it. */
export function about(crecy: Crecy, player: CrecyPlayer, person: Person): string {
  const face = crecy.faceOf(person.card);
  const partner = person.partner ? player.family[person.partner - 1] : undefined;
  const said = [crecy.called(player, person)];
  if (face?.kind === "friend") {
    const { nationality, occupation } = iconsOf(face);
    for (const icon of [nationality, occupation]) if (icon) said.push(iconName(icon, person.gender === "female"));
  } else if (!crecy.unknown(person)) {
    said.push(trait(face, person));
  }
  if (person.state === "departed") said.push(t("page-crecy-departed", { gender: person.gender }));
  else if (partner) said.push(t(person.state === "adult" ? "page-crecy-married-to" : "page-crecy-promised-to", { name: crecy.called(player, partner), gender: person.gender }));
  else if (person.state === "child") said.push(t("crecy-state-child"));
  else said.push(t("crecy-state-single"));
  for (const deed of deedsOf(person)) said.push(voice.name(deed));
  return said.join(", ");
}

/** The faces of what lies beside somebody. */
export function deedsOf(person: Person): string[] {
  const held = person.attached;
  if (!held) return [];
  const found: string[] = [];
  if (held.title) found.push(`title:${held.title}`);
  if (held.contribution) found.push(`contribution:${held.contribution}`);
  if (held.mansion) found.push("mansion:mansion");
  if (held.venture) found.push("venture:venture");
  return found;
}
