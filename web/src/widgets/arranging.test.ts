import { expect, test } from "vitest";
import { partsOf, swapped } from "./arranging.svelte";

test("two parts change places, the others stay", () => {
  expect(swapped(partsOf("order -3/-2/+1/+3"), 0, 3)).toEqual(["+3", "-2", "+1", "-3"]);
});
