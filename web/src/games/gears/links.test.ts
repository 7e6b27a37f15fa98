import { describe, expect, it } from "vitest";
import type { GearsCopy } from "@/wire/schema";
import type { Face } from "@/wire/types";
import { links } from "./links";
import { Technologies } from "./technologies";

const face = (id: string, needs: string[] = []): Face =>
  ({ id: `technology:${id}`, kind: "technology", names: { en: id }, values: { cost: 1, reward: 1, needs, level: needs.length } }) as Face;
const DECK = new Technologies([face("fire"), face("wheel"), face("engine", ["fire", "wheel"]), face("flight", ["engine"])]);
const FRAMES = ["t0", "t1", "t2", "t3"];
const copy = (technology: string, timeframe: string, successful = true): GearsCopy => ({ technology, timeframe, successful, cubes: {} });
const told = (found: ReturnType<typeof links>) => found.map((one) => `${one.from} ${one.to}${one.direct ? "" : " ·"}`).sort();

describe("what hangs together on the timeline", () => {
  it("goes down from a card in hand to all that it would stand on", () => {
    const copies = [copy("fire", "t0"), copy("wheel", "t0"), copy("engine", "t1")];
    expect(told(links(DECK, copies, FRAMES, "flight", "t2"))).toEqual(["t0:fire t1:engine ·", "t0:wheel t1:engine ·", "t1:engine t2:next"]);
  });

  it("goes up to what is built on it", () => {
    const copies = [copy("fire", "t0"), copy("engine", "t1", false)];
    expect(told(links(DECK, copies, FRAMES, "fire", ""))).toEqual(["t0:fire t1:engine"]);
  });

  it("takes neither newer copies nor failed ones where another succeeds", () => {
    const copies = [copy("engine", "t0", false), copy("engine", "t1"), copy("engine", "t3")];
    expect(told(links(DECK, copies, FRAMES, "flight", "t2"))).toEqual(["t1:engine t2:next"]);
  });

  it("is nothing for what is not on the table", () => {
    expect(links(DECK, [], FRAMES, "flight", "t2")).toEqual([]);
    expect(links(DECK, [copy("fire", "t0")], FRAMES, "", "")).toEqual([]);
  });
});
