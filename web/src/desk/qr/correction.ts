/** Words that correct errors of reading, after Reed and Solomon: remainders over the field of 256 elements. */

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = value & 0x80 ? ((value << 1) ^ 0x11d) & 0xff : value << 1;
}

const times = (a: number, b: number): number => (a && b ? (EXP[((LOG[a] as number) + (LOG[b] as number)) % 255] as number) : 0);

/** The polynomial whose zeros are the first powers, the highest coefficient (1) left out. */
function generator(degree: number): number[] {
  let found = [1];
  for (let power = 0; power < degree; power++) {
    const next = Array<number>(found.length + 1).fill(0);
    found.forEach((value, at) => {
      next[at] = (next[at] as number) ^ value;
      next[at + 1] = (next[at + 1] as number) ^ times(value, EXP[power] as number);
    });
    found = next;
  }
  return found.slice(1);
}

export function correction(data: readonly number[], count: number): number[] {
  const divisor = generator(count);
  const rest = Array<number>(count).fill(0);
  for (const value of data) {
    const factor = value ^ (rest.shift() as number);
    rest.push(0);
    divisor.forEach((one, at) => (rest[at] = (rest[at] as number) ^ times(one, factor)));
  }
  return rest;
}
