/** What the tokens of the market do to houses: each adds its number to what is printed. */

import type { Will } from "./will";

export interface Deal {
  key: string;
  face: string;
  type: string;
  /** A house in hand, which would be bought; else one on the board, which would be sold. */
  buys: boolean;
  value: number;
  token: number;
  /** At a price below nothing no money changes hands. */
  price: number;
}

/** The tokens by type as an order would lay them: `order -3/-2/+1/+3`, in the order of the types. */
export function tokensOf(market: Readonly<Record<string, number>>, order: string): Record<string, number> {
  const laid = order.startsWith("order ") ? order.slice("order ".length).split("/").map(Number) : [];
  return Object.fromEntries(Object.entries(market).map(([type, value], at) => [type, laid[at] ?? value]));
}

/** What the own houses would be sold for, and those in hand bought for, with these tokens. */
export function deals(will: Will, tokens: Readonly<Record<string, number>>): Deal[] {
  const found: Deal[] = [];
  const deal = (key: string, card: string, type: string, value: number, buys: boolean) => {
    const token = tokens[type] ?? 0;
    found.push({ key, face: will.face(card), type, buys, value, token, price: Math.max(0, value + token) });
  };
  const own = will.own;
  for (const [at, { lying, type }] of will.houses(will.play.seat).entries()) deal(`board-${at}`, lying.card, type, lying.value ?? 0, false);
  for (const [at, card] of (own?.hand ?? []).entries()) {
    const printed = will.printed(card);
    if (printed?.kind === "property") deal(`hand-${at}`, card, printed.type, printed.ladder[0] ?? 0, true);
  }
  return found;
}
