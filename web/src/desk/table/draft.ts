/** A table that is about to be opened, as its sheet holds it. */

import type { GameInfo, TableInfo } from "@/wire/types";
import { type Choice, decksOf, sent, type Values } from "../agreed/options";
import { PACES } from "../paces";

export interface Draft {
  game: string;
  players: number;
  name: string;
  deck: string;
  /** The text of a deck of one's own. */
  deckText: string;
  values: Values;
  /** How many of the last seats go to bots, and of which level. */
  bots: number;
  level: string;
  pace: TableInfo["pace"];
  hints: TableInfo["hints"];
  visibility: TableInfo["visibility"];
  order: TableInfo["order"];
}

/** What an address asks for, such as `?game=crecy&players=3&level=steady`; the rest as usual. */
export function draftFrom(search: string, games: readonly GameInfo[]): Draft {
  const asked = new URLSearchParams(search);
  const game = games.find((one) => one.name === asked.get("game")) ?? games[0];
  const counts = game?.players ?? [2];
  const players = Number(asked.get("players"));
  const level = asked.get("level") ?? "";
  const mode = asked.get("mode");
  const known = counts.includes(players) ? players : counts.includes(3) ? 3 : (counts[0] ?? 2);
  return {
    game: game?.name ?? "",
    players: known,
    name: "",
    deck: game ? (decksOf(game)[0] ?? "base") : "base",
    deckText: "",
    values: mode ? { mode } : {},
    bots: level && known > 1 ? known - 1 : 0,
    level: level || "steady",
    pace: PACES.relaxed,
    hints: "counted",
    visibility: "link",
    order: "as-seated",
  };
}

export const choiceOf = (draft: Draft): Choice => ({ players: draft.players, deck: draft.deck, values: draft.values });

/** Another game: what only the game before had is forgotten. */
export function withGame(draft: Draft, game: GameInfo): Draft {
  const players = game.players.includes(draft.players) ? draft.players : Math.max(...game.players);
  const level = draft.level.split("/")[0] ?? "steady";
  return { ...draft, game: game.name, players, bots: Math.min(draft.bots, players - 1), level, deck: decksOf(game)[0] ?? "base", deckText: "", values: {} };
}

/** What is sent to open it. */
export function newTable(draft: Draft, game: GameInfo): Record<string, unknown> {
  const { players, name, pace, hints, visibility, order } = draft;
  const deck = draft.deckText ? { deck_text: draft.deckText } : { deck: draft.deck };
  return { game: game.name, players, name: name.trim(), options: sent(game, choiceOf(draft)), ...deck, bots: Array<string>(draft.bots).fill(draft.level), pace, hints, visibility, order };
}

/** Whether nobody else is awaited, so that the game can begin at once. */
export const complete = (draft: Draft): boolean => draft.bots === draft.players - 1 && !draft.deckText;
