/** Messages put into words: the same .ftl files, and the same rules for lists and names, as on the other side of the wire. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

/** What a message may name: a text, a number, another message, or a list of them. */
export type Arg = string | number | Message | Arg[];

/** Something to be said: by its id, or the name of something that has a face. */
export type Message = { id: string; args?: Record<string, Arg> } | { card: string };

/** The names of all faces, by face and language. */
export type Names = Record<string, Record<string, string>>;

const SOURCE_LANGUAGE = "en";
/** Longer arguments are cut: nobody reads so much. */
const LONGEST = 900;

const known = new Map<string, FluentResource>();

/** A text as Fluent understands it; each is read once, however many voices say it. */
function read(text: string): FluentResource {
  const found = known.get(text) ?? new FluentResource(text);
  known.set(text, found);
  return found;
}

export class Words {
  readonly language: string;
  private readonly names: Names;
  private readonly bundle: FluentBundle;

  constructor(language: string, texts: string[], names: Names) {
    this.language = language;
    this.names = names;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const problems = this.bundle.addResource(read(text));
      if (problems.length > 0) throw problems[0];
    }
  }

  /** A message in words; a plain text is itself. */
  say(what: Message | string): string {
    if (typeof what === "string") return what;
    if ("card" in what) return this.named(this.names[what.card] ?? {});
    if (what.id === "name") return this.named((what.args ?? {}) as Record<string, string>);
    return this.text(what.id, what.args ?? {});
  }

  /** A name in the reader's language, else in the source language, else in the first that it has. */
  private named(texts: Record<string, string>): string {
    return texts[this.language] ?? texts[SOURCE_LANGUAGE] ?? Object.values(texts)[0] ?? "";
  }

  private text(id: string, args: Record<string, Arg>): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) throw new Error(`the message ${id} has no text in ${this.language}`);
    const plain: Record<string, string | number> = {};
    for (const [name, arg] of Object.entries(args)) plain[name] = this.plain(arg);
    const problems: Error[] = [];
    const said = this.bundle.formatPattern(message.value, plain, problems);
    if (problems.length > 0) throw problems[0];
    return said;
  }

  private plain(arg: Arg): string | number {
    if (typeof arg === "number") return arg;
    const said = Array.isArray(arg) ? this.listed(arg) : this.say(arg);
    return said.length <= LONGEST ? said : `${said.slice(0, LONGEST)}…`;
  }

  /** Several things as a list in words: a, b and c. */
  listed(items: Arg[]): string {
    const said = items.map((item) => String(this.plain(item)));
    const last = said.pop();
    if (last === undefined) return "";
    if (said.length === 0) return last;
    const first = said.reduce((before, next) => this.text("words-comma", { first: before, last: next }));
    return this.text("words-and", { first, last });
  }
}
