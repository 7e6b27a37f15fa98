import { expect, test } from "vitest";
import type { SeatInfo, TableInfo } from "@/wire/types";
import { address, free, inOrder, invitationLink, slug, taken, waitsForMe } from "./tables";

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({ seat: number, ...more }) as SeatInfo;
const table = (id: string, more: Partial<TableInfo> = {}): TableInfo =>
  ({ id, name: "", game: "gears", state: "running", seats: [], created_at: 0, yours: [1], ...more }) as TableInfo;

test("tables that wait for oneself come first, the most urgent on top, lobbies last", () => {
  const lobby = table("lobby", { state: "lobby", created_at: 9 });
  const others = table("others", { seats: [seat(1), seat(2, { waiting: true })], created_at: 8 });
  const calm = table("calm", { seats: [seat(1, { waiting: true })], created_at: 7 });
  const urgent = table("urgent", { seats: [seat(1, { waiting: true, deadline: 100 })], created_at: 1 });
  expect(inOrder([lobby, others, calm, urgent]).map((one) => one.id)).toEqual(["urgent", "calm", "others", "lobby"]);
});

test("a table waits for oneself only while its game runs, in an own seat", () => {
  const asked = { seats: [seat(1, { waiting: true })] };
  expect(waitsForMe(table("a", asked))).toBe(true);
  expect(waitsForMe(table("a", { ...asked, yours: [2] }))).toBe(false);
  expect(waitsForMe(table("a", { ...asked, state: "finished" }))).toBe(false);
});

test("seats are taken by persons and bots", () => {
  const mixed = table("a", { seats: [seat(1, { person: { id: "p", name: "Ada" } }), seat(2, { level: "steady" }), seat(3)] });
  expect(taken(mixed).map((one) => one.seat)).toEqual([1, 2]);
  expect(free(mixed).map((one) => one.seat)).toEqual([3]);
});

test("addresses follow the state, and an invitation's secret stands behind the #", () => {
  expect(address(table("x", { state: "lobby" }))).toBe("/table/x");
  expect(address(table("x"))).toBe("/play/x");
  expect(address(table("x", { state: "finished" }))).toBe("/result/x");
  expect(invitationLink(table("x", { name: "Rue Saint-Honoré", invitation: "s3cret" }), "http://here")).toBe("http://here/table/rue-saint-honore#s3cret");
  expect(invitationLink(table("x", { invitation: "s" }), "http://here")).toBe("http://here/table/gears#s");
});

test("a slug has letters, digits and hyphens", () => {
  expect(slug("  L’été, à 3 ! ")).toBe("l-ete-a-3");
  expect(slug("日本")).toBe("");
});
