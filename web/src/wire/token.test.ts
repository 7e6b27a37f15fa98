import { expect, it } from "vitest";
import { newToken } from "./token";

it("is long enough for the server, and never the same", () => {
  const tokens = Array.from({ length: 50 }, newToken);
  expect(tokens.every((token) => /^[0-9a-f]{32}$/.test(token))).toBe(true);
  expect(new Set(tokens).size).toBe(50);
});
