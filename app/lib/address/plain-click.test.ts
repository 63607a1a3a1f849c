import { expect, test } from "vitest";
import { isPlainClick } from "./plain-click.ts";

const click = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

// Browser tests press the keys of a single operating system.
test("a click with another button or a key stays the browser's, on a Mac too", () => {
  expect(isPlainClick(click)).toBe(true);
  for (const more of [{ button: 1 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }])
    expect(isPlainClick({ ...click, ...more }), Object.keys(more)[0]).toBe(false);
});
