/** What a card does, out of all that is said about it. */

import type { Arg, Message } from "@/words/say";

type Said = { id: string; args?: Record<string, Arg> };
const SENTENCES = "crecy-sentences";
const REWARD = "crecy-text-reward";
/** What happens at the wedding needs no saying: that is when a Friend is played. */
const WEDDING = "crecy-moment-wedding";

const isSaid = (arg: unknown): arg is Said => typeof arg === "object" && arg !== null && "id" in arg;

/** The sentences of a text. */
export function sentencesOf(text: Message | null | undefined): Said[] {
  if (!text || !isSaid(text)) return [];
  if (text.id !== SENTENCES) return [text];
  return [text.args?.["first"], text.args?.["next"]].flatMap((part) => (isSaid(part) ? sentencesOf(part) : []));
}

/** The sentences that tell an effect, each with the moment left out where it goes without saying. */
export function effectsOf(text: Message | null | undefined): { moment: Said | null; does: Arg }[] {
  return sentencesOf(text)
    .filter((sentence) => sentence.id === REWARD)
    .map((sentence) => {
      const moment = sentence.args?.["prefix"];
      return { moment: isSaid(moment) && moment.id !== WEDDING ? moment : null, does: sentence.args?.["does"] ?? "" };
    });
}
