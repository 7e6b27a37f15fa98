/**
 * Arrow keys go from thing to thing on the board, to the nearest in that direction.
 *
 * The Tab key stops at what can be chosen; everything else is reached from there, or from the board itself.
 */

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};
/** How much further something aside seems than something straight ahead. */
const ASIDE = 2.5;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** How far one box is from another in a direction; infinite if it lies elsewhere. */
export function distance(from: Box, to: Box, [x, y]: readonly [number, number]): number {
  const ahead = x !== 0 ? (to.left + to.right - from.left - from.right) * x : (to.top + to.bottom - from.top - from.bottom) * y;
  if (ahead <= 1) return Infinity;
  const gap = x !== 0 ? Math.max(from.top - to.bottom, to.top - from.bottom, 0) : Math.max(from.left - to.right, to.left - from.right, 0);
  const off = x !== 0 ? Math.abs(to.top + to.bottom - from.top - from.bottom) : Math.abs(to.left + to.right - from.left - from.right);
  return ahead + ASIDE * gap * 2 + off * 0.3;
}

/** Moves the focus; whether there was anywhere to go. */
export function go(key: string, from: EventTarget | null): boolean {
  const way = WAYS[key];
  const board = document.querySelector<HTMLElement>("[data-board]");
  if (!way || !board || !(from instanceof HTMLElement) || !board.contains(from)) return false;
  const all = [...board.querySelectorAll<HTMLElement>(".press")].filter((one) => one.checkVisibility());
  if (!from.classList.contains("press")) {
    all[0]?.focus();
    return all.length > 0;
  }
  const here = from.getBoundingClientRect();
  let nearest: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const far = one === from ? Infinity : distance(here, one.getBoundingClientRect(), way);
    if (far < least) [nearest, least] = [one, far];
  }
  nearest?.focus();
  return nearest !== null;
}
