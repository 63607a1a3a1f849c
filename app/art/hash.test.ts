import { expect, test } from "vitest";

import { fnv1a } from "./hash.ts";

test("gives the FNV-1a values of a text's UTF-8 bytes", () => {
  expect(["foobar", "’"].map(fnv1a)).toEqual([0xbf9cf968, 0xe08c2612]);
});
