import { expect, test } from "vitest";
import { htmlOf, pageAddresses } from "./built-site.ts";

test.each(["massif", "share"])("no two pages show the same %s", (name) => {
  const shown = pageAddresses().flatMap((address) => [
    ...new Set(htmlOf(address).match(new RegExp(`/pictures/${name}-[\\w-]+\\.(?:svg|png)`, "g"))),
  ]);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((file, index) => shown.indexOf(file) !== index)).toEqual([]);
});
