/** What events tell of money and of cards that were taken. */

import type { Happened } from "@/wire/types";

export interface Taken {
  card: string;
  seat: number;
}

/** The balances of one seat: at the start, then at the end of each round that is over. */
export type Line = number[];

/** Without what was taken back later. */
export function standing(events: readonly Happened[]): Happened[] {
  const found: Happened[] = [];
  for (const event of events) {
    const since = event["since"];
    if (typeof since === "number" && (event.event === "undone" || event.event === "rewound")) {
      while ((found.at(-1)?.sequence ?? -1) >= since) found.pop();
    } else found.push(event);
  }
  return found;
}

/** Who took the card of an offering's place in this round. */
export function taken(events: readonly Happened[], place: string): Taken | null {
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at];
    if (!event || event.event === "round") return null;
    const moved = event.moved.find((one) => one.from === `offering:${place}` && one.to.startsWith("hand:"));
    if (moved) return { card: moved.card, seat: Number(moved.to.slice("hand:".length)) };
  }
  return null;
}

export function lines(events: readonly Happened[], seats: number): Line[] {
  const now: number[] = Array.from({ length: seats }, () => 0);
  const found: Line[] = now.map(() => []);
  for (const event of events) {
    if (event.event === "round") for (const [at, line] of found.entries()) line.push(now[at] ?? 0);
    for (const fact of event.facts) if (fact.kind === "pounds" && fact.whose > 0) now[fact.whose - 1] = fact.after;
  }
  return found;
}

/** How far a round is, by its phase: 0 at its start, 1 at its end. */
export function progress(phase: string): number {
  return { setup: 0, offering: 0.05, planning: 0.15, errand: 0.35, action: 0.65, "end-of-round": 0.95, over: 1 }[phase] ?? 0;
}

/** Where a line that goes on as it has gone so far comes to nothing; null if it does not. */
export function runsDry(start: number, now: number, at: number): number | null {
  const pace = at > 0 ? (start - now) / at : 0;
  return now <= 0 ? at : pace > 0 ? at + now / pace : null;
}
