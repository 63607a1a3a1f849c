import { expect, test } from "vitest";
import { isPlainClick } from "./plain-click.ts";

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test("the first button alone, with no key, is a plain click", () => {
  expect(isPlainClick(click)).toBe(true);
  for (const more of ["metaKey", "ctrlKey", "shiftKey", "altKey"])
    expect(isPlainClick({ ...click, [more]: true }), more).toBe(false);
  expect(isPlainClick({ ...click, button: 1 })).toBe(false);
});
