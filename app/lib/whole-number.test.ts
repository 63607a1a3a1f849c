import { expect, test } from "vitest";
import { wholeNumber } from "./whole-number.ts";

test.each([
  ["0", 0],
  ["7", 7],
  ["13", 13],
  ["404", 404],
])("reads %s", (text, value) => {
  expect(wholeNumber(text)).toBe(value);
});

test.each([
  "",
  "-1",
  "01",
  "00",
  "1.5",
  "1e1",
  "1e9",
  "abc",
  " 1",
  "1 ",
  "+1",
  "0x1",
  "１",
  "1/",
  "Infinity",
])("refuses %j", (text) => {
  expect(wholeNumber(text)).toBeUndefined();
});

test("refuses a number that cannot be told from its neighbour", () => {
  expect(wholeNumber("9007199254740993")).toBeUndefined();
  expect(wholeNumber("9".repeat(400))).toBeUndefined();
});
