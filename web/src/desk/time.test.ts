import { expect, test } from "vitest";
import { fromNow } from "./time";

test("distances are said in the largest unit that fits", () => {
  expect(fromNow(1000 + 3 * 86_400 + 50, "en", 1000)).toBe("in 3 days");
  expect(fromNow(1000 + 2 * 3_600, "en", 1000)).toBe("in 2 hr.");
  expect(fromNow(1000 - 12 * 60, "en", 1000)).toBe("12 min. ago");
  expect(fromNow(1020, "en", 1000)).toBe("in 1 min.");
  expect(fromNow(990, "en", 1000)).toBe("this minute");
  expect(fromNow(1000 - 86_400, "fr", 1000)).toBe("hier");
});
