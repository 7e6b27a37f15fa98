/** A table as one seat sees it: what is true, what is shown, and what the person is about to do. */

import { getContext, setContext } from "svelte";
import { settings } from "@/settings.svelte";
import { get, post } from "@/wire/http";
import { type Line as State, Socket } from "@/wire/socket";
import { newToken } from "@/wire/token";
import type { Chat, Face, Happened, Hint, Line, Message, Moment, News, Offered, Presence, Result, Said, SeatInfo, TableInfo, Told } from "@/wire/types";
import { t, voice } from "@/words/voice.svelte";
import { Choosing } from "./choosing.svelte";
import { Showing } from "./showing.svelte";

interface Waiting {
  found: (offered: Offered) => void;
  failed: () => void;
}

/** What the views of all games have in common. */
interface Coloured {
  seats: { colour: string }[];
}

export class Play {
  table = $state.raw<TableInfo | null>(null);
  seat = $state(0);
  /** The newest that the server told. */
  news = $state.raw<News | null>(null);
  faces = $state.raw<ReadonlyMap<string, Face>>(new Map());
  story = $state.raw<Line[]>([]);
  said = $state.raw<Said[]>([]);
  presence = $state.raw<Presence>({ tell: "presence", seats: [] });
  line = $state<State>("opening");
  retryAt = $state(0);
  /** A move on its way, by its token. */
  sending = $state("");
  /** What was refused last, in words. */
  refusal = $state("");
  hint = $state.raw<Hint | null>(null);
  /** Whether the options that the advice compared are shown, too. */
  compared = $state(false);
  /** An earlier moment that is looked at. */
  moment = $state.raw<Moment | null>(null);
  rematch = $state("");
  readonly choosing: Choosing;
  readonly showing: Showing;

  private readonly socket: Socket;
  private readonly asked = new Map<string, Waiting>();
  private asks = 0;
  private unsent: { token: string; steps: string[]; asked_at: number } | null = null;

  constructor(
    readonly id: string,
    seat: number,
    private readonly invitation = "",
  ) {
    this.seat = seat;
    this.choosing = new Choosing(
      (steps) => this.look(steps),
      (steps) => this.move(steps),
      () => settings.atOnce,
    );
    this.showing = new Showing();
    this.socket = new Socket(
      () => ({ table: id, seat: this.seat, since: this.news?.sequence ?? Number.MAX_SAFE_INTEGER, invitation: this.invitation }),
      (told) => this.hear(told),
      (line, retryAt) => {
        this.line = line;
        this.retryAt = retryAt;
      },
    );
  }

  leave(): void {
    this.socket.leave();
  }

  // --- what is known ---

  /** What the board draws: an earlier moment, or what has been shown so far of what is true. */
  get view(): unknown {
    return this.moment?.view ?? this.showing.view ?? this.news?.view;
  }

  get result(): Result | null {
    return this.news?.result ?? null;
  }

  get over(): boolean {
    return this.table?.state === "finished" || this.result?.over === true;
  }

  /** Whether the person here is to choose. */
  get mine(): boolean {
    const prompt = this.news?.prompt;
    return !!prompt && prompt.seats.includes(this.seat) && !this.news?.status.paused && !this.stoodIn && !this.over;
  }

  get stoodIn(): boolean {
    return this.seat > 0 && !!this.news?.status.chairs[this.seat - 1]?.level;
  }

  /** Whether choices can be shown and taken now. */
  get choosable(): boolean {
    return this.mine && this.moment === null && this.showing.caughtUp && !this.sending;
  }

  /** Where things arrived with the move that is looked at. */
  get pointed(): ReadonlySet<string> {
    const events = (this.moment?.events ?? []) as Happened[];
    return new Set(events.flatMap((event) => event.moved.map((moved) => moved.to)));
  }

  face(id: string): Face | undefined {
    return this.faces.get(id);
  }

  seatInfo(seat: number): SeatInfo | undefined {
    return this.table?.seats[seat - 1];
  }

  /** What a player is called: you, or as in the log. */
  nameOf(seat: number): string {
    return seat === this.seat && seat > 0 ? t("page-you") : this.ownName(seat);
  }

  /** A person's name, or that of a bot in this seat; of whoever sits here, too. Without a name it is the colour. */
  ownName(seat: number): string {
    const info = this.seatInfo(seat);
    if (info?.person?.name) return info.person.name;
    if (info?.level && !info.person) return t(`page-bot-${this.table?.game}`, { seat });
    const colour = (this.news?.view as Coloured | undefined)?.seats[seat - 1]?.colour;
    return colour ? t(`${this.table?.game}-player-${colour}`) : t("page-seat", { seat: String(seat) });
  }

  // --- what the person does ---

