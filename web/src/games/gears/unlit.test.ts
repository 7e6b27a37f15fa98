import { expect, test } from "vitest";
import type { GearsCopy } from "@/wire/schema";
import { unlit } from "./unlit";

const copy = (technology: string, timeframe: string, successful: boolean) => ({ technology, timeframe, successful, cubes: {} }) as GearsCopy;
const NEEDS: Record<string, string[]> = { engine: ["fire"], flight: ["engine"] };
const needs = (technology: string) => NEEDS[technology] ?? [];

test("what is needed falls before what needs it; what had failed before is left out", () => {
  const before = [copy("flight", "t3", true), copy("engine", "t2", true), copy("fire", "t0", true), copy("law", "t1", false)];
  const after = before.map((one) => ({ ...one, successful: false }));
  expect(unlit(before, after, needs).map((one) => one.technology)).toEqual(["fire", "engine", "flight"]);
});

test("a copy that stands on is not among them", () => {
  const before = [copy("fire", "t0", true), copy("engine", "t2", true)];
  expect(unlit(before, [before[0]!, copy("engine", "t2", false)], needs).map((one) => one.technology)).toEqual(["engine"]);
});
