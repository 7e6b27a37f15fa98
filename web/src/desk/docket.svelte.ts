/** One's own tables, asked for again now and then while somebody looks. */

import { get, Refusal } from "@/wire/http";
import type { TableInfo, TableList } from "@/wire/types";
import { self } from "./self.svelte";
import { inOrder, waitsForMe } from "./tables";

const EVERY = 15_000;

class Docket {
  running = $state.raw<TableInfo[]>([]);
  finished = $state.raw<TableInfo[]>([]);
  /** Whether the server has told them. */
  known = $state(false);
  problem = $state.raw<unknown>(null);
  private watchers = 0;
  private timer = 0;

  get waiting(): TableInfo[] {
    return this.running.filter(waitsForMe);
  }

  async ask(): Promise<void> {
    try {
      if (!self.me) await self.ask();
      // Whoever is nobody yet has no tables.
      const lists = self.me ? ["/api/me/tables", "/api/me/tables?state=finished"] : [];
      const [running, finished] = await Promise.all(lists.map((list) => get<TableList>(list)));
      this.running = inOrder(running?.tables ?? []);
      this.finished = finished?.tables ?? [];
      this.problem = null;
    } catch (error) {
      const gone = error instanceof Refusal && error.status === 401; // signed out from elsewhere
      this.problem = gone ? null : error;
      if (gone) {
        self.me = null;
        this.running = this.finished = [];
      }
    }
    this.known = true;
  }

  /** Asks again as long as somebody looks; returns how to stop. */
  watch(): () => void {
    void this.ask();
    if (this.watchers++ === 0) this.timer = window.setInterval(() => document.visibilityState === "visible" && void this.ask(), EVERY);
    return () => {
      if (--this.watchers === 0) clearInterval(this.timer);
    };
  }
}

export const docket = new Docket();
