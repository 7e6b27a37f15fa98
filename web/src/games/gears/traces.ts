/** Lines between technologies: out of one, through the gutters between the columns and along the top, into the other. */

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const BEND = 5;

interface Point {
  x: number;
  y: number;
}

/** A line through corners that are rounded; corners that lie on one another are one. */
export function rounded(points: readonly Point[]): string {
  const corners = points.filter((point, at) => at === 0 || point.x !== points[at - 1]!.x || point.y !== points[at - 1]!.y);
  const first = corners[0];
  if (!first) return "";
  let path = `M${first.x} ${first.y}`;
  for (let at = 1; at < corners.length; at += 1) {
    const [before, here, after] = [corners[at - 1]!, corners[at]!, corners[at + 1]];
    if (!after) {
      path += `L${here.x} ${here.y}`;
      continue;
    }
    const start = towards(here, before);
    const end = towards(here, after);
    path += `L${start.x} ${start.y}Q${here.x} ${here.y} ${end.x} ${end.y}`;
  }
  return path;
}

/** A point a bend away from a corner, at most half of the way. */
function towards(corner: Point, other: Point): Point {
  const far = Math.hypot(other.x - corner.x, other.y - corner.y);
  const share = far === 0 ? 0 : Math.min(BEND, far / 2) / far;
  return { x: fixed(corner.x + (other.x - corner.x) * share), y: fixed(corner.y + (other.y - corner.y) * share) };
}

const fixed = (value: number) => Math.round(value * 10) / 10;

/**
 * The way from what is needed to what needs it. `gutter` is half of the gap between columns; `lane` the height of
 * the line along the top.
 */
export function way(from: Box, to: Box, gutter: number, lane: number): string {
  const out = fixed(from.right + gutter);
  const into = fixed(to.left - gutter);
  const start = fixed((from.top + from.bottom) / 2);
  const end = fixed((to.top + to.bottom) / 2);
  const corners: Point[] = [{ x: fixed(from.right), y: start }, { x: out, y: start }];
  if (into - out > gutter) corners.push({ x: out, y: lane }, { x: into, y: lane });
  const last = into - out > gutter ? into : out;
  corners.push({ x: last, y: end }, { x: fixed(to.left), y: end });
  return rounded(corners);
}
