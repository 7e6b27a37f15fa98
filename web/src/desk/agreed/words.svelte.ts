/** The words of a game, learned where the desk speaks of its bots and cards. */

import { voice } from "@/words/voice.svelte";

class GameWords {
  private learned = $state("");

  /** Returns how to leave them again: a table that is played at learns its own. */
  learn(game: string): () => void {
    this.learned = "";
    void voice.learn(voice.language, game).then(() => (this.learned = game));
    return () => (this.learned = "");
  }

  has(game: string): boolean {
    return this.learned === game;
  }
}

export const gameWords = new GameWords();
