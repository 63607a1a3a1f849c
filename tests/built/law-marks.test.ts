import { expect, test } from "vitest";
import { posts } from "#app/collections/blog.server.ts";
import { blogsPage } from "#app/collections/pages.server.ts";
import { formatDay } from "#app/lib/days.ts";
import type { SearchIndex } from "#app/lib/search/search-index.ts";
import { attributes, mainOf, read, textOf } from "./built-site.ts";

/** Whether an article's own page says that its law has changed: every list must agree with it. */
const isChanged = (path: string) => mainOf(path).querySelector('[href^="#law-change-"]') !== null;

const { lawChanged } = blogsPage();
const paths = posts().map(({ path }) => path);
const changed = paths.filter(isChanged);

const cardsOf = (page: string) =>
  mainOf(page)
    .querySelectorAll("article")
    .filter((card) => !card.querySelector('[id^="law-change-"]'))
    .flatMap((card) => {
      const [first = ""] = attributes(card, "href");
      const path = paths.find((known) => first.endsWith(known));
      return path ? [{ path, words: textOf(card) }] : [];
    });

test.each(["/", "/blogs", "/blog/404", ...paths])(
  "%s marks the cards of articles whose law has changed, and no others (B6)",
  (page) => {
    const cards = cardsOf(page);
    expect(cards.length).toBeGreaterThan(0);
    for (const { path, words } of cards)
      expect(words.includes(lawChanged), path).toBe(changed.includes(path));
  },
);

test("every article that was reviewed says when (B6)", () => {
  for (const { path, reviewedOn } of posts())
    if (reviewedOn) expect(textOf(mainOf(path)), path).toContain(formatDay(reviewedOn));
});

test("the site search marks the same articles (B6, B14)", () => {
  const { entries } = JSON.parse(read("/search-index.json").toString()) as SearchIndex;
  const marked = entries.flatMap(({ href, lawMark }) => (lawMark === lawChanged ? [href] : []));
  expect(marked.map((href) => paths.find((path) => href.endsWith(path))).sort()).toEqual(
    changed.sort(),
  );
});
