/** Pounds in words of the rules: the sign stands where the language wants it. */

import { say } from "@/words/voice.svelte";

export function pounds(amount: number): string {
  return say({ id: "lastwill-pounds", args: { n: Math.abs(amount), sign: amount < 0 ? "minus" : "none" } });
}

/** Actions, in words. */
export const actions = (n: number): string => say({ id: "lastwill-actions", args: { n } });
