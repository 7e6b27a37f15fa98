/** Against whom somebody likes to play, kept on this device for each game. */

import type { GameInfo } from "@/wire/types";

const KEPT = "bequest-opponents";
export const LEVELS = ["novice", "gentle", "steady", "sharp", "master"] as const;
export type Level = (typeof LEVELS)[number];

export interface Opponents {
  /** 0: alone. */
  bots: number;
  level: Level;
  /** The game for one that is played alone, where there are several. */
  alone: string;
}

const FIRST: Opponents = { bots: 2, level: "steady", alone: "solo_standard" };

/** The games for one, by the value of the option `mode`. */
export function gamesForOne(game: GameInfo): string[] {
  const mode = game.options.find((option) => option.key === "mode");
  return (mode?.values ?? []).map(String).filter((value) => value.startsWith("solo"));
}

export function botCounts(game: GameInfo): number[] {
  return game.players.map((players) => players - 1);
}

/** What was chosen before, as far as the game still has it. */
export function remembered(game: GameInfo, storage: Pick<Storage, "getItem"> = localStorage): Opponents {
  let kept: Partial<Opponents> = {};
  try {
    kept = (JSON.parse(storage.getItem(KEPT) ?? "{}") as Record<string, Partial<Opponents>>)[game.name] ?? {};
  } catch {
    // what can't be read is forgotten
  }
  const counts = botCounts(game);
  const alone = gamesForOne(game);
  return {
    bots: counts.includes(kept.bots ?? -1) ? (kept.bots as number) : Math.min(FIRST.bots, Math.max(...counts)),
    level: LEVELS.includes(kept.level as Level) ? (kept.level as Level) : FIRST.level,
    alone: alone.includes(kept.alone ?? "") ? (kept.alone as string) : (alone[0] ?? ""),
  };
}

export function remember(game: string, opponents: Opponents, storage: Pick<Storage, "getItem" | "setItem"> = localStorage): void {
  let all: Record<string, unknown> = {};
  try {
    all = JSON.parse(storage.getItem(KEPT) ?? "{}") as Record<string, unknown>;
  } catch {
    // begin anew
  }
  storage.setItem(KEPT, JSON.stringify({ ...all, [game]: opponents }));
}

/** The table that is opened for it. */
export function tableAgainst(game: GameInfo, against: Opponents): Record<string, unknown> {
  if (against.bots === 0) return { game: game.name, players: 1, options: against.alone ? { mode: against.alone } : {}, hints: "free" };
  return { game: game.name, players: against.bots + 1, bots: Array<string>(against.bots).fill(against.level), hints: "free" };
}
