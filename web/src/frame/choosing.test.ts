import { beforeEach, describe, expect, it } from "vitest";
import type { Offer, Offered, Prompt } from "@/wire/types";
import { Choosing } from "./choosing.svelte";

const offer = (text: string, more: Partial<Offer> = {}): Offer => ({ action: text.length + text.charCodeAt(text.length - 1), text, say: { id: "x" }, ...more });
const prompt = (shape: Prompt["shape"]): Prompt => ({ kind: "move", seats: [1], asked_at: 3, shape });
const oneOf = prompt({ shape: "one-of" });
const offered = (more: Partial<Offered> = {}): Offered => ({ tell: "offered", ask: "", ...more });

let sent: string[][];
let looks: string[][];
let answer: (steps: string[]) => Offered;
let choosing: Choosing;
let atOnce: boolean;

beforeEach(() => {
  sent = [];
  looks = [];
  atOnce = false;
  answer = () => offered();
  choosing = new Choosing(
    async (steps) => {
      looks.push(steps);
      return answer(steps);
    },
    (steps) => sent.push(steps),
    () => atOnce,
  );
});

describe("one of several", () => {
  const end = offer("end", { commits: true });
  const draw = offer("draw", { commits: true, final: true });
  beforeEach(() => choosing.ask(oneOf, [end, draw]));

  it("waits for the seal", async () => {
    await choosing.choose(end);
    expect(sent).toEqual([]);
    expect(choosing.ready).toBe(true);
    choosing.seal();
    expect(sent).toEqual([["end"]]);
  });
  it("is sealed by a second touch", async () => {
    await choosing.choose(end);
    await choosing.choose(end);
    expect(sent).toEqual([["end"]]);
  });
  it("shows what would come of it", async () => {
    answer = () => offered({ moved: [{ card: "a", back: "b", from: "x", to: "y" }], unknown: true });
    await choosing.choose(draw);
    expect(choosing.preview.moved).toHaveLength(1);
    expect(choosing.preview.unknown).toBe(true);
    expect(choosing.final).toBe(true);
  });
  it("is made at once where somebody likes that, but never what is final", async () => {
    atOnce = true;
    await choosing.choose(draw);
    expect(sent).toEqual([]);
    await choosing.choose(end);
    expect(sent).toEqual([["end"]]);
  });
  it("can be dropped", async () => {
    await choosing.choose(end);
    expect(await choosing.back()).toBe(true);
    expect(choosing.ready).toBe(false);
    expect(await choosing.back()).toBe(false);
  });
  it("does not choose what is blocked", async () => {
    await choosing.choose(offer("travel", { blocked: { code: 3, message: { id: "x" } } }));
    expect(looks).toEqual([]);
  });
});

describe("several steps", () => {
  const establish = offer("establish fire");
  const card = offer("card law", { commits: true });
  beforeEach(() => {
    choosing.ask(oneOf, [establish]);
    answer = (steps) => (steps.length === 1 ? offered({ prompt: oneOf, offers: [card] }) : offered());
  });

  it("go on by themselves and are sent together", async () => {
    await choosing.choose(establish);
    expect(choosing.offers).toEqual([card]);
    expect(choosing.earlier).toEqual([establish]);
    await choosing.choose(card);
    choosing.seal();
    expect(sent).toEqual([["establish fire", "card law"]]);
  });
  it("lead back one by one", async () => {
    await choosing.choose(establish);
    await choosing.back();
    expect(choosing.offers).toEqual([establish]);
    expect(choosing.steps).toEqual([]);
  });
  it("are forgotten when the table moves on", async () => {
    await choosing.choose(establish);
    choosing.ask(oneOf, [establish]);
    expect(choosing.steps).toEqual([]);
  });
});

describe("a set", () => {
  const [a, b, c] = [offer("card a"), offer("card b"), offer("card c")];
  const enough = offer("enough", { commits: true });
  const whole = prompt({ shape: "set", least: 2, most: 3, of: ["card a", "card b", "card b", "card c"] });
  beforeEach(() => {
    choosing.ask(whole, [a, b, c]);
    // Three are all there can be; two may be followed by another, or by an end that is said.
    answer = (steps) =>
      steps.length >= 3
        ? offered()
        : offered({ prompt: prompt({ shape: "set", least: 2, most: 3, of: ["card c"], picked: steps }), offers: steps.length === 2 ? [c, enough] : [b] });
  });

  it("is ticked in any order and sent in its own", async () => {
    await choosing.choose(c);
    expect(choosing.ready).toBe(false);
    await choosing.choose(a);
    expect(choosing.ready).toBe(true);
    choosing.seal();
    expect(sent).toEqual([["card a", "card c", "enough"]]);
  });
  it("counts copies, and a further touch takes them back", async () => {
    await choosing.choose(b);
    await choosing.choose(b);
    expect(choosing.ticks(b)).toBe(2);
    await choosing.choose(b);
    expect(choosing.ticks(b)).toBe(0);
  });
  it("needs no end when it is full", async () => {
    for (const one of [a, b, c]) await choosing.choose(one);
    choosing.seal();
    expect(sent).toEqual([["card a", "card b", "card c"]]);
  });
  it("may be left empty where that can be said", async () => {
    choosing.ask(prompt({ shape: "set", least: 0, most: 2, of: ["card a"] }), [a, enough]);
    await choosing.choose(a);
    await choosing.choose(enough);
    expect(choosing.picked).toEqual([]);
    choosing.seal();
    expect(sent).toEqual([["enough"]]);
  });
  it("leads on where another question follows", async () => {
    answer = () => offered({ prompt: oneOf, offers: [enough] });
    await choosing.choose(a);
    await choosing.choose(c);
    expect(choosing.goesOn).toBe(true);
    choosing.seal();
    expect(sent).toEqual([]);
    await choosing.choose(enough);
    choosing.seal();
    expect(sent).toEqual([["card a", "card c", "enough"]]);
  });
});
