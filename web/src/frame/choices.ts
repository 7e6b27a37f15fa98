/** Options as they are marked on the table: each with its key, and where on the board it can be touched. */

import type { Offer } from "@/wire/types";

/** H I L O R U Y Z are commands and never keys of choices; none of these needs AltGr on any keyboard. */
const LETTERS = "ABCDEFGJKMNPQSTVWX";

export interface Choice {
  offer: Offer;
  /** The key that takes it; "" if there are more options than keys. */
  key: string;
}

export interface Anchor {
  card?: string | undefined;
  place?: string | undefined;
  /** The text of an option without a subject, as `end`; a trailing space stands for anything that follows. */
  text?: string | undefined;
}

/** Options in reading order with their keys: the digit of an amount or of a space in a row, letters for all others. */
export function keyed(offers: readonly Offer[], digits: boolean): Choice[] {
  const numbers = offers.map((offer) => /^[a-z-]+ (\d)$/.exec(offer.text)?.[1] ?? "");
  const numbered = digits && offers.every((offer, at) => offer.blocked || numbers[at]);
  let next = 0;
  return offers.map((offer, at) => {
    if (offer.blocked) return { offer, key: "" };
    return { offer, key: (numbered ? numbers[at] : LETTERS[next++]) ?? "" };
  });
}

/** Whether an option belongs to this thing or place of the board. */
export function belongs(offer: Offer, anchor: Anchor): boolean {
  if (anchor.text !== undefined) {
    return anchor.text.endsWith(" ") ? offer.text.startsWith(anchor.text) : offer.text === anchor.text;
  }
  const subject = offer.subject;
  if (!subject) return false;
  if (anchor.card !== undefined && anchor.card !== subject.card) return false;
  if (anchor.place === undefined) return anchor.card !== undefined;
  return subject.place ? subject.place === anchor.place : anchor.card !== undefined;
}
