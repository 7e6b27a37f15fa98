import { describe, expect, it } from "vitest";
import { roman, wheel } from "./gear";
import { rounded, way } from "./traces";

const box = (left: number, top: number) => ({ left, top, right: left + 100, bottom: top + 50 });

describe("lines between technologies", () => {
  it("goes straight through the gutter between neighbours", () => {
    expect(way(box(0, 20), box(106, 80), 3, 5)).toBe("M100 45L101.5 45Q103 45 103 50L103 100Q103 105 104.5 105L106 105");
  });

  it("goes along the top over columns in between", () => {
    const path = way(box(0, 20), box(318, 20), 3, 5);
    expect(path).toContain("103 5");
    expect(path).toContain("315 5");
    expect(path.endsWith("L318 45")).toBe(true);
  });

  it("takes corners that lie on one another for one", () => {
    expect(rounded([{ x: 0, y: 0 }, { x: 0, y: 0 }, { x: 9, y: 0 }])).toBe("M0 0L9 0");
    expect(rounded([])).toBe("");
  });
});

describe("gears", () => {
  it("has four corners for each tooth", () => {
    expect(wheel(14, 20, 24).match(/L/g)).toHaveLength(14 * 4 - 1);
  });

  it("prints rooms as the capacity markers do", () => {
    expect([0, 1, 4, 6, 9, 10].map(roman)).toEqual(["", "I", "IV", "VI", "IX", "X"]);
  });
});
