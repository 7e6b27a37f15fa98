/**
 * Things that fly from place to place (FLIP): measured before and after the board changes, moved by transform alone.
 *
 * A thing is found by `data-card` and `data-place`, a place by `data-place`. Hidden cards fly face down: all that is
 * used of them is their back, so nothing in time or geometry hangs on a hidden face.
 */

import type { Happened, Moved } from "@/wire/types";

export type Speed = "off" | "normal" | "slow";

const FLIGHT = 420;
const STAGGER = 60;
/** All flights of one step together take no longer. */
const LONGEST = 900;
/** So many things fly from one place to another at once: a whole pile is shown by its first cards. */
const MOST_ALIKE = 5;
const BACK = 96;
const SMALL = 48;

export interface Flights {
  /** Starts after the board has changed; resolves when all have arrived or were skipped. */
  land(): Promise<void>;
  finish(): void;
}

const quoted = (text: string) => CSS.escape(text);

/** On the board first, then among the players' panels, where the hands and pools of others are. */
function find(card: string, place: string): HTMLElement | null {
  if (!place) return null;
  const here = `[data-place="${quoted(place)}"]`;
  for (const part of document.querySelectorAll<HTMLElement>("[data-board], .side")) {
    const found =
      (card ? part.querySelector<HTMLElement>(`${here}[data-card="${quoted(card)}"]`) : null) ??
      part.querySelector<HTMLElement>(`${here}:not([data-card])`) ??
      part.querySelector<HTMLElement>(here);
    if (found) return found;
  }
  return null;
}

/** What comes out of a pile is no picture of the pile: it flies as a plain back. Small places show the thing itself. */
function faceOf(from: HTMLElement, card: string, high: number): HTMLElement {
  if (from.dataset["card"] === card || high < SMALL) return from.cloneNode(true) as HTMLElement;
  const back = document.createElement("div");
  back.className = "back";
  return back;
}

/** A back is no larger than a card, in the middle of where it comes from. */
function shapeOf(rect: DOMRect): DOMRect {
  const height = Math.min(rect.height, BACK);
  const width = Math.min(rect.width, height * 0.7);
  return new DOMRect(rect.left + (rect.width - width) / 2, rect.top + (rect.height - height) / 2, width, height);
}

const onScreen = (rect: DOMRect) => rect.width > 0 && rect.height > 0 && rect.bottom > 0 && rect.top < innerHeight;

interface Start {
  moved: Moved;
  rect: DOMRect;
  face: HTMLElement;
}

/** Measures where the things are that these events move; call it before the board changes. */
export function flown(events: readonly Happened[], speed: Speed): Flights {
  const still = speed === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  const starts: Start[] = [];
  for (const event of events) {
    for (const moved of event.moved) {
      const from = find(moved.card, moved.from);
      const rect = from?.getBoundingClientRect();
      if (!from || !rect || !onScreen(rect)) continue;
      if (starts.filter((start) => start.moved.from === moved.from && start.moved.to === moved.to).length >= MOST_ALIKE) continue;
      const face = faceOf(from, moved.card, rect.height);
      starts.push({ moved, face, rect: face.className === "back" ? shapeOf(rect) : rect });
    }
  }
  const running: Animation[] = [];
  const layer = document.createElement("div");
  layer.className = `flights ${document.body.dataset["theme"] ?? ""}`; // what flies looks as it does on the board
  layer.setAttribute("aria-hidden", "true");
  const finish = () => {
    for (const animation of running) animation.finish();
    layer.remove();
  };
  return {
    finish,
    async land() {
      document.body.append(layer);
      const slow = speed === "slow" ? 2 : 1;
      const step = Math.min(STAGGER, starts.length > 1 ? (LONGEST - FLIGHT) / (starts.length - 1) : 0);
      starts.forEach((start, at) => {
        const target = find(start.moved.card, start.moved.to);
        if (!target) return;
        if (still) running.push(marked(target));
        else running.push(...fly(layer, start, target, at * step * slow, FLIGHT * slow));
      });
      await Promise.allSettled(running.map((animation) => animation.finished));
      layer.remove();
    },
  };
}

/** Without motion: a frame round the destination for a moment. */
function marked(target: HTMLElement): Animation {
  return target.animate([{ boxShadow: "0 0 0 4px var(--wax)" }, { boxShadow: "0 0 0 4px transparent" }], { duration: 120 });
}

function fly(layer: HTMLElement, start: Start, target: HTMLElement, delay: number, duration: number): Animation[] {
  const to = target.getBoundingClientRect();
  if (!onScreen(to)) return [];
  const face = start.face;
  face.removeAttribute("data-place");
  face.removeAttribute("data-card");
  for (const tab of face.querySelectorAll(".tab, .press")) tab.remove();
  face.classList.add("flying");
  face.classList.remove("may", "on");
  const { rect } = start;
  Object.assign(face.style, {
    left: `${rect.left}px`, top: `${rect.top}px`, width: `${rect.width}px`, height: `${rect.height}px`,
  });
  face.dataset["flight"] = `${start.moved.from} → ${start.moved.to}`;
  layer.append(face);
  const [dx, dy] = [to.left + to.width / 2 - rect.left - rect.width / 2, to.top + to.height / 2 - rect.top - rect.height / 2];
  const scale = Math.max(0.3, Math.min(1.6, to.height / rect.height));
  const timing = { duration, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" as const };
  return [
    face.animate([{ transform: "none", opacity: 1 }, { opacity: 1, offset: 0.7 }, { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 }], timing),
    target.animate([{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }], timing),
  ];
}
