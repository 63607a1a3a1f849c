import { expect, test } from "vitest";
import { isPlainClick } from "./plain-click.ts";

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test("the first button alone is a plain click", () => {
  expect(isPlainClick(click)).toBe(true);
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});

test.each(["metaKey", "ctrlKey", "shiftKey", "altKey"])("not together with %s", (key) => {
  expect(isPlainClick({ ...click, [key]: true })).toBe(false);
});
