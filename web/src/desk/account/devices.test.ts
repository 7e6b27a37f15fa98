import { expect, test } from "vitest";
import { deviceName } from "./devices";

test("a browser is called by its program and system", () => {
  expect(deviceName("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Safari/537.36")).toBe("Chrome, Linux");
  expect(deviceName("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Safari/604")).toBe("Safari, iOS");
  expect(deviceName("curl/8")).toBe("curl/8");
  expect(deviceName("")).toBe("");
});
