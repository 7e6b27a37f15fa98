/**
 * A move under way: steps that were taken, what is chosen but not sealed, what was picked of a set.
 *
 * Nothing of it is known to anybody else until the seal; going back is always free.
 */

import type { Fact, Moved, Offer, Offered, Prompt, Shape } from "@/wire/types";
import { type Anchor, belongs, type Choice, keyed } from "./choices";

type Look = (steps: string[]) => Promise<Offered>;
type Send = (steps: string[]) => void;

/** What the chosen move would bring, as far as the seat can know it. */
export interface Preview {
  moved: Moved[];
  facts: Fact[];
  unknown: boolean;
  /** What would happen, as news tell it. */
  events: readonly { event: string }[];
}

const NOTHING: Preview = { moved: [], facts: [], unknown: false, events: [] };

const previewed = (found: Offered, facts: Fact[] = []): Preview => ({
  moved: found.moved ?? [],
  facts: found.facts ?? facts,
  unknown: found.unknown === true,
  events: found.events ?? [],
});

export class Choosing {
  prompt = $state.raw<Prompt | null>(null);
  offers = $state.raw<Offer[]>([]);
  /** The option that the seal would take. */
  chosen = $state.raw<Offer | null>(null);
  /** Places in the set's list of members that are ticked. */
  picked = $state<number[]>([]);
  preview = $state.raw<Preview>(NOTHING);
  /** Only these are shown in the writ, after several options of one thing were touched. */
  narrowed = $state.raw<Offer[] | null>(null);
  /** Steps that belong together, one entry for each time somebody chose. */
  private taken = $state.raw<{ texts: string[]; offer: Offer | null }[]>([]);
  /** What follows after the ticked members: another question, or nothing any more. */
  private ahead = $state.raw<Offered | null>(null);
  private first = $state.raw<{ prompt: Prompt | null; offers: Offer[] }>({ prompt: null, offers: [] });
  private asking = 0;

  constructor(
    private readonly look: Look,
    private readonly send: Send,
    private readonly atOnce: () => boolean,
  ) {}

  /** A new question of the table; a move under way is dropped. */
  ask(prompt: Prompt | null, offers: Offer[]): void {
    this.first = { prompt, offers };
    this.taken = [];
    this.show(prompt, offers);
  }

  private show(prompt: Prompt | null, offers: Offer[]): void {
    this.asking += 1;
    this.prompt = prompt;
    this.offers = offers;
    this.unchoose();
  }

  private unchoose(): void {
    this.chosen = null;
    this.picked = [];
    this.preview = NOTHING;
    this.narrowed = null;
    this.ahead = null;
  }

  get shape(): Shape | null {
    return this.prompt?.shape ?? null;
  }

  /** The members of the set that is asked for, copies singly; null if it is no set, or one of a single member. */
  get members(): string[] | null {
    const shape = this.shape;
    return shape?.shape === "set" && shape.most !== 1 && !shape.picked?.length ? shape.of : null;
  }

  get choices(): Choice[] {
    const kind = this.shape?.shape;
    return keyed(this.offers, kind === "amount" || kind === "place");
  }

  get open(): Choice[] {
    return this.choices.filter((choice) => !choice.offer.blocked);
  }

  get steps(): string[] {
    return this.taken.flatMap((together) => together.texts);
  }

  /** What was chosen in earlier steps of this move. */
  get earlier(): Offer[] {
    return this.taken.flatMap((together) => together.offer ?? []);
  }

  /** What could be chosen before the first step of this move. */
  get begun(): Offer[] {
    return this.first.offers;
  }

  get canGoBack(): boolean {
    return this.taken.length > 0 || this.chosen !== null || this.picked.length > 0 || this.narrowed !== null;
  }

  at(anchor: Anchor): Choice[] {
    return this.choices.filter((choice) => belongs(choice.offer, anchor));
  }

  /** Whether an option is chosen now, or ticked. */
  isOn(offer: Offer): boolean {
    return this.chosen?.action === offer.action || this.ticks(offer) > 0;
  }

  /** How many copies of a set's member are ticked. */
  ticks(offer: Offer): number {
    return this.picked.filter((at) => this.members?.[at] === offer.text).length;
  }

  /** Whether the seal can be pressed. */
  get ready(): boolean {
    if (this.members && !this.chosen) return this.pickedTexts.length >= this.least && this.ahead !== null && !this.mustEnd;
    return this.chosen !== null;
  }

  get least(): number {
    return this.shape?.shape === "set" ? this.shape.least : 1;
  }

