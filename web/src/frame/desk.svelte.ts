/** What lies open beside the board: a card shown large, a reason, a drawer; and what has the focus. */

import { getContext, setContext } from "svelte";
import type { Offer } from "@/wire/types";

export type Drawer = "" | "rules" | "cards" | "menu" | "keys" | "list";

export class Desk {
  /** The face that is shown large. */
  zoomed = $state("");
  /** The card under a resting pointer, and where it is. */
  peeked = $state.raw<{ card: string; at: DOMRect } | null>(null);
  /** The blocked option whose reason is told. */
  refused = $state.raw<Offer | null>(null);
  refusedAt = $state.raw<DOMRect | null>(null);
  drawer = $state<Drawer>("");
  /** The rule at which the rules open. */
  rule = $state("");
  /** What has the focus, for the keys that ask about it. */
  focused = $state.raw<{ card: string; offer: Offer | null }>({ card: "", offer: null });
  /** The card whose connections are traced. */
  traced = $state("");
  /** The seal was pressed once for something that can't be taken back. */
  armed = $state(false);

  inspect(card: string): void {
    this.zoomed = card;
  }

  /** Tells why not, beside the thing that was touched. */
  whyNot(offer: Offer, at: DOMRect | null = null): void {
    this.refused = offer;
    this.refusedAt = at;
  }

  focus(card: string, offer: Offer | null): void {
    this.focused = { card, offer };
    this.traced = card;
  }

  /** A thing that is gone has the focus no longer. */
  forget(card: string): void {
    if (this.focused.card === card) this.focused = { card: "", offer: null };
    if (this.traced === card) this.traced = "";
  }

  openRules(rule = ""): void {
    this.rule = rule;
    this.drawer = "rules";
  }

  /** Closes what is open, the topmost first; whether there was anything. */
  close(): boolean {
    if (this.zoomed) this.zoomed = "";
    else if (this.refused) this.refused = null;
    else if (this.drawer) this.drawer = "";
    else return false;
    return true;
  }
}

const DESK = Symbol("desk");
export const shareDesk = (desk: Desk): Desk => setContext(DESK, desk);
export const useDesk = (): Desk => getContext<Desk>(DESK);
