/** Puts messages into words for a test: reads {texts, names, messages} for each language, writes what they say. */

import { readFileSync, writeFileSync } from "node:fs";
import { Words, type Message, type Names } from "../../web/src/words/say.ts";

type Task = { texts: Record<string, string[]>; names: Names; messages: Message[] };

const [input, output] = process.argv.slice(2);
const task = JSON.parse(readFileSync(input!, "utf8")) as Task;
const said: Record<string, string[]> = {};
for (const [language, texts] of Object.entries(task.texts)) {
  const words = new Words(language, texts, task.names);
  said[language] = task.messages.map((message) => words.say(message));
}
writeFileSync(output!, JSON.stringify(said));
