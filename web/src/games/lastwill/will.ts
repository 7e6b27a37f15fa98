/** A table of Last Will as its drawings read it: the view with its type, and faces by the bare names that views use. */

import { type Play, usePlay } from "@/frame/play.svelte";
import type { LastwillLying, LastwillSeat, LastwillView } from "@/wire/schema";
import type { Face } from "@/wire/types";
import { printed, type Printed } from "./printed";

export type Lying = LastwillLying;
export type Heir = LastwillSeat;
export type View = LastwillView;

/** Kinds of faces that are cards; a view names a card without its kind. */
const CARDS = new Set(["event", "expense", "helper", "property", "companion", "wild"]);
const faceIds = new WeakMap<ReadonlyMap<string, Face>, Map<string, string>>();

function bare(faces: ReadonlyMap<string, Face>): Map<string, string> {
  let found = faceIds.get(faces);
  if (!found) {
    found = new Map([...faces.values()].filter((face) => CARDS.has(face.kind)).map((face) => [face.id.slice(face.id.indexOf(":") + 1), face.id]));
    faceIds.set(faces, found);
  }
  return found;
}

export class Will {
  constructor(readonly play: Play) {}

  get view(): View {
    return this.play.view as View;
  }

  /** The face of a card that a view names. */
  face(card: string): string {
    return bare(this.play.faces).get(card) ?? card;
  }

  printed(card: string): Printed | null {
    const face = this.play.face(this.face(card));
    return face ? printed(face) : null;
  }

  heir(seat: number): Heir | undefined {
    return (this.play.view as View | null)?.seats[seat - 1];
  }

  /** The own seat; of a spectator none. */
  get own(): Heir | undefined {
    return this.heir(this.play.seat);
  }

  /** The actions of a seat: before its turn those of its plan. */
  actions(seat: number): number {
    const heir = this.heir(seat);
    const before = this.view.phase === "planning" || this.view.phase === "errand";
    return before ? (this.view.plans.find((plan) => plan.marker === seat)?.actions ?? 0) : (heir?.actions ?? 0);
  }

  get acting(): boolean {
    return this.view.phase === "action" || this.view.phase === "end-of-round" || this.view.phase === "over";
  }

  /** The lying properties of a seat with the type that the market knows. */
  houses(seat: number): { lying: Lying; type: string }[] {
    const board = this.heir(seat)?.board ?? [];
    return board.flatMap((lying) => {
      const type = lying ? this.printed(lying.card)?.type : undefined;
      return lying && lying.value !== null && lying.value !== undefined && type ? [{ lying, type }] : [];
    });
  }
}

export const useWill = (): Will => new Will(usePlay());
