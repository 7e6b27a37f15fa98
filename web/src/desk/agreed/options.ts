/** The options of a game as a person chooses them: which are shown, and by which messages they are explained. */

import type { GameInfo } from "@/wire/types";

export type Option = GameInfo["options"][number];
export type Value = string | number | readonly string[];
export type Values = Record<string, Value>;

export interface Choice {
  players: number;
  deck: string;
  values: Values;
}

/** Which deck is meant by `base`, or by none. */
const BASE = "base";
/** Seats choose their own colours in the lobby. */
const ELSEWHERE = new Set(["colours"]);
/** A fixture of worked examples. */
const NOT_FOR_PLAY = new Set(["tree-1"]);

/** What an option has no meaning without; the server decides, this only keeps the sheet short. */
const ONLY_WITH: Record<string, (choice: Choice) => boolean> = {
  mode: ({ players }) => players === 1,
  testament_start: ({ players, values }) => players === 1 && values["mode"] === "solo_testament",
  first: ({ players }) => players > 1,
  fate: ({ deck }) => !deck.startsWith("machines"),
};

export function decksOf(game: GameInfo): string[] {
  return game.decks.map((deck) => deck.name).filter((name) => name !== BASE && !NOT_FOR_PLAY.has(name));
}

/** The values to choose from: those for one player or several, seats that there are, and no other names of the same. */
export function valuesOf(option: Option, { players }: Choice): (string | number)[] {
  const values = (option.values ?? []) as (string | number)[];
  if (option.key === "mode") return values.filter((value) => String(value).startsWith("solo") === (players === 1));
  return values.filter((value) => value !== BASE && (typeof value !== "number" || value <= players));
}

export function shown(game: GameInfo, choice: Choice): Option[] {
  return game.options.filter((option) => {
    if (ELSEWHERE.has(option.key) || ONLY_WITH[option.key]?.(choice) === false) return false;
    return (option.values ?? []).length === 0 || valuesOf(option, choice).length > 1;
  });
}

/** What stands now: the chosen value, or the usual one, if it can be chosen. */
export function valueOf(option: Option, choice: Choice): Value {
  const value = (choice.values[option.key] ?? option.default) as Value;
  const known = valuesOf(option, choice);
  const other = known.length > 0 && !known.includes(value as string) && !isAmount(option, value);
  return other ? (known[0] as Value) : value;
}

/** Pounds may be any number beside the named sums. */
export const isAmount = (option: Option, value: Value): value is number => option.key === "money" && typeof value === "number";

/** What is sent: everything that is shown and not as usual. */
export function sent(game: GameInfo, choice: Choice): Values {
  const found: Values = {};
  for (const option of shown(game, choice)) {
    const value = valueOf(option, choice);
    if (JSON.stringify(value) !== JSON.stringify(option.default)) found[option.key] = value;
  }
  return found;
}

/** The message that names a value; with `-about` the sentence that says what it means. */
export function valueMessage(game: string, option: Option, value: Value): { id: string; args: Record<string, string | number> } {
  if (option.key === "first") return typeof value === "number" ? { id: "desk-option-first-seat", args: { seat: value } } : { id: "desk-option-first-random", args: {} };
  if (isAmount(option, value)) return { id: `desk-option-${game}-${option.key}-amount`, args: { amount: value } };
  if (typeof value === "object") return { id: `desk-option-${game}-${option.key}-chosen`, args: {} };
  return { id: `desk-option-${game}-${option.key}-${value}`, args: {} };
}

export const titleMessage = (game: string, option: Option): string => (option.key === "first" ? "desk-option-first" : `desk-option-${game}-${option.key}`);
