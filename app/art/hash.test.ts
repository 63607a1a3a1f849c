import { expect, test } from "vitest";

import { fnv1a } from "./hash.ts";

test("gives the published FNV-1a values", () => {
  expect(fnv1a("")).toBe(0x811c9dc5);
  expect(fnv1a("a")).toBe(0xe40c292c);
  expect(fnv1a("foobar")).toBe(0xbf9cf968);
});

test("hashes the UTF-8 bytes of letters beyond ASCII", () => {
  expect(fnv1a("é")).not.toBe(fnv1a("e"));
  // U+2019 and U+0019 have the same low byte, but not the same UTF-8 bytes.
  expect(fnv1a("\u2019")).not.toBe(fnv1a("\u0019"));
});
