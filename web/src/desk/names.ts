/** What those at a table are called in lists: oneself, persons by name, bots as at their table. */

import type { SeatInfo, TableInfo } from "@/wire/types";
import { t } from "@/words/voice.svelte";

export function seatName(table: TableInfo, seat: SeatInfo): string {
  if (table.yours?.includes(seat.seat)) return t("desk-you-inside");
  if (seat.person) return seat.person.name || t("desk-guest");
  return seat.level ? t(`page-bot-${table.game}`, { seat: seat.seat }) : t("desk-open-seat");
}

/** The names of several seats; the bots together, if they are more than one. */
export function seatNames(table: TableInfo, seats: readonly SeatInfo[]): string[] {
  const bots = seats.filter((seat) => !seat.person && seat.level);
  const others = seats.filter((seat) => seat.person || !seat.level);
  const mine = others.filter((seat) => table.yours?.includes(seat.seat));
  const names = [...new Set([...mine, ...others].map((seat) => seatName(table, seat)))];
  if (bots.length > 0) names.push(bots.length === 1 ? seatName(table, bots[0] as SeatInfo) : t("desk-bots", { n: bots.length }));
  return names;
}
