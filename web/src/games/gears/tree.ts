/** The whole graph of a deck: a column for each level, in it those near to what they need, nothing over another. */

import type { Technology } from "./technologies";

export interface Node {
  technology: Technology;
  column: number;
  /** In rows of the tallest column; columns stand in the middle. */
  row: number;
}

export interface Layout {
  nodes: Node[];
  columns: number;
  rows: number;
}

const SWEEPS = 8;

export function layout(technologies: readonly Technology[]): Layout {
  const levels = [...new Set(technologies.map((one) => one.level))].sort((a, b) => a - b);
  const columns = levels.map((level) => technologies.filter((one) => one.level === level));
  const rows = Math.max(0, ...columns.map((column) => column.length));
  const at = new Map<string, number>();
  const place = (column: readonly Technology[]) => {
    const shift = (rows - column.length) / 2;
    column.forEach((one, row) => at.set(one.id, row + shift));
  };
  columns.forEach(place);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const column of sweep % 2 ? [...columns].reverse() : columns) {
      const near = new Map(column.map((one) => [one.id, middle(one, technologies, at)]));
      column.sort((a, b) => near.get(a.id)! - near.get(b.id)!);
      place(column);
    }
  }
  const nodes = columns.flatMap((column, number) => column.map((technology) => ({ technology, column: number, row: at.get(technology.id)! })));
  return { nodes, columns: columns.length, rows };
}

/** Where its neighbours stand on average; where it stands itself if it has none. */
function middle(one: Technology, all: readonly Technology[], at: ReadonlyMap<string, number>): number {
  const near = [...one.needs, ...all.filter((other) => other.needs.includes(one.id)).map((other) => other.id)];
  const rows = near.flatMap((id) => at.get(id) ?? []);
  return rows.length ? rows.reduce((sum, row) => sum + row, 0) / rows.length : at.get(one.id)!;
}
