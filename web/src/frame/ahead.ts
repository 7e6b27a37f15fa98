/** Whoever comes to a table: all that it needs is asked for while the page itself is still being read. */

import { foresee } from "@/wire/http";
import type { TableInfo } from "@/wire/types";
import { voice } from "@/words/voice.svelte";
import { gamePage } from "./game";

export function lookAhead(path: string): void {
  const table = /^\/play\/([^/]+)/.exec(path)?.[1];
  if (!table) return;
  foresee<TableInfo>(`/api/tables/${table}`).then(
    ({ game, faces }) => {
      void gamePage(game);
      voice.expect(game);
      void foresee(`/api/tables/${table}/faces/${faces}`);
    },
    () => undefined, // the table itself says what is wrong
  );
}
