/**
 * What is shown follows what is true, a little later: moves of others are played one after the other.
 *
 * Input never waits for it: any choice, key or burst of moves brings the board up to date at once.
 */

import { tick } from "svelte";
import { settings } from "@/settings.svelte";
import type { News } from "@/wire/types";
import { type Flights, flown } from "./flights";

/** So many news may wait to be shown; more are skipped. */
const LONGEST_QUEUE = 4;

export class Showing {
  view = $state.raw<unknown>(null);
  caughtUp = $state(true);
  /** Where things have just arrived: they are marked for a moment. */
  private queue: News[] = [];
  private playing = false;
  private flights: Flights | null = null;

  /** News to be shown; the first, and whatever comes while nobody looks, at once. */
  take(news: News, moving: boolean): void {
    if (!moving || settings.speed === "off" || document.visibilityState === "hidden" || !news.events.some((event) => event.moved.length)) {
      if (this.queue.length === 0 && !this.playing) {
        this.view = news.view;
        return;
      }
    }
    this.queue.push(news);
    this.caughtUp = false; // what waits here is not on the board yet, so nothing of it can be chosen there
    if (this.queue.length > LONGEST_QUEUE) this.skip();
    else if (!this.playing) void this.play();
  }

  /** Everything at once, now. */
  skip(): void {
    const last = this.queue.at(-1);
    this.queue = [];
    this.flights?.finish();
    if (last) this.view = last.view;
    this.caughtUp = true;
  }

  drop(): void {
    this.queue = [];
    this.flights?.finish();
    this.view = null;
    this.caughtUp = true;
  }

  private async play(): Promise<void> {
    this.playing = true;
    this.caughtUp = false;
    for (let news = this.queue.shift(); news; news = this.queue.shift()) {
      const shown = news;
      this.flights = flown(shown.events, settings.speed);
      this.view = shown.view;
      await tick();
      this.caughtUp = this.queue.length === 0;
      await this.flights.land();
    }
    this.flights = null;
    this.playing = false;
    this.caughtUp = true;
  }
}
