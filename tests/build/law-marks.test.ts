import { expect, test } from "vitest";
import { articleReview } from "#app/collections/article-review.server.ts";
import { posts } from "#app/collections/blog.server.ts";
import { blogsPage } from "#app/collections/pages.server.ts";
import type { SearchIndex } from "#app/lib/site-search.ts";
import { attributes, htmlOf, mainOf, read, textOf } from "./built-site.ts";

/** Whether an article's own page says that its law has changed: what every list has to agree with. */
const isChanged = (path: string) => htmlOf(path).includes('href="#law-change-');

const { lawChanged } = blogsPage();
const paths = posts().map(({ path }) => path);
const changed = paths.filter(isChanged);

/** The article that a card leads to; nothing where an `<article>` is not a card. */
const pathOf = (card: string) => {
  const [first = ""] = attributes(card, "href");
  return paths.find((path) => first.endsWith(path) && !card.includes('id="law-change-'));
};

const cardsOf = (page: string) =>
  (mainOf(htmlOf(page)).match(/<article[\s\S]*?<\/article>/g) ?? []).flatMap((card) => {
    const path = pathOf(card);
    return path ? [{ path, words: textOf(card) }] : [];
  });

test.each(["/", "/blogs", "/blog/404", ...paths])(
  "%s marks the cards of articles whose law has changed, and no others (B6)",
  (page) => {
    const cards = cardsOf(page);
    expect(cards.length).toBeGreaterThan(0);
    for (const { path, words } of cards) {
      expect(words.includes(lawChanged), path).toBe(changed.includes(path));
    }
  },
);

test("every article that was reviewed says when and against which law (B6)", () => {
  for (const post of posts()) {
    const words = textOf(mainOf(htmlOf(post.path)));
    const review = articleReview(post);
    if (!post.reviewedOn) continue;
    const said = review ? [review.heading, review.standing] : ["reviewed on"];
    for (const text of said) expect(words, post.path).toContain(text);
  }
});

test("the site search marks the same articles (B6, B14)", () => {
  const { entries } = JSON.parse(read("/search-index.json").toString()) as SearchIndex;
  const marked = entries.flatMap(({ href, lawMark }) => (lawMark === lawChanged ? [href] : []));
  expect(marked.map((href) => paths.find((path) => href.endsWith(path))).sort()).toEqual(
    changed.sort(),
  );
});

/** What stands between an article's address and the next one's. */
const partOf = (document: string, path: string) => {
  const parts = document.split(/<item>|<entry>|\{\s*"id":/);
  return parts.find((part) => new RegExp(`${path}["<]`).test(part)) ?? "";
};

test.each([
  ["/feed.xml", /<description>([\s\S]*?)<\/description>/],
  ["/atom.xml", /<summary[^>]*>([\s\S]*?)<\/summary>/],
  ["/feed.json", /"summary":\s*"([^"]*)"/],
])("summary and text in %s say so of the same articles (B6, B15)", (feed, summary) => {
  const document = read(feed).toString();
  for (const path of paths) {
    const part = partOf(document, path);
    const said = summary.exec(part)?.[1] ?? "";
    expect(said.length).toBeGreaterThan(40);
    expect(said.includes(`${lawChanged}. `), path).toBe(changed.includes(path));
    expect(part.includes(`<strong>${lawChanged}:`), path).toBe(changed.includes(path));
  }
});
