/** The games that this server has, with their options, decks and bots. */

import { get } from "@/wire/http";
import type { GameInfo, GameList } from "@/wire/types";

/** In which order they lie on the desk; a game that is not named comes last. */
const ORDER = ["crecy", "lastwill", "gears"];

class Catalogue {
  games = $state.raw<GameInfo[]>([]);
  problem = $state.raw<unknown>(null);
  private asked = false;

  async ask(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      const { games } = await get<GameList>("/api/games");
      const place = (game: GameInfo) => (ORDER.includes(game.name) ? ORDER.indexOf(game.name) : ORDER.length);
      this.games = [...games].sort((a, b) => place(a) - place(b));
      this.problem = null;
    } catch (error) {
      this.asked = false;
      this.problem = error;
    }
  }

  find(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const catalogue = new Catalogue();
