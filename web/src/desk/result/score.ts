/** A score sheet as lines: where each point came from, for every seat. */

export type Sheet = readonly Record<string, unknown>[];

export interface ScoreLine {
  key: string;
  /** By seat, from the first on. */
  values: number[];
}

/** What stands in a sheet beside points. */
const NO_POINTS = new Set(["seat", "total", "bankrupt", "plan_order", "extinct"]);

interface Property {
  card: string;
  value: number;
  more: number;
}

const isProperty = (one: unknown): one is Property => typeof one === "object" && one !== null && "value" in one;

/** Points as a number: rounds together, properties with what each counts beside its value. */
function points(entry: unknown): number {
  if (typeof entry === "number") return entry;
  if (!Array.isArray(entry)) return 0;
  return entry.reduce<number>((sum, one: unknown) => sum + (typeof one === "number" ? one : isProperty(one) ? one.value + one.more : 0), 0);
}

/** All sources that gave anybody anything. */
export function bySource(sheet: Sheet): ScoreLine[] {
  const keys = Object.keys(sheet[0] ?? {}).filter((key) => !NO_POINTS.has(key));
  return keys.map((key) => ({ key, values: sheet.map((seat) => points(seat[key])) })).filter((line) => line.values.some(Boolean));
}

/** The points of each round, where the sheet has them; `key` is its number. */
export function byRound(sheet: Sheet): ScoreLine[] {
  const rounds = sheet.map((seat) => Object.values(seat).filter((entry): entry is number[] => Array.isArray(entry) && typeof entry[0] === "number"));
  const most = Math.max(0, ...rounds.flatMap((lists) => lists.map((list) => list.length)));
  return Array.from({ length: most }, (_, round) => ({ key: String(round + 1), values: rounds.map((lists) => lists.reduce((sum, list) => sum + (list[round] ?? 0), 0)) }));
}

/** The cards that a seat still owned. */
export function properties(sheet: Sheet, seat: number): string[] {
  const owned = sheet[seat - 1]?.["properties"];
  return Array.isArray(owned) ? owned.filter(isProperty).map((one) => one.card) : [];
}

/** Seats from the first rank to the last. */
export function inRank(ranking: readonly number[]): number[] {
  return ranking.map((_, at) => at + 1).sort((a, b) => (ranking[a - 1] as number) - (ranking[b - 1] as number) || a - b);
}

export interface Decisive {
  key: string;
  winner: number;
  second: number;
}

/** What decided a game: the source in which the first gained most on the second. */
export function decisive(lines: readonly ScoreLine[], ranking: readonly number[], lowest: boolean): Decisive | null {
  const [first, second] = inRank(ranking);
  if (first === undefined || second === undefined) return null;
  const sign = lowest ? -1 : 1;
  let best: Decisive | null = null;
  let most = 0;
  for (const line of lines) {
    const [winner, other] = [line.values[first - 1] ?? 0, line.values[second - 1] ?? 0];
    if (sign * (winner - other) > most) {
      most = sign * (winner - other);
      best = { key: line.key, winner, second: other };
    }
  }
  return best;
}
