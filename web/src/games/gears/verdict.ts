/** What the rules say about a technology that would be established, in the words of its card. */

import { t, voice } from "@/words/voice.svelte";
import type { GearsProspect } from "./table";

export interface Verdict {
  good: boolean;
  /** As on the card: "succeeds here". */
  here: string;
  /** As on its ghost: "would succeed". */
  would: string;
}

const names = (ids: readonly string[]) => voice.listed(ids.map((id) => voice.name(`technology:${id}`)));

export function verdict(fares: GearsProspect): Verdict {
  if (fares.missing.length) {
    // The card lists its needs, with ticks where they stand: a number will do there.
    const would = t("page-gears-verdict-fails", { names: names(fares.missing) });
    return { good: false, here: fares.missing.length > 1 ? t("page-gears-verdict-lacks", { n: fares.missing.length }) : would, would };
  }
  if (!fares.stays) {
    const told = t("page-gears-verdict-leaves");
    return { good: false, here: told, would: told };
  }
  if (fares.fragile.length) {
    const told = t("page-gears-verdict-fragile", { names: names(fares.fragile) });
    return { good: false, here: told, would: told };
  }
  return { good: true, here: t("page-gears-verdict-succeeds"), would: t("page-gears-verdict-would-succeed") };
}
