/** What there is to know before a first game: the words of it are read here alone. */

import type { GameInfo } from "@/wire/types";
import { folded } from "@/words/folded";
import { Words } from "@/words/say";

export type Lesson = GameInfo["lessons"][number];

export interface Rule {
  id: string;
  section: string;
  text: string;
  example?: boolean;
  /** It is about files and programs. */
  aside?: boolean;
}

const CORE = import.meta.glob<string>("../../../../src/bequest/words/*/core.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../../src/bequest/games/*/words/*/{gears,crecy,lastwill}{,-how}.ftl", { query: "?raw", import: "default" });

export async function lessonWords(language: string, game: string): Promise<Words> {
  const wanted = [...Object.entries(CORE).filter(([path]) => path.includes(`/words/${language}/`)), ...Object.entries(GAMES).filter(([path]) => path.includes(`/${game}/words/${language}/`))];
  return new Words(language, await Promise.all(wanted.map(([, read]) => read())), {});
}


export interface Section {
  title: string;
  rules: Rule[];
}

/** The rules in which every word is found, by section; without words all that matter at a table. */
export function sections(rules: readonly Rule[], wanted: string): Section[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  const found: Section[] = [];
  for (const rule of rules) {
    const text = folded(`${rule.id} ${rule.section} ${rule.text}`);
    if (rule.aside || !words.every((word) => text.includes(word))) continue;
    const last = found[found.length - 1];
    if (last?.title === rule.section) last.rules.push(rule);
    else found.push({ title: rule.section, rules: [rule] });
  }
  return found;
}
