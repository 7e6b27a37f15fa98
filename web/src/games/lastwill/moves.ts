/** The moves of a card on a board, from the words of its options: what is done, for how much, with how many actions. */

import type { Offer } from "@/wire/types";
import type { Arg, Message } from "@/words/say";
import { part } from "./printed";

export interface Move {
  offer: Offer;
  verb: string;
  /** What it spends or brings, or whom it adds; "" if that is not told. */
  much: Message | string;
  who: Message | string;
  /** null if none is told. */
  actions: number | null;
  /** Whether a helper may waive the actions. */
  waivable: boolean;
}

const VERBS = new Set(["activate", "sell", "add"]);
export const verbOf = (text: string): string => text.slice(0, text.indexOf(" "));
export const isMove = (offer: Offer): boolean => VERBS.has(verbOf(offer.text));

const said = (arg: Arg | undefined): Message | string => (arg === undefined || typeof arg === "number" || Array.isArray(arg) ? "" : arg);

/** An option on a card of the board; null if the card can't have it at all. */
export function moveOf(offer: Offer): Move | null {
  const message = offer.say as Message;
  if (!("id" in message) || message.id.endsWith("-only")) return null;
  const args = message.args ?? {};
  const verb = verbOf(offer.text);
  const told = args["actions"];
  const actions = part(told, "lastwill-actions")?.args?.["n"];
  return {
    offer,
    verb,
    much: said(args["pounds"] ?? args["price"]),
    who: said(args["type"]),
    actions: verb === "add" ? 1 : typeof actions === "number" ? actions : null,
    waivable: part(told, "lastwill-or-none") !== null,
  };
}
