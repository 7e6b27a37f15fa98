import { expect, test } from "vitest";
import { tokensOf } from "./market";

const MARKET = { mansion: -3, "town-house": 1, "manor-house": -2, farm: 3 };

test("the tokens as a chosen order would lay them", () => {
  expect(tokensOf(MARKET, "order +3/+1/-2/-3")).toEqual({ mansion: 3, "town-house": 1, "manor-house": -2, farm: -3 });
  expect(tokensOf(MARKET, "errand market")).toEqual(MARKET);
});
