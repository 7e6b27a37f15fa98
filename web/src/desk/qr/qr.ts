/** A text as the squares of a QR code, row by row; true is dark. */

import { coded } from "./words";

type Grid = boolean[][];
const ALIGNMENT: readonly (readonly number[])[] = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Null if the text is too long for what we draw. */
export function qrCode(text: string): Grid | null {
  const code = coded(text);
  if (!code) return null;
  const { version, words } = code;
  const size = 17 + 4 * version;
  const grid: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const set = (row: number, column: number, dark: boolean) => {
    if (row < 0 || column < 0 || row >= size || column >= size) return;
    (grid[row] as boolean[])[column] = dark;
    (fixed[row] as boolean[])[column] = true;
  };

  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [[3, 3], [3, size - 4], [size - 4, 3]] as const) rings(row, column, 4, [0, 1, 3], set);
  const places = ALIGNMENT[version - 1] as readonly number[];
  const last = places[places.length - 1];
  for (const row of places) {
    for (const column of places) {
      if (!((row === 6 && (column === 6 || column === last)) || (row === last && column === 6))) rings(row, column, 2, [0, 2], set);
    }
  }
  setVersion(version, size, set);
  setFormat(0, size, set); // keeps the room; the mask is chosen below
  fill(grid, fixed, words);

  const masked = MASKS.map((mask, number) => {
    const tried = grid.map((row, r) => row.map((dark, c) => ((fixed[r] as boolean[])[c] ? dark : dark !== mask(r, c))));
    setFormat(number, size, (row, column, dark) => ((tried[row] as boolean[])[column] = dark));
    return tried;
  });
  const costs = masked.map(cost);
  return masked[costs.indexOf(Math.min(...costs))] as Grid;
}

type Setting = (row: number, column: number, dark: boolean) => void;

/** Squares round a middle; those at the named distances are dark. */
function rings(row: number, column: number, reach: number, dark: readonly number[], set: Setting): void {
  for (let down = -reach; down <= reach; down++) {
    for (let right = -reach; right <= reach; right++) set(row + down, column + right, dark.includes(Math.max(Math.abs(down), Math.abs(right))));
  }
}

function remainder(value: number, degree: number, divisor: number): number {
  let rest = value << degree;
  for (let at = 31 - Math.clz32(rest); at >= degree; at = 31 - Math.clz32(rest)) rest ^= divisor << (at - degree);
  return rest;
}

function setVersion(version: number, size: number, set: Setting): void {
  if (version < 7) return;
  const bits = (version << 12) | remainder(version, 12, 0x1f25);
  for (let at = 0; at < 18; at++) {
    const dark = ((bits >> at) & 1) === 1;
    const [far, near] = [size - 11 + (at % 3), Math.floor(at / 3)];
    set(near, far, dark);
    set(far, near, dark);
  }
}

/** The mask and the level of correction (medium: 00), written twice. */
function setFormat(mask: number, size: number, set: Setting): void {
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  const dark = (at: number) => ((bits >> at) & 1) === 1;
  for (let at = 0; at < 6; at++) {
    set(at, 8, dark(at));
    set(8, at, dark(14 - at));
  }
  set(7, 8, dark(6));
  set(8, 8, dark(7));
  set(8, 7, dark(8));
  for (let at = 0; at < 8; at++) set(8, size - 1 - at, dark(at));
  for (let at = 8; at < 15; at++) set(size - 15 + at, 8, dark(at));
  set(size - 8, 8, true);
}

/** Bits go up and down in columns of two, from the right, past the squares that are fixed. */
function fill(grid: Grid, fixed: Grid, words: readonly number[]): void {
  const size = grid.length;
  let bit = 0;
  for (let column = size - 1; column > 0; column -= column === 8 ? 3 : 2) {
    const upwards = ((column + 1) & 2) === 0;
    for (let step = 0; step < size; step++) {
      const row = upwards ? size - 1 - step : step;
      for (const at of [column, column - 1]) {
        if ((fixed[row] as boolean[])[at]) continue;
        (grid[row] as boolean[])[at] = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
    }
  }
}

/** How hard a pattern is to read: long runs, blocks, what looks like a corner, and too much of one shade. */
function cost(grid: Grid): number {
  const size = grid.length;
  const columns = grid.map((_, c) => grid.map((row) => row[c] as boolean));
  let found = 0;
  for (const line of [...grid, ...columns]) {
    const text = line.map((dark) => (dark ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    for (let at = 0; at + 11 <= size; at++) {
      const piece = text.slice(at, at + 11);
      if (piece === "10111010000" || piece === "00001011101") found += 40;
    }
  }
  for (let r = 0; r + 1 < size; r++) {
    for (let c = 0; c + 1 < size; c++) {
      const [here, below] = [grid[r] as boolean[], grid[r + 1] as boolean[]];
      if (here[c] === here[c + 1] && here[c] === below[c] && here[c] === below[c + 1]) found += 3;
    }
  }
  const dark = grid.flat().filter(Boolean).length / (size * size);
  return found + 10 * Math.floor(Math.abs(dark - 0.5) * 20);
}

/** The dark squares as one path. */
export function qrPath(grid: Grid): string {
  return grid.flatMap((row, r) => row.flatMap((dark, c) => (dark ? [`M${c} ${r}h1v1h-1z`] : []))).join("");
}
