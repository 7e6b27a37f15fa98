/** A name that no other move has: `crypto.randomUUID` is missing where a page comes over plain http from another machine. */
export function newToken(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
