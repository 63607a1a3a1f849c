import { expect, test } from "vitest";
import { truncate } from "./truncate.ts";

test.each(["a", "😀", "👨‍👩‍👧", "षि"])(
  "a text is cut behind 100 characters, the last of them %s",
  (last) => {
    const whole = "a".repeat(99) + last;
    expect(truncate(whole, 100)).toBe(whole);
    expect(truncate(`${whole}b`, 100)).toBe(`${whole}…`);
  },
);
