/** Who one is here: a guest after the first deed, nobody before it. */

import { get, patch, post } from "@/wire/http";
import type { Me } from "@/wire/types";
import { voice } from "@/words/voice.svelte";

class Self {
  me = $state.raw<Me | null>(null);
  /** Whether the server has said who one is. */
  known = $state(false);

  async ask(): Promise<void> {
    this.me = (await get<Me | null>("/api/me")) || null;
    this.known = true;
  }

  /** Changes something about oneself; whoever is nobody yet becomes a guest. */
  async change(what: Partial<Pick<Me, "name" | "language" | "zone" | "deadline_hour">>): Promise<void> {
    this.me = this.me ? await patch<Me>("/api/me", what) : await post<Me>("/api/me", { language: voice.language, ...what });
  }
}

export const self = new Self();
