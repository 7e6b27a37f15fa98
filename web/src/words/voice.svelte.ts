/** The language of the page: its words are read when they are first needed, and everything said follows a change. */

import { type Arg, type Message, type Names, Words } from "./say";

export type Language = "en" | "fr";
export const LANGUAGES: readonly Language[] = ["en", "fr"];
const KEPT = "bequest-language";

type Text = () => Promise<string>;
/** Of the server's words those that the page says. */
const SHARED = import.meta.glob<string>("../../../src/bequest/words/*/{core,server,advice,bots}.ftl", { query: "?raw", import: "default" });
const OWN = import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/bequest/games/*/words/*/{gears,crecy,lastwill}{,-errors}.ftl", { query: "?raw", import: "default" });

function texts(language: Language, game: string): Text[] {
  const found: Text[] = [];
  const own = new Set([`./${language}/page.ftl`, `./${language}/desk.ftl`, `./${language}/${game}.ftl`]);
  for (const [path, read] of Object.entries(SHARED)) if (path.includes(`/words/${language}/`)) found.push(read);
  for (const [path, read] of Object.entries(OWN)) if (own.has(path)) found.push(read);
  for (const [path, read] of Object.entries(GAMES)) if (path.includes(`/${game}/words/${language}/${game}`)) found.push(read);
  return found;
}

export function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  const wanted = [kept, ...navigator.languages].map((code) => code?.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((code) => LANGUAGES.includes(code as Language))) ?? "en";
}

class Voice {
  language = $state<Language>(preferred());
  private words = $state.raw<Words | null>(null);
  private game = "";
  private names: Names = {};

  get ready(): boolean {
    return this.words !== null;
  }

  /** Fetches the words of a game that will soon be learnt. */
  expect(game: string): void {
    for (const text of texts(this.language, game)) void text();
  }

  /** Reads the words of a language, with those of a game and the names on its faces. */
  async learn(language: Language, game = this.game, names: Names = this.names): Promise<void> {
    const read = await Promise.all(texts(language, game).map((text) => text()));
    this.game = game;
    this.names = names;
    this.words = new Words(language, read, names);
    this.language = language;
    document.documentElement.lang = language;
  }

  async change(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    await this.learn(language);
  }

  /** A message in words. */
  say(what: Message | string): string {
    return this.words?.say(what) ?? "";
  }

  /** One of the page's own messages. */
  t(id: string, args: Record<string, Arg> = {}): string {
    return this.words?.say({ id, args }) ?? "";
  }

  /** What a face is called. */
  name(face: string): string {
    return this.say({ card: face });
  }

  listed(items: Arg[]): string {
    return this.words?.listed(items) ?? "";
  }

  /** A number with a true minus sign. */
  number(value: number): string {
    return new Intl.NumberFormat(this.language).format(value).replace("-", "−");
  }

  /** A change with its sign. */
  signed(value: number): string {
    return value > 0 ? `+${this.number(value)}` : this.number(value);
  }
}

export const voice = new Voice();
export const say = (what: Message | string): string => voice.say(what);
export const t = (id: string, args: Record<string, Arg> = {}): string => voice.t(id, args);
