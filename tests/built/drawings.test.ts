import { expect, test } from "vitest";
import { documentOf, htmlOf, pageAddresses } from "./built-site.ts";

/** Drawings that a page has to itself: beside its heading and with its link. */
const FILES =
  /\/pictures\/(?:home|not-found|region-[\w-]+-wide|ridges|share|world)-[0-9a-f]{8}\.\w+/g;

test("no drawing beside a heading or with a link stands on two pages", () => {
  const drawingsOf = new Map<string, Set<string>>();
  for (const address of pageAddresses()) {
    // The pages of one list are one page to whoever turns them.
    const page = address.replace(/(?<=^\/blogs.*)\/\d+$/, "").replace(/\/page\/\d+$/, "");
    const found = [
      ...(htmlOf(address).match(FILES) ?? []),
      ...documentOf(address)
        .querySelectorAll("[data-narrow-below] > div > svg")
        .map((svg) => svg.outerHTML),
    ];
    drawingsOf.set(page, new Set([...(drawingsOf.get(page) ?? []), ...found]));
  }
  const shown = [...drawingsOf.values()].flatMap((drawings) => [...drawings]);
  expect(shown).not.toEqual([]);
  expect(shown.filter((drawing, index) => shown.indexOf(drawing) !== index)).toEqual([]);
});
