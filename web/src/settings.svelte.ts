/** What a person likes, kept on this device. */

import type { Speed } from "@/frame/flights";

const KEPT = "bequest-settings";

interface Kept {
  /** How fast pieces move. */
  speed: Speed;
  /** A choice that can be taken back is made at once, without the seal. */
  atOnce: boolean;
  /** Letters and digits choose. */
  keys: boolean;
  /** A sound when it is your turn. */
  sound: boolean;
  /** In hundredths of the browser's own size. */
  textSize: number;
  /** The desk pages in the dark. */
  dark: boolean;
  /** Tables and lists instead of the board. */
  textView: boolean;
}

const FIRST: Kept = { speed: "normal", atOnce: false, keys: true, sound: false, textSize: 100, dark: false, textView: false };

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>) };
  } catch {
    return FIRST;
  }
}

export const settings = $state<Kept>(read());

/** Changes a setting and keeps it. */
export function set<K extends keyof Kept>(name: K, value: Kept[K]): void {
  settings[name] = value;
  localStorage.setItem(KEPT, JSON.stringify(settings));
}
