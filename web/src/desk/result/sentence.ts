/** How a game ended, in one sentence. */

import type { Result, TableInfo } from "@/wire/types";
import { t, voice } from "@/words/voice.svelte";
import { inRank } from "./score";

/** In Last Will whoever has least has won. */
export const LOWEST_WINS = new Set(["lastwill"]);

export function sentence(table: TableInfo, result: Result, named: (seat: number) => string): string {
  if (result.outcome === "won") return t("desk-result-solo-won");
  if (result.outcome === "lost") return t("desk-result-solo-lost");
  const [first, ...more] = result.winners;
  if (first === undefined) return t("desk-result-nobody");
  if (more.length > 0) return t("desk-result-shared", { names: voice.listed(result.winners.map(named)) });
  const [, second] = inRank(result.ranking);
  const by = second === undefined ? 0 : Math.abs((result.scores[first - 1] ?? 0) - (result.scores[second - 1] ?? 0));
  return table.yours?.includes(first) ? t(`desk-result-${table.game}-you`, { by }) : t(`desk-result-${table.game}-other`, { name: named(first), by });
}
