/** What a game brings to the frame: drawings only, never rules. */

import type { Component } from "svelte";

export interface Tab {
  id: string;
  icon: string;
  /** The id of its title's message. */
  title: string;
  /** The beginnings of the places that it shows; its number counts the choices there. */
  places: readonly string[];
}

export interface GamePage {
  theme: "gears" | "crecy" | "will";
  /** Everything beside the players' panels; on a phone the part that belongs to the tab. */
  Board: Component<{ tab: string }>;
  /** What stands in a player's panel. */
  Panel: Component<{ seat: number }>;
  /** Between the panels and the log. */
  Side: Component | null;
  /** On a phone, above everything else. */
  Strip: Component;
  /** The id of what the game is called in this mode, if that is not its name. */
  title?: (view: unknown) => string | null;
  /** Rounds and phases, in the top bar. */
  Track: Component;
  /** Anything that has a face, as a card. */
  Card: Component<{ face: string }>;
  /** The sign of a player. */
  Token: Component<{ seat: number }>;
  /** Tables and lists instead of the board. */
  Text: Component;
  /** What lies on a place while an arrangement is asked for, with what it would mean there. */
  Cell?: Component<{ at: number; part: string }>;
  tabs: readonly Tab[];
  /** The cards that a seat knows to be elsewhere than in a pile, by their ids, copies singly. */
  seen?: (view: unknown) => string[];
  /** Options without a thing of their own that the board draws: beside a board, the writ need not list them. */
  drawn?: readonly string[];
  /** The section of the rules that matters, by the first word of a choice or the kind of question. */
  rules?: Readonly<Record<string, string>>;
  /** Icons of the counters that chips show; a counter that is not here is not shown. */
  facts: Readonly<Record<string, string>>;
}

const PAGES: Readonly<Record<string, () => Promise<{ page: GamePage }>>> = {
  gears: () => import("@/games/gears/page"),
  crecy: () => import("@/games/crecy/page"),
  lastwill: () => import("@/games/lastwill/page"),
};

/** The drawings of a game, fetched when a table of it is opened. */
export async function gamePage(game: string): Promise<GamePage> {
  const found = PAGES[game];
  if (!found) throw new Error(`there is no page for ${game}`);
  return (await found()).page;
}
