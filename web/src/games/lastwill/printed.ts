/** What is printed on a card, read from its face: the same for cards of any deck. */

import type { Face } from "@/wire/types";
import type { Arg, Message } from "@/words/say";

export interface Priced {
  who: string;
  pounds: number;
}

export interface Printed {
  id: string;
  kind: string;
  type: string;
  crowns: number;
  /** White is used once, black stays on a board, slate comes along. */
  frame: "white" | "black" | "slate";
  emblems: string[];
  /** Of an activation, or of an event with one price; null where there is none. */
  actions: number | null;
  pounds: number | null;
  /** What it takes to put it down, beside the one action. */
  extraActions: number;
  extraPounds: number;
  /** Of an event with several prices. */
  options: { actions: number; pounds: number }[];
  coins: Priced[];
  spaces: Priced[];
  ladder: number[];
  /** What a helper does, what an event brings about, what an expense counts: as short messages of the page. */
  does: Message | null;
}

type Values = NonNullable<Face["values"]>;

const numbers = (values: Values, name: string): number[] => {
  const found = values[name];
  return (Array.isArray(found) ? found : found === undefined ? [] : [found]).map(Number);
};
const names = (values: Values, name: string): string[] => {
  const found = values[name];
  return Array.isArray(found) ? found.map(String) : [];
};

/** The parts of a message that a word of the page says shorter: privileges and effects, with the same arguments. */
const SHORTER = /^lastwill-(privilege|do)-/;

function isMessage(arg: unknown): arg is { id: string; args?: Record<string, Arg> } {
  return typeof arg === "object" && arg !== null && "id" in arg;
}

/** The same message in the page's shorter words. */
export function shortened(message: Message): Message {
  if (!isMessage(message)) return message;
  const args = Object.fromEntries(Object.entries(message.args ?? {}).map(([name, arg]) => [name, isMessage(arg) ? shortened(arg) : arg]));
  const id = SHORTER.test(message.id) ? `page-${message.id}` : message.id;
  return { id, args };
}

/** The first part of a message with this id. */
export function part(message: Arg | null | undefined, id: string): { id: string; args?: Record<string, Arg> } | null {
  if (Array.isArray(message)) return message.map((one) => part(one, id)).find((one) => one !== null) ?? null;
  if (!isMessage(message)) return null;
  if (message.id === id) return message;
  for (const arg of Object.values(message.args ?? {})) {
    const found = part(arg, id);
    if (found) return found;
  }
  return null;
}

function does(face: Face): Message | null {
  const text = face.text as Message | null | undefined;
  const told = [
    part(text, "lastwill-text-privilege")?.args?.["privilege"],
    part(text, "lastwill-text-effect")?.args?.["effect"],
    part(text, "lastwill-formula"),
  ].find(isMessage);
  return told ? shortened(told) : null;
}

const FRAMES: Readonly<Record<string, Printed["frame"]>> = { event: "white", companion: "slate", wild: "slate" };

function emblems(face: Face, values: Values): string[] {
  const marks = [...(face.icons ?? [])];
  if (marks.length > 0) return marks;
  const work = [...names(values, "privileges"), ...(values["effect"] ? [String(values["effect"])] : [])];
  const counted = numbers(values, "formula").flatMap((pounds, at) => (pounds ? (["farm", "dog", "horse"][at] ?? []) : []));
  const companions = [...names(values, "coins"), ...names(values, "spaces")];
  return [...work, ...counted, ...companions.slice(0, 1), face.kind].slice(0, 1);
}

export function printed(face: Face): Printed {
  const values = face.values ?? {};
  const actions = numbers(values, "actions");
  const pounds = numbers(values, "pounds");
  const several = actions.length > 1;
  const zip = (who: string, much: string): Priced[] => names(values, who).map((name, at) => ({ who: name, pounds: numbers(values, much)[at] ?? 0 }));
  return {
    id: face.id,
    kind: face.kind,
    type: String(values["type"] ?? ""),
    crowns: Number(values["crowns"] ?? 0),
    frame: FRAMES[face.kind] ?? "black",
    emblems: emblems(face, values),
    actions: several ? null : (actions[0] ?? null),
    pounds: several || !pounds[0] ? null : pounds[0],
    extraActions: Number(values["play_actions"] ?? 0),
    extraPounds: Number(values["play_pounds"] ?? 0),
    options: several ? actions.map((one, at) => ({ actions: one, pounds: pounds[at] ?? 0 })) : [],
    coins: zip("coins", "coin_pounds"),
    spaces: zip("spaces", "space_pounds"),
    ladder: numbers(values, "banknotes"),
    does: does(face),
  };
}
