import { describe, expect, it } from "vitest";
import type { Face } from "@/wire/types";
import { Technologies } from "./technologies";
import { layout } from "./tree";

const face = (id: string, level: number, needs: string[] = []): Face =>
  ({ id: `technology:${id}`, kind: "technology", names: { en: id }, values: { cost: 1, reward: 2, needs, level } }) as Face;

const DECK = new Technologies([
  face("fire", 0), face("wheel", 0), face("tools", 0),
  face("engine", 1, ["fire", "wheel"]), face("mining", 1, ["tools"]),
  face("flight", 2, ["engine"]), face("rocket", 3, ["flight", "fire"]),
]);

describe("the graph of a deck", () => {
  it("places every technology once and none over another", () => {
    const { nodes, columns, rows } = layout(DECK.all);
    expect(nodes).toHaveLength(DECK.all.length);
    expect(new Set(nodes.map((node) => `${node.column} ${node.row}`)).size).toBe(nodes.length);
    expect(columns).toBe(4);
    expect(rows).toBe(3);
    for (const node of nodes) expect(node.row).toBeLessThanOrEqual(rows - 1);
  });

  it("has what is needed to the left of what needs it", () => {
    const column = new Map(layout(DECK.all).nodes.map((node) => [node.technology.id, node.column]));
    for (const one of DECK.all) for (const need of one.needs) expect(column.get(need)!).toBeLessThan(column.get(one.id)!);
  });

  it("knows what is built on something and what lies below it", () => {
    expect(DECK.builtOn("fire").map((one) => one.id)).toEqual(["engine", "rocket"]);
    expect(DECK.below("rocket")).toEqual(["engine", "wheel"]);
    expect(DECK.below("fire")).toEqual([]);
  });

  it("is nothing for an empty deck", () => {
    expect(layout([])).toEqual({ nodes: [], columns: 0, rows: 0 });
  });
});
