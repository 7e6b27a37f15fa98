/** Copies a text; whether that was possible: a page over plain http from another machine has no clipboard. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
