/** The engraved rosette of a banknote: one waving ring, turned a few times over itself. */

const POINTS = 96;

/** A closed ring that waves between two radii, as a path round the origin. */
export function ring(outer: number, inner: number, waves: number): string {
  const middle = (outer + inner) / 2;
  const swing = (outer - inner) / 2;
  const at = Array.from({ length: POINTS }, (_, step) => {
    const angle = (2 * Math.PI * step) / POINTS;
    const radius = middle + swing * Math.cos(waves * angle);
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${at.join("L")}Z`;
}

export const TURNS = [0, 7.5, 15, 22.5] as const;
export const RINGS = [ring(49, 35, 12), ring(36, 21, 12)] as const;
