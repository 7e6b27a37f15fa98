/** Curves of the vignettes, reckoned instead of stored. */

const at = (radius: number, angle: number): string => `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;

/** The outline of a gear, its teeth a little narrower at the tip. */
export function gear(radius: number, teeth: number): string {
  const pitch = (2 * Math.PI) / teeth;
  const root = radius * 0.88;
  const points: string[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = tooth * pitch;
    points.push(at(root, middle - 0.3 * pitch), at(radius, middle - 0.16 * pitch), at(radius, middle + 0.16 * pitch), at(root, middle + 0.3 * pitch));
  }
  return `M${points.join("L")}Z`;
}

/** A banknote's rosette: a circle whose radius swings between two values, so many times round. */
export function rosette(least: number, most: number, waves: number): string {
  const points: string[] = [];
  const steps = waves * 12;
  for (let step = 0; step < steps; step++) {
    const angle = (step / steps) * 2 * Math.PI;
    points.push(at((most + least) / 2 + ((most - least) / 2) * Math.cos(waves * angle), angle));
  }
  return `M${points.join("L")}Z`;
}
