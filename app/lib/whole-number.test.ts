import { expect, test } from "vitest";
import { wholeNumber } from "./whole-number.ts";

test.each(["0", "7", "13", "404"])("reads %s", (text) => {
  expect(`${wholeNumber(text)}`).toBe(text);
});

test.each("|-1|01|00|1.5|1e1|1e9|abc| 1|1 |+1|0x1|１|1/|Infinity".split("|"))(
  "refuses %j",
  (text) => {
    expect(wholeNumber(text)).toBeUndefined();
  },
);

test("refuses a number that cannot be told from its neighbour", () => {
  expect(wholeNumber("9007199254740993")).toBeUndefined();
  expect(wholeNumber("9".repeat(400))).toBeUndefined();
});
