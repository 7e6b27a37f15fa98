/**
 * What has happened so far, as far as drawings need it: money round by round, and who took which card of the offering.
 *
 * Read once from the beginning, then from the news; what was taken back is left out.
 */

import type { Play } from "@/frame/play.svelte";
import { get } from "@/wire/http";
import type { Happened, News } from "@/wire/types";
import { type Line, lines, standing, taken, type Taken } from "./happened";

class History {
  private events = $state.raw<Happened[]>([]);
  private asked = "";

  constructor(private readonly play: Play) {}

  /** Hears the newest news; the first time, all that was before is asked for. */
  hear(news: News | null): void {
    if (!news) return;
    const key = `${news.table}:${news.seat}`;
    if (this.asked !== key) {
      this.asked = key;
      this.events = [];
      void get<News>(`/api/tables/${this.play.id}/news?seat=${news.seat}&since=0`).then(
        (all) => this.add(all.events),
        () => (this.asked = ""),
      );
      return;
    }
    this.add(news.events);
  }

  private add(events: readonly Happened[]): void {
    const last = this.events.at(-1)?.sequence ?? -1;
    const fresh = events.filter((event) => event.sequence > last);
    if (fresh.length) this.events = [...this.events, ...fresh];
  }

  /** Those that stand, up to the moment that is shown. */
  private get shown(): Happened[] {
    const until = this.play.moment?.move ?? Number.POSITIVE_INFINITY;
    return standing(this.events).filter((event) => event.move <= until);
  }

  takenFrom(place: string): Taken | null {
    return taken(this.shown, place);
  }

  /** The balances of all seats at the end of each round. */
  lines(seats: number): Line[] {
    return lines(this.shown, seats);
  }
}

const known = new WeakMap<Play, History>();

export function historyOf(play: Play): History {
  let found = known.get(play);
  if (!found) {
    found = new History(play);
    known.set(play, found);
  }
  return found;
}
