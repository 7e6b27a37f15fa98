/** How much time the seats have, in words. */

import type { TableInfo } from "@/wire/types";
import { t } from "@/words/voice.svelte";

export function paceText(pace: TableInfo["pace"]): string {
  if (pace.pace === "live") return t("page-pace-live", { minutes: pace.minutes, seconds: pace.seconds ?? 0 });
  if (pace.pace === "days") return t("page-pace-days", { days: pace.days });
  return t("page-pace-relaxed");
}
