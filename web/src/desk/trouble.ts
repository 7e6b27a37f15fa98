/** What was refused, in the reader's words. */

import { Refusal } from "@/wire/http";
import { say, t } from "@/words/voice.svelte";

export function inWords(error: unknown): string {
  if (!(error instanceof Refusal)) return t("page-no-line");
  if (!error.problem) return t("page-no-line");
  try {
    return say(error.problem.message);
  } catch {
    return error.problem.text; // a message of words that this page has not learned
  }
}
