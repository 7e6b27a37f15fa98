/** Tables as lists show them: which come first, who is awaited, and where their links lead. */

import type { SeatInfo, TableInfo } from "@/wire/types";
import { folded } from "@/words/folded";

export const LOBBY = "lobby";
export const FINISHED = "finished";

/** Whether somebody awaits one's own move there. */
export function waitsForMe(table: TableInfo): boolean {
  return table.state !== LOBBY && table.state !== FINISHED && awaited(table).some((seat) => table.yours?.includes(seat.seat));
}

/** The seats that are asked something now. */
export function awaited(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.waiting);
}

/** Those that wait for oneself first, the most urgent of them on top; then games under way; then tables before their start. */
export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo) => (waitsForMe(table) ? 0 : table.state === LOBBY ? 2 : 1);
  const urgency = (table: TableInfo) => Math.min(...awaited(table).map((seat) => seat.deadline ?? Infinity), Infinity);
  return [...tables].sort((a, b) => rank(a) - rank(b) || compare(urgency(a), urgency(b)) || b.created_at - a.created_at);
}

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1);

/** Seats at which a person or a bot sits. */
export const taken = (table: TableInfo): SeatInfo[] => table.seats.filter((seat) => seat.person || seat.level);
export const free = (table: TableInfo): SeatInfo[] => table.seats.filter((seat) => !seat.person && !seat.level);

/** Where a table is looked at, in the state in which it is. */
export function address(table: TableInfo): string {
  if (table.state === LOBBY) return `/table/${table.id}`;
  return table.state === FINISHED ? `/result/${table.id}` : `/play/${table.id}`;
}

/** The readable part of an invitation's address: decoration, the secret behind the # is what counts. */
export function slug(text: string): string {
  return folded(text).replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 40);
}

export function invitationLink(table: TableInfo, origin: string): string {
  return `${origin}/table/${slug(table.name) || table.game}#${table.invitation}`;
}
