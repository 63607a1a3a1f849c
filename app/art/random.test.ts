import { expect, test } from "vitest";
import { fnv1a, mulberry32 } from "./random.ts";

test("a seed gives the same numbers on every machine", () => {
  expect(["foobar", "’"].map(fnv1a)).toEqual([0xbf9cf968, 0xe08c2612]);
  const random = mulberry32(1);
  expect([random(), random()].map((value) => value.toFixed(6))).toEqual(["0.627074", "0.002736"]);
});
