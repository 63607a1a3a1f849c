/** Sample queries for the site search of this firm's content; unit tests cover how the search compares words. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { searchEntries, siteIndex } from "#app/collections/search.server.ts";
import { dutyPath, namePath, rulePath, termId, termPath } from "#app/law/addresses.server.ts";
import { lawNames } from "#app/law/collections/names.server.ts";
import { siteSearch } from "#app/lib/search/site-search.ts";
import { link } from "#app/lib/address/site-url.ts";
import { isDelivered } from "../delivered-content.ts";

const linesOf = (file: string) =>
  readFileSync(`tests/built/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split(" | ") as [query: string, found: string]);

/**
 * What visitors type, and the best pages for it: `query | address address`. A rule, a duty or an old name is written as
 * its id, since its address may change.
 */
const QUERIES = linesOf("search-queries.txt").map(([query, best]) => ({
  query,
  best: best.split(" "),
}));
const search = await siteSearch(JSON.parse(JSON.stringify(siteIndex())));
const { names, glossary } = lawNames();

function addressOf(named: string): string {
  const [, kind, id = ""] = /^(rule|duty|name):(.+)$/.exec(named) ?? [];
  const name = names.find((entry) => entry.id === id);
  if (kind === "rule") return rulePath(id)!;
  if (kind === "duty") return dutyPath(id);
  return kind === "name" ? (name ? namePath(name) : `no name ${id}`) : named;
}

describe.runIf(isDelivered)("of what visitors type (B14)", () => {
  const paths = searchEntries().map(({ path }) => path);

  test("every page that is hoped for can be found", () => {
    const hoped = QUERIES.flatMap(({ best }) => best.map(addressOf));
    expect(hoped.filter((path) => !paths.includes(path.replace(/#\d+$/, "")))).toEqual([]);
  });

  test("the best page comes first in 92 %, among three in 96 %, and nothing is found in 2 % at most", () => {
    const ranks = QUERIES.map(({ query, best }) => {
      const { hits } = search(query);
      const wanted = new Set(best.map((named) => link(addressOf(named))));
      return { query, count: hits.length, rank: hits.findIndex(({ href }) => wanted.has(href)) };
    });
    const share = (of: typeof ranks) => of.length / ranks.length;
    const isWithin = (places: number) => ranks.filter(({ rank }) => rank >= 0 && rank < places);
    const later = ranks.filter(({ rank }) => rank !== 0);
    expect(share(isWithin(1)), JSON.stringify(later)).toBeGreaterThanOrEqual(0.92);
    expect(share(isWithin(3)), JSON.stringify(later)).toBeGreaterThanOrEqual(0.96);
    expect(share(ranks.filter(({ count }) => count === 0))).toBeLessThanOrEqual(0.02);
    // Whoever asks in Hindi or Kannada has no other words to try.
    expect(later.filter(({ query }) => /[ऀ-ॿಀ-೿]/.test(query))).toEqual([]);
  });
});

const ids = new Map([
  ...names.map((name) => [link(namePath(name)), name.id] as const),
  ...glossary.map((term) => [link(termPath(term)), termId(term)] as const),
]);
/** The titles found by a query, and whether they contain all its words. */
function find(query: string) {
  const { hits, isPartial } = search(query);
  return { found: hits.flatMap(({ href }) => ids.get(href) ?? []), exact: !isPartial };
}

/** In law-look-ups.txt, each query must find its entry first ("-": none), and each name the entries that have it. */
describe.runIf(names.length > 0)("of old names of law", () => {
  test.each(isDelivered ? linesOf("law-look-ups.txt") : [])("%s → %s (B21)", (query, id) => {
    const [first = "-"] = find(query).found;
    expect(first).toBe(id);
  });

  const namesOf = ({ old, typed }: (typeof names)[number]) => [...old, ...typed];

  test.each(names)("$id comes first by each of its names (B21)", (entry) => {
    for (const name of namesOf(entry)) {
      const called = names
        .filter((other) => namesOf(other).includes(name))
        .map(({ id }) => id)
        .sort();
      const { found, exact } = find(name);
      const first = found.slice(0, called.length);
      expect({ name, exact, first: first.sort() }).toEqual({ name, exact: true, first: called });
    }
  });
});
