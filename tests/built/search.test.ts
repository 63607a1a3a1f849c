/** What the site search promises of this firm's content: the best page first, most of the time. Asked as samples are. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { searchEntries, siteIndex } from "#app/collections/search.server.ts";
import { dutyPath, namePath, rulePath } from "#app/law/addresses.server.ts";
import { lawNames } from "#app/law/collections/names.server.ts";
import { siteSearch } from "#app/lib/site-search.ts";
import { link } from "#app/lib/site-url.ts";
import { isDelivered } from "../delivered-content.ts";

/**
 * What visitors type, and the pages that serve them best: `query | address address`. A rule, a duty and an old name
 * stand by their ids, wherever their addresses are.
 */
const QUERIES = readFileSync("tests/built/search-queries.txt", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" | ") as [query: string, best: string])
  .map(([query, best]) => ({ query, best: best.split(" ") }));

/** The address of what is named by its kind and id. */
function addressOf(named: string): string {
  const [, kind, id = ""] = /^(rule|duty|name):(.+)$/.exec(named) ?? [];
  const name = lawNames().names.find((entry) => entry.id === id);
  if (kind === "rule") return rulePath(id)!;
  if (kind === "duty") return dutyPath(id);
  return kind === "name" ? (name ? namePath(name) : `no name ${id}`) : named;
}

describe.runIf(isDelivered)("of what visitors type (B14)", () => {
  const search = siteSearch(JSON.parse(JSON.stringify(siteIndex())));
  const paths = searchEntries().map(({ path }) => path);

  test("every page that is hoped for can be found", () => {
    const hoped = QUERIES.flatMap(({ best }) => best.map(addressOf));
    expect(hoped.filter((path) => !paths.includes(path.replace(/#\d+$/, "")))).toEqual([]);
  });

  test("the best page comes first in 80 %, among three in 92 %, and nothing is found in 2 % at most", () => {
    const ranks = QUERIES.map(({ query, best }) => {
      const { hits } = search(query);
      const wanted = new Set(best.map((named) => link(addressOf(named))));
      return { query, count: hits.length, rank: hits.findIndex(({ href }) => wanted.has(href)) };
    });
    const share = (of: typeof ranks) => of.length / ranks.length;
    const isWithin = (places: number) => ranks.filter(({ rank }) => rank >= 0 && rank < places);
    const later = ranks.filter(({ rank }) => rank !== 0);
    expect(share(isWithin(1)), JSON.stringify(later)).toBeGreaterThanOrEqual(0.8);
    expect(share(isWithin(3)), JSON.stringify(later)).toBeGreaterThanOrEqual(0.92);
    expect(share(ranks.filter(({ count }) => count === 0))).toBeLessThanOrEqual(0.02);
  });
});
