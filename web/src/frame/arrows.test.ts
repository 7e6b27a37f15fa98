import { describe, expect, it } from "vitest";
import { distance } from "./arrows";

const box = (left: number, top: number) => ({ left, right: left + 10, top, bottom: top + 10 });
const RIGHT = [1, 0] as const;
const DOWN = [0, 1] as const;

describe("arrow keys", () => {
  it("go only where they point", () => {
    expect(distance(box(0, 0), box(20, 0), RIGHT)).toBeLessThan(Infinity);
    expect(distance(box(20, 0), box(0, 0), RIGHT)).toBe(Infinity);
    expect(distance(box(0, 0), box(20, 0), DOWN)).toBe(Infinity);
  });
  it("prefer the near, and what lies straight ahead", () => {
    expect(distance(box(0, 0), box(20, 0), RIGHT)).toBeLessThan(distance(box(0, 0), box(40, 0), RIGHT));
    expect(distance(box(0, 0), box(40, 0), RIGHT)).toBeLessThan(distance(box(0, 0), box(20, 60), RIGHT));
  });
});