  /** Whether the seal asks the next question instead of making the move. */
  get goesOn(): boolean {
    return this.members !== null && !this.chosen && (this.ahead?.offers?.length ?? 0) > 0 && this.closing === null;
  }

  /** Whether what is chosen can't be taken back once it is sealed. */
  get final(): boolean {
    return this.chosen?.final === true || this.closing?.final === true;
  }

  get pickedTexts(): string[] {
    return [...this.picked].sort((a, b) => a - b).map((at) => this.members?.[at] ?? "");
  }

  /** The option that says "no more" after a set that could be larger. */
  private get closing(): Offer | null {
    const shape = this.ahead?.prompt?.shape;
    if (shape?.shape !== "set" || !shape.picked?.length) return null;
    return this.ahead?.offers?.find((offer) => !shape.of.includes(offer.text) && !offer.blocked) ?? null;
  }

  /** More must be ticked before the set can end. */
  private get mustEnd(): boolean {
    const shape = this.ahead?.prompt?.shape;
    return shape?.shape === "set" && !!shape.picked?.length && this.closing === null;
  }

  /** Something on the board was touched that several options are about. */
  narrow(offers: Offer[]): void {
    this.narrowed = offers;
  }

  /** Chooses an option: a whole move waits for the seal, a step leads to the next question at once. */
  async choose(offer: Offer): Promise<void> {
    if (offer.blocked) return;
    if (this.members?.includes(offer.text)) {
      await this.tick(offer);
      return;
    }
    if (this.chosen?.action === offer.action) {
      this.seal();
      return;
    }
    this.picked = [];
    this.narrowed = null;
    const steps = [...this.steps, offer.text];
    if (offer.commits) {
      this.chosen = offer;
      this.preview = { ...NOTHING, facts: offer.facts ?? [] };
      if (this.atOnce() && !offer.final) {
        this.seal();
        return;
      }
      const found = await this.asked(steps);
      if (found) this.preview = previewed(found, offer.facts);
      return;
    }
    const found = await this.asked(steps);
    if (!found) return;
    if (found.offers?.length) this.goOn([offer.text], offer, found);
    else this.chosen = offer;
  }

  private goOn(texts: string[], offer: Offer | null, found: Offered): void {
    this.taken = [...this.taken, { texts, offer }];
    this.show(found.prompt ?? null, found.offers ?? []);
  }

  private async asked(steps: string[]): Promise<Offered | null> {
    const asking = (this.asking += 1);
    const found = await this.look(steps).catch(() => null);
    return asking === this.asking ? found : null;
  }

  /** Ticks one more copy of a set's member, or takes the tick back when all are. */
  private async tick(offer: Offer): Promise<void> {
    this.chosen = null;
    const members = this.members ?? [];
    const copies = members.flatMap((text, at) => (text === offer.text ? [at] : []));
    const free = copies.find((at) => !this.picked.includes(at));
    const most = this.shape?.shape === "set" ? this.shape.most : 0;
    if (free === undefined) this.picked = this.picked.filter((at) => !copies.includes(at));
    else if (this.picked.length < most) this.picked = [...this.picked, free];
    else if (most > 0) this.picked = [...this.picked.slice(1), free]; // full: the oldest tick makes room
    await this.lookAhead();
  }

  private async lookAhead(): Promise<void> {
    this.ahead = null;
    this.preview = NOTHING;
    if (this.picked.length === 0 && this.least > 0) return;
    const found = await this.asked([...this.steps, ...this.pickedTexts]);
    if (!found) return;
    this.ahead = found;
    this.preview = previewed(found);
  }

  /** Makes the move, or goes on to its next question. */
  seal(): void {
    if (!this.ready) return;
    if (this.members && !this.chosen) {
      const texts = this.closing ? [...this.pickedTexts, this.closing.text] : this.pickedTexts;
      if (this.goesOn && this.ahead) this.goOn(texts, null, this.ahead);
      else this.send([...this.steps, ...texts]);
      return;
    }
    if (this.chosen) this.send([...this.steps, this.chosen.text]);
  }

  /** One step back; whether there was one. */
  async back(): Promise<boolean> {
    if (this.chosen || this.picked.length > 0 || this.narrowed) {
      this.asking += 1;
      this.unchoose();
      return true;
    }
    if (this.taken.length === 0) return false;
    this.taken = this.taken.slice(0, -1);
    if (this.taken.length === 0) {
      this.show(this.first.prompt, this.first.offers);
      return true;
    }
    const found = await this.asked(this.steps);
    if (found) this.show(found.prompt ?? null, found.offers ?? []);
    return true;
  }
}
