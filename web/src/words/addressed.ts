/** A question without the name of whoever is asked: at one's own screen, nobody needs to be called. */

import type { Message } from "./say";

/** `said` is the message in words; the name with which it begins is taken off. */
export function unaddressed(message: Message, said: string, say: (what: Message | string) => string): string {
  const player = "id" in message ? message.args?.["player"] : undefined;
  if (player === undefined || typeof player === "number" || Array.isArray(player)) return said;
  const called = `${say(player)}, `;
  if (!said.startsWith(called)) return said;
  const rest = said.slice(called.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}
