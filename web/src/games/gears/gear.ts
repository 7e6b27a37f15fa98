/** Toothed wheels, from numbers. */

const round = (value: number) => Math.round(value * 100) / 100;

/** The outline of a wheel around the origin: teeth as trapezoids on a circle. */
export function wheel(teeth: number, inner: number, outer: number): string {
  const pitch = (2 * Math.PI) / teeth;
  const corners: [number, number][] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const middle = tooth * pitch;
    // The root is wider than the crown; between two teeth the circle of the roots.
    for (const [radius, angle] of [[inner, -0.31], [outer, -0.17], [outer, 0.17], [inner, 0.31]] as const) {
      const at = middle + angle * pitch;
      corners.push([radius * Math.sin(at), -radius * Math.cos(at)]);
    }
  }
  return `M${corners.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

const ROMAN: readonly [number, string][] = [[10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]];

/** A room as the capacity markers print it. */
export function roman(value: number): string {
  let left = value;
  let found = "";
  for (const [worth, sign] of ROMAN) {
    while (left >= worth) {
      found += sign;
      left -= worth;
    }
  }
  return found;
}
