/** The keyboard: letters and digits choose, Enter seals, a few letters ask. No key needs AltGr. */

import { set, settings } from "@/settings.svelte";
import { go } from "./arrows";
import type { Desk } from "./desk.svelte";
import type { Play } from "./play.svelte";

const inField = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

export function pressed(event: KeyboardEvent, play: Play, desk: Desk): void {
  if (event.ctrlKey && event.altKey && event.code === "KeyT") {
    event.preventDefault();
    set("textView", !settings.textView);
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Escape") {
    if (desk.close() || (desk.armed && ((desk.armed = false), true))) return;
    void play.choosing.back();
    return;
  }
  if (!settings.keys || inField(event.target) || desk.drawer) return;
  if (!play.showing.caughtUp) play.showing.skip();
  if (event.key.startsWith("Arrow") && go(event.key, event.target)) {
    event.preventDefault();
    return;
  }
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  if (command(key, event, play, desk)) {
    event.preventDefault();
    return;
  }
  if (!play.choosable) return;
  const choice = play.choosing.open.find((one) => one.key === key);
  if (!choice) return;
  event.preventDefault();
  void play.choosing.choose(choice.offer);
}

/** What the seal does: twice for what can't be taken back and ends something, once for all else. */
export function seal(play: Play, desk: Desk): void {
  if (!play.choosable || !play.choosing.ready) return;
  if (mustArm(play) && !desk.armed) {
    desk.armed = true;
    return;
  }
  desk.armed = false;
  play.choosing.seal();
}

/** A final move that ends the turn gives up what is left of it: that is asked once more. */
export function mustArm(play: Play): boolean {
  const chosen = play.choosing.chosen;
  return !!chosen?.final && !!chosen.ends_turn && !chosen.subject && play.choosing.open.length > 1;
}

function command(key: string, event: KeyboardEvent, play: Play, desk: Desk): boolean {
  switch (key) {
    case "Enter":
      // On a button, Enter presses it, as everywhere; on one that chooses, it seals what is chosen.
      if (event.target instanceof HTMLButtonElement && event.target.dataset["choice"] === undefined && !event.target.matches(".press, .seal")) return false;
      if (event.repeat || !play.choosing.ready) return false;
      seal(play, desk);
      return true;
    case "Z":
      if (play.choosing.canGoBack) void play.choosing.back();
      else if (!play.news?.undo) play.undo();
      return true;
    case "H":
      void play.askHint();
      return true;
    case "Y":
      if (desk.focused.offer?.blocked) desk.whyNot(desk.focused.offer);
      else desk.drawer = "list";
      return true;
    case "I":
      if (desk.focused.card) desk.inspect(desk.focused.card);
      return true;
    case "R":
      desk.openRules();
      return true;
    case "L":
      document.querySelector<HTMLElement>("[data-log]")?.focus();
      return true;
    case "O":
      nextPanel();
      return true;
    case "[":
    case "]":
    case "ArrowLeft":
    case "ArrowRight":
      if ((key === "ArrowLeft" || key === "ArrowRight") && !(event.target as Element | null)?.closest("[data-scrubber]")) return false;
      step(play, key === "[" || key === "ArrowLeft" ? -1 : 1);
      return true;
    case "?":
      desk.drawer = "keys";
      return true;
    default:
      return false;
  }
}

/** One move back or on in the story; on from the last is now. */
export function step(play: Play, by: number): void {
  const last = play.news?.move ?? 0;
  const now = play.moment?.move ?? last;
  const to = Math.max(0, now + by);
  void play.goTo(to >= last ? null : to);
}

/** The focus goes round the players' panels. */
function nextPanel(): void {
  const panels = [...document.querySelectorAll<HTMLElement>("[data-panel]")];
  const at = panels.findIndex((panel) => panel.contains(document.activeElement));
  panels[(at + 1) % panels.length]?.focus();
}
