/**
 * An arrangement that is asked for: what lies on each place, and what moving one part would make of it.
 *
 * The shape names the parts as they lie; each option is one whole arrangement, its parts after the word:
 * `order -3/-2/+1/+3`. What is moved changes over with what lies there.
 */

import type { Play } from "@/frame/play.svelte";
import type { Offer } from "@/wire/types";

export interface Cell {
  at: number;
  part: string;
  /** Whether something else lies there now. */
  changed: boolean;
}

export const partsOf = (text: string): string[] => text.slice(text.indexOf(" ") + 1).split("/");

/** The arrangement after what lies on two places has changed over. */
export function swapped(parts: readonly string[], from: number, to: number): string[] {
  const next = [...parts];
  [next[from], next[to]] = [next[to] ?? "", next[from] ?? ""];
  return next;
}

export class Arranging {
  private lifted = -1;

  constructor(private readonly play: Play) {}

  /** The parts as they lie now. */
  private get first(): string[] {
    const shape = this.play.choosing.shape;
    return shape?.shape === "order" ? shape.of : [];
  }

  private get parts(): string[] {
    const chosen = this.play.choosing.chosen;
    return chosen ? partsOf(chosen.text) : this.first;
  }

  get cells(): Cell[] {
    const { first } = this;
    return this.parts.map((part, at) => ({ at, part, changed: part !== first[at] }));
  }

  /** The option that leaves everything as it is. */
  get unchanged(): Offer | undefined {
    return this.offer(this.first);
  }

  private offer(parts: readonly string[]): Offer | undefined {
    return this.play.choosing.open.find((choice) => partsOf(choice.offer.text).join("/") === parts.join("/"))?.offer;
  }

  move(from: number, to: number): void {
    if (to < 0 || to >= this.parts.length || from === to) return;
    const offer = this.offer(swapped(this.parts, from, to));
    if (offer && offer.action !== this.play.choosing.chosen?.action) void this.play.choosing.choose(offer);
  }

  lift(at: number): void {
    this.lifted = at;
  }

  drop(at: number): void {
    if (this.lifted >= 0) this.move(this.lifted, at);
    this.lifted = -1;
  }
}
