/** A game that is over: its table, how it ended, and what a poster of it needs. */

import { get } from "@/wire/http";
import type { Face, News, Result, TableInfo } from "@/wire/types";
import { voice } from "@/words/voice.svelte";

/** No event is told again. */
const ALL_KNOWN = 10 ** 9;

export class Ended {
  table = $state.raw<TableInfo | null>(null);
  news = $state.raw<News | null>(null);
  faces = $state.raw<ReadonlyMap<string, Face>>(new Map());
  problem = $state.raw<unknown>(null);
  /** Through whose eyes; 0: a spectator. */
  seat = $state(0);

  constructor(
    private readonly id: string,
    private readonly wanted: string | undefined,
  ) {
    void this.open();
  }

  get result(): Result | null {
    return this.news?.result ?? null;
  }

  async open(): Promise<void> {
    this.problem = null;
    try {
      const table = await get<TableInfo>(`/api/tables/${this.id}`);
      const mine = table.yours?.[0] ?? 0;
      // Of a game that is over everything may be seen; a stranger's wish for a seat is left to the server.
      this.seat = this.wanted === undefined ? mine : Number(this.wanted) || mine;
      const faces = await get<Face[]>(`/api/tables/${this.id}/faces/${table.faces}`);
      await voice.learn(voice.language, table.game, Object.fromEntries(faces.map((face) => [face.id, face.names])));
      this.news = await get<News>(`/api/tables/${this.id}/news?seat=${this.seat}&since=${ALL_KNOWN}`);
      this.faces = new Map(faces.map((face) => [face.id, face]));
      this.table = table;
    } catch (error) {
      this.problem = error;
    }
  }
}
