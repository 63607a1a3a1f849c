/**
 * What the finder of old names promises: each look-up with the entry that it shows first. They are promises about this
 * firm's list (`content/law/names.yaml`), asked in the long set as the samples are; how a search compares is asked beside the function.
 */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { siteIndex } from "#app/collections/search.server.ts";
import { namePath, termId, termPath } from "#app/law/addresses.server.ts";
import { lawNames } from "#app/law/collections/names.server.ts";
import { siteSearch } from "#app/lib/site-search.ts";
import { link } from "#app/lib/site-url.ts";
import { isDelivered } from "../delivered-content.ts";

const { names, glossary } = lawNames();
const search = siteSearch(siteIndex());
const ids = new Map([
  ...names.map((name) => [link(namePath(name)), name.id] as const),
  ...glossary.map((term) => [link(termPath(term)), termId(term)] as const),
]);
/** The names that a search finds, and whether all words of the query are in them. */
function find(query: string) {
  const { hits, isPartial } = search(query);
  return { found: hits.flatMap(({ href }) => ids.get(href) ?? []), exact: !isPartial };
}

/** A look-up in each line, with the entry that comes first ("-" for none); those that are names are asked below. */
const LOOK_UPS = readFileSync("tests/built/law-look-ups.txt", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split(" | ") as [string, string]);

describe.runIf(names.length > 0)("the finder", () => {
  test.each(isDelivered ? LOOK_UPS : [])("%s → %s (B21)", (query, id) => {
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
