import { expect, test } from "vitest";

import { mulberry32 } from "./random.ts";

test("gives the numbers of the published algorithm", () => {
  const numbers = Array.from({ length: 2 }, mulberry32(1));
  expect(numbers).toEqual([0.6270739405881613, 0.002735721180215478]);
});
