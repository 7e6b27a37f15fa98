/** How much time the seats have, as the desk offers it. */

import type { TableInfo } from "@/wire/types";

export type Pace = TableInfo["pace"];
export type PaceName = Pace["pace"];

/** What each pace begins with. */
export const PACES: Record<PaceName, Pace> = {
  relaxed: { pace: "relaxed" },
  live: { pace: "live", minutes: 25, seconds: 15 },
  days: { pace: "days", days: 1 },
};