  private async look(steps: string[]): Promise<Offered> {
    const ask = `look-${++this.asks}`;
    return new Promise((found, failed) => {
      this.asked.set(ask, { found, failed: () => failed(new Error("refused")) });
      if (!this.socket.say({ do: "look", ask, steps })) {
        this.asked.delete(ask);
        failed(new Error("no line"));
      }
    });
  }

  private move(steps: string[]): void {
    const asked_at = this.news?.prompt?.asked_at;
    if (asked_at === undefined || asked_at === null || this.sending) return;
    const token = newToken();
    this.unsent = { token, steps, asked_at };
    this.sending = token;
    this.refusal = "";
    this.hint = null;
    this.send();
  }

  /** Sent again after a drop with the same token: it is made once. */
  private send(): void {
    if (this.unsent) this.socket.say({ do: "move", ...this.unsent });
  }

  undo(): void {
    this.refusal = "";
    const token = newToken();
    this.socket.say({ do: "undo", token });
  }

  say(text: string): void {
    this.socket.say({ do: "say", text });
  }

  /** Advice; asked once more about the same question, what else was thought of. */
  async askHint(): Promise<void> {
    if (this.hint) {
      this.compared = true;
      return;
    }
    this.compared = false;
    try {
      this.hint = await post<Hint>(`/api/tables/${this.id}/seats/${this.seat}/hint`);
    } catch (error) {
      this.refusal = error instanceof Error ? error.message : "";
    }
  }

  /** Looks at the table through another own seat; the curtain stands between. */
  change(seat: number): void {
    this.seat = seat;
    this.news = null;
    this.story = [];
    this.showing.drop();
    this.choosing.ask(null, []);
    this.socket.enter();
  }

  /** What the seat saw after a move; null is back to now. */
  async goTo(move: number | null): Promise<void> {
    this.moment = move === null ? null : await get<Moment>(`/api/tables/${this.id}/at/${move}?seat=${this.seat}`);
  }

  // --- what the server tells ---

  private hear(told: Told): void {
    switch (told.tell) {
      case "table":
        void this.learn(told);
        break;
      case "news":
        this.take(told);
        break;
      case "offered":
        this.asked.get(told.ask)?.found(told);
        this.asked.delete(told.ask);
        break;
      case "refused":
        this.refused(told.ask, told.message);
        break;
      case "said":
        if (!this.said.some((said) => said.id === told.id)) this.said = [...this.said, told];
        break;
      case "presence":
        this.presence = told;
        break;
      case "rematch":
        this.rematch = told.table;
    }
  }

  private refused(ask: string, message: Message): void {
    const waiting = this.asked.get(ask);
    this.asked.delete(ask);
    if (waiting) {
      waiting.failed();
      return;
    }
    if (ask === this.sending) {
      this.sending = "";
      this.unsent = null;
    }
    this.refusal = voice.say(message);
  }

  /** How the table stands; with the faces of its deck when it is new. */
  async learn(table: TableInfo): Promise<void> {
    const before = this.table?.faces;
    if (before !== table.faces) {
      const faces = await get<Face[]>(`/api/tables/${this.id}/faces/${table.faces}`);
      this.faces = new Map(faces.map((face) => [face.id, face]));
      await voice.learn(voice.language, table.game, Object.fromEntries(faces.map((face) => [face.id, face.names])));
    }
    this.table = table;
    if (before === undefined) void this.chat();
  }

  private async chat(): Promise<void> {
    const chat = await get<Chat>(`/api/tables/${this.id}/chat`).catch(() => null);
    if (chat) this.said = chat.said;
  }

  private take(news: News): void {
    const before = this.news;
    if (before && news.version < before.version) return;
    const stale = this.sending !== "" && news.token !== this.sending && before?.prompt?.asked_at !== news.prompt?.asked_at;
    if (news.token === this.sending || stale) {
      this.sending = "";
      this.unsent = null;
    }
    this.news = news;
    if (before) this.story = [...this.story, ...(news.story ?? [])];
    else void this.recall();
    this.showing.take(news, before !== null);
    const asked = news.prompt?.seats.includes(this.seat) ? news.prompt : null;
    if (this.choosing.prompt === null || before?.prompt?.asked_at !== news.prompt?.asked_at || before?.seat !== news.seat) {
      this.hint = null;
      this.choosing.ask(asked, asked ? (news.offers ?? []) : []);
    }
    this.send();
  }

  /** The story so far, read once; later lines come with the news. */
  private async recall(): Promise<void> {
    const story = await get<Line[]>(`/api/tables/${this.id}/story?seat=${this.seat}`).catch(() => null);
    if (!story) return;
    const last = story.at(-1)?.move ?? 0;
    this.story = [...story, ...this.story.filter((line) => line.move > last)]; // what was told meanwhile
  }
}

const PLAY = Symbol("play");
export const sharePlay = (play: Play): Play => setContext(PLAY, play);
export const usePlay = (): Play => getContext<Play>(PLAY);
