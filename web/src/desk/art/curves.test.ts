import { expect, test } from "vitest";
import { gear, rosette } from "./curves";

const radii = (path: string) =>
  path.slice(1, -1).split("L").map((point) => Math.hypot(...(point.split(" ").map(Number) as [number, number])));

test("a gear has four corners for each tooth, between root and tip", () => {
  const found = radii(gear(50, 12));
  expect(found).toHaveLength(48);
  expect(Math.max(...found)).toBeCloseTo(50, 0);
  expect(Math.min(...found)).toBeCloseTo(44, 0);
});

test("a rosette swings between its radii", () => {
  const found = radii(rosette(20, 30, 8));
  expect(Math.max(...found)).toBeCloseTo(30, 0);
  expect(Math.min(...found)).toBeCloseTo(20, 0);
});
