import { expect, it } from "vitest";
import { unaddressed } from "./addressed";

const say = (what: unknown) => (typeof what === "string" ? what : "Red");
const asked = { id: "gears-decision-move", args: { player: { id: "gears-player-red" } } };

it("takes the name off a question", () => {
  expect(unaddressed(asked, "Red, what is your action?", say)).toBe("What is your action?");
});
it("leaves other questions as they are", () => {
  expect(unaddressed(asked, "Which child?", say)).toBe("Which child?");
  expect(unaddressed({ id: "x" }, "Red, which child?", say)).toBe("Red, which child?");
});
