import { expect, test } from "vitest";
import { htmlOf, pageAddresses } from "./built-site.ts";

test.each(["massif", "share"])("no two pages show the same %s", (name) => {
  const pages = new Map<string, Set<string>>();
  for (const address of pageAddresses()) {
    // The pages of one list are one page to whoever turns them.
    const page = address.replace(/^\/blogs\/.*/, "/blogs");
    const files = htmlOf(address).match(new RegExp(`/pictures/${name}-[\\w-]+\\.(?:svg|png)`, "g"));
    pages.set(page, new Set([...(pages.get(page) ?? []), ...(files ?? [])]));
  }
  const shown = [...pages.values()].flatMap((files) => [...files]);
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((file, index) => shown.indexOf(file) !== index)).toEqual([]);
});
