/** Technologies that have just failed, in the order in which one brings down the next. */

import type { GearsCopy } from "@/wire/schema";

export const copyKey = (copy: GearsCopy): string => `${copy.timeframe}:${copy.technology}`;

export function unlit(before: readonly GearsCopy[], after: readonly GearsCopy[], needs: (technology: string) => readonly string[]): GearsCopy[] {
  const stood = new Set(before.filter((copy) => copy.successful).map(copyKey));
  let left = after.filter((copy) => !copy.successful && stood.has(copyKey(copy)));
  const found: GearsCopy[] = [];
  while (left.length) {
    const waiting = new Set(left.map((copy) => copy.technology));
    const next = left.filter((copy) => !needs(copy.technology).some((need) => waiting.has(need)));
    const taken = next.length ? next : left; // two that need each other fall together
    found.push(...taken);
    left = left.filter((copy) => !taken.includes(copy));
  }
  return found;
}
