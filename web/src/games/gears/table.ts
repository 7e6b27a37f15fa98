/** The table of Gears as the own seat sees it, and small questions about what lies there. */

import { type Play, usePlay } from "@/frame/play.svelte";
import type { GearsCopy, GearsProspect, GearsSeat, GearsView } from "@/wire/schema";
import { type Technologies, technologiesOf } from "./technologies";

export type { GearsCopy, GearsProspect, GearsSeat };

/** All timeframes of the board; the spliced one is there only once somebody has added it. */
const FRAMES = ["t0", "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9"] as const;

export interface Frame {
  name: string;
  /** How many technologies it takes; null beyond the Present Day. */
  room: number | null;
  present: boolean;
}

export class Table {
  constructor(readonly play: Play) {}

  get view(): GearsView {
    return this.play.view as GearsView;
  }

  get me(): GearsSeat | undefined {
    return this.view.seats[this.play.seat - 1];
  }

  get technologies(): Technologies {
    return technologiesOf(this.play.faces);
  }

  /** Every timeframe of the board from the oldest on. */
  get frames(): Frame[] {
    const rooms = new Map(this.view.timeframes.map((one) => [one.timeframe, one.room]));
    const names = rooms.has("ts") ? ["ts", ...FRAMES] : [...FRAMES];
    return names.map((name) => ({ name, room: rooms.get(name) ?? null, present: name === this.view.present }));
  }

  copiesIn(frame: string): GearsCopy[] {
    return this.view.timeline.filter((copy) => copy.timeframe === frame);
  }

  /** Where a technology stands, oldest first. */
  copiesOf(id: string): GearsCopy[] {
    return this.view.timeline.filter((copy) => copy.technology === id);
  }

  seatsIn(frame: string): GearsSeat[] {
    return this.view.seats.filter((seat) => seat.marker === frame);
  }

  /** How a technology of the own hand would fare where the own marker stands, as the rules judge it. */
  prospect(id: string): GearsProspect | undefined {
    return this.me?.prospects?.find((one) => one.technology === id);
  }

  colour(seat: number): string {
    return this.view.seats[seat - 1]?.colour ?? "white";
  }

  seatOf(colour: string): number {
    return this.view.seats.find((seat) => seat.colour === colour)?.seat ?? 0;
  }

  /** The technology that a move under way establishes, or the one that is chosen: its ghost stands in the own column. */
  get building(): string {
    const offers = [...this.play.choosing.earlier, ...(this.play.choosing.chosen ? [this.play.choosing.chosen] : [])];
    const found = offers.find((offer) => offer.text.startsWith("establish "));
    return found?.subject?.card?.replace("technology:", "") ?? "";
  }

  /** Whether an earlier step of the move under way is about this card. */
  taken(face: string): boolean {
    return this.play.choosing.earlier.some((offer) => offer.subject?.card === face);
  }

  /** So many cubes of each colour would come to a place. */
  coming(place: string): Record<string, number> {
    const found: Record<string, number> = {};
    for (const moved of this.play.choosing.preview.moved) {
      if (moved.to !== place || !moved.card.startsWith("cube:")) continue;
      const colour = moved.card.slice("cube:".length);
      found[colour] = (found[colour] ?? 0) + (moved.count ?? 1);
    }
    return found;
  }
}

export const useTable = (): Table => new Table(usePlay());
