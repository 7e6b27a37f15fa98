/** A text as the words of a QR code: bytes, at medium correction, in versions 1 to 10. */

import { correction } from "./correction";

/** For each version: correcting words of a block, then how many blocks of how many words of data. */
const BLOCKS: readonly (readonly [number, ...(readonly [number, number])[]])[] = [
  [10, [1, 16]], [16, [1, 28]], [26, [1, 44]], [18, [2, 32]], [24, [2, 43]],
  [16, [4, 27]], [18, [4, 31]], [22, [2, 38], [2, 39]], [22, [3, 36], [2, 37]], [26, [4, 43], [1, 44]],
];
const BYTES_MODE = 0b0100;

export interface Coded {
  version: number;
  words: number[];
}

const room = (version: number): number => {
  const [, ...groups] = BLOCKS[version - 1] as (typeof BLOCKS)[number];
  return groups.reduce((sum, [count, words]) => sum + count * words, 0);
};

/** Null if the text is too long. */
export function coded(text: string): Coded | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = BLOCKS.findIndex((_, at) => 8 * room(at + 1) >= 4 + (at + 1 < 10 ? 8 : 16) + 8 * bytes.length) + 1;
  return version === 0 ? null : { version, words: interleaved(version, padded(bytes, version)) };
}

function padded(bytes: readonly number[], version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let at = length - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  put(BYTES_MODE, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * room(version) - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) words.push(parseInt(bits.slice(at, at + 8).join(""), 2));
  for (let filler = 0xec; words.length < room(version); filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

/** Blocks are written word by word in turn, so that a stain hits each of them a little. */
function interleaved(version: number, data: readonly number[]): number[] {
  const [correcting, ...groups] = BLOCKS[version - 1] as (typeof BLOCKS)[number];
  const blocks: number[][] = [];
  let start = 0;
  for (const [count, length] of groups) {
    for (let block = 0; block < count; block++, start += length) blocks.push(data.slice(start, start + length));
  }
  const inTurn = (lists: number[][]) => Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) => lists.flatMap((list) => (at < list.length ? [list[at] as number] : []))).flat();
  return [...inTurn(blocks), ...inTurn(blocks.map((block) => correction(block, correcting)))];
}
