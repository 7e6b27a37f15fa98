/** Which technologies on the timeline one hangs together with: what it needs there, all the way down, and what is built on it. */

import type { GearsCopy } from "@/wire/schema";
import type { Technologies } from "./technologies";

/** A technology on the timeline, as `t4:flight`; `t5:next` is the place for the next one there. */
export type Spot = string;

export interface Link {
  from: Spot;
  to: Spot;
  /** Whether it touches the technology that is asked about. */
  direct: boolean;
}

export const NEXT = "next";

export function links(technologies: Technologies, copies: readonly GearsCopy[], frames: readonly string[], traced: string, here: string): Link[] {
  const spot = (copy: GearsCopy) => `${copy.timeframe}:${copy.technology}`;
  const age = (frame: string) => frames.indexOf(frame);
  const found = new Map<string, Link>();
  const add = (from: Spot, to: Spot, direct: boolean) => {
    const known = found.get(`${from} ${to}`);
    if (!known || (direct && !known.direct)) found.set(`${from} ${to}`, { from, to, direct });
  };

  /** The one that it would stand on: of the older copies a successful one, the oldest. */
  function support(need: string, frame: string): GearsCopy | undefined {
    const older = copies.filter((copy) => copy.technology === need && age(copy.timeframe) < age(frame));
    return older.find((copy) => copy.successful) ?? older[0];
  }

  function down(id: string, frame: string, to: Spot, direct: boolean): void {
    for (const need of technologies.get(id)?.needs ?? []) {
      const copy = support(need, frame);
      if (!copy) continue;
      const known = found.has(`${spot(copy)} ${to}`);
      add(spot(copy), to, direct);
      if (!known) down(need, copy.timeframe, spot(copy), false);
    }
  }

  const own = copies.filter((copy) => copy.technology === traced);
  for (const copy of own) down(traced, copy.timeframe, spot(copy), true);
  if (here) down(traced, here, `${here}:${NEXT}`, true);
  for (const above of copies) {
    if (!technologies.get(above.technology)?.needs.includes(traced)) continue;
    const copy = support(traced, above.timeframe);
    if (copy) add(spot(copy), spot(above), true);
  }
  return [...found.values()];
}
