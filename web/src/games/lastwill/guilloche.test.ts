import { expect, test } from "vitest";
import { ring } from "./guilloche";

test("a ring stays between its radii", () => {
  const points = ring(49, 35, 12).slice(1, -1).split("L").map((point) => point.split(" ").map(Number));
  for (const [x = 0, y = 0] of points) {
    expect(Math.hypot(x, y)).toBeLessThan(49.2);
    expect(Math.hypot(x, y)).toBeGreaterThan(34.8);
  }
});
