import { expect, test } from "vitest";
import { qrCode, qrPath } from "./qr";

const rows = (text: string) => (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? "1" : "0")).join(""));
async function digest(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(rows(text).join("\n"))));
  return [...hash.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

test("codes are those that another encoder makes with the same mask", async () => {
  expect(rows("HI there").slice(0, 9)).toEqual([
    "111111100100101111111",
    "100000101101101000001",
    "101110100111101011101",
    "101110100010001011101",
    "101110101111101011101",
    "100000100111001000001",
    "111111101010101111111",
    "000000000110000000000",
    "101010100010100010010",
  ]);
  expect(await digest("HI there")).toBe("e24731a564fe8705"); // version 1
  expect(await digest("http://192.168.1.5:8400/table/rue-saint-honore#esRwCRmzFmXy7fW-G-pG9g")).toBe("cf73af4d3610584c"); // version 5
  expect(await digest("x".repeat(150))).toBe("9782fa7f0642d3e6"); // version 8, with blocks of two lengths
});

test("the longest text that fits, and one that does not", () => {
  expect(qrCode("x".repeat(213))).toHaveLength(57);
  expect(qrCode("x".repeat(214))).toBeNull();
});

test("the path has one square for each dark one", () => {
  expect(qrPath([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});
