/** Time passes: the present line and the markers slide to their new column, and what has failed goes out, one after another. */

import { untrack } from "svelte";
import { settings } from "@/settings.svelte";
import type { GearsCopy } from "@/wire/schema";
import type { Table } from "./table";
import { copyKey, unlit } from "./unlit";

const SLIDE = 700;
/** The part of it after which what flies has arrived. */
const FLOWN = 0.6;
const NEXT = 80;
const LIT = { background: "linear-gradient(90deg, #2d6ca5 3px, #eef4f8 3px)", color: "var(--ink)" };

/** What slides: the column of the present, and the markers by their colours. */
function sliding(plane: HTMLElement): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const column = plane.querySelector<HTMLElement>(".column.present");
  if (column) found.set("present", column);
  for (const pin of plane.querySelectorAll<HTMLElement>('.pin[data-card^="marker:"]')) found.set(pin.dataset["card"] ?? "", pin);
  return found;
}

/** Called while a component is made; `plane` is what the columns and gears stand on. */
export function passing(table: Table, plane: () => HTMLElement | null): void {
  let present = "";
  let timeline: readonly GearsCopy[] = [];
  let lefts = new Map<string, number>();

  $effect.pre(() => {
    void table.view;
    const over = untrack(plane);
    lefts = new Map([...(over ? sliding(over) : [])].map(([name, element]) => [name, element.getBoundingClientRect().left]));
  });
  $effect(() => {
    const { view } = table;
    untrack(() => {
      const over = plane();
      const still = settings.speed === "off" || table.play.moment !== null || matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (over && present && !still) {
        const slow = settings.speed === "slow" ? 2 : 1;
        if (view.present !== present) slide(over, lefts, SLIDE * slow);
        const needs = (technology: string) => table.technologies.get(technology)?.needs ?? [];
        goOut(over, unlit(timeline, view.timeline, needs), NEXT * slow);
      }
      ({ present, timeline } = view);
    });
  });
}

/** All go by the width of a column; a marker that first flies back to the old present is unseen until it is there. */
function slide(over: HTMLElement, before: ReadonlyMap<string, number>, duration: number): void {
  const found = sliding(over);
  const left = (name: string) => found.get(name)?.getBoundingClientRect().left ?? NaN;
  const by = (before.get("present") ?? NaN) - left("present");
  if (!by) return;
  const there = { transform: `translateX(${by}px)` };
  for (const [name, element] of found) {
    const alongside = Math.abs((before.get(name) ?? NaN) - left(name) - by) < Math.abs(by) / 2;
    const unseen = alongside ? [] : [{ ...there, opacity: 0 }, { ...there, opacity: 0, offset: FLOWN }, { ...there, opacity: 1, offset: FLOWN }];
    element.animate([...unseen, ...(alongside ? [there] : []), { transform: "none" }], { duration, easing: "cubic-bezier(.45, 0, .2, 1)" });
  }
}

function goOut(over: HTMLElement, failed: readonly GearsCopy[], next: number): void {
  failed.forEach((copy, at) => {
    const plate = over.querySelector(`[data-plate="${CSS.escape(copyKey(copy))}"]`)?.closest("li");
    plate?.animate([LIT, LIT], { duration: at * next });
  });
}
