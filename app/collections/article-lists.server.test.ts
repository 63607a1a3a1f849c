import { expect, test } from "vitest";
import { ARTICLES_LISTED } from "#app/constants.ts";
import { loader as index } from "#app/feeds/article-index.json.ts";
import type { OtherEntry } from "#app/lib/address/list-state.ts";
import { articleArchives, feedPosts, listedPosts } from "./article-lists.server.ts";
import { posts } from "./blog.server.ts";
import { article, contentCopy, FREE_NUMBER } from "./test-content.test-helper.ts";

test("of more articles than a list holds, the others stand on pages by year and in the index (B25)", async () => {
  const content = contentCopy();
  const few = posts().length;
  expect(listedPosts()).toHaveLength(few);
  expect(articleArchives()).toEqual([]);
  const added = ARTICLES_LISTED + 20 - few;
  for (let more = 0; more < added; more += 1)
    content.write(`blog/${FREE_NUMBER + more}-added.md`, article());
  expect(posts()).toHaveLength(ARTICLES_LISTED + 20);
  expect(listedPosts()).toEqual(posts().slice(0, ARTICLES_LISTED));
  expect(feedPosts("/feed.xml")).toEqual(posts().slice(0, 50));
  const older = posts()
    .slice(ARTICLES_LISTED)
    .map(({ path }) => path);
  const archived = articleArchives();
  expect(archived.flatMap((year) => year.posts.map(({ path }) => path))).toEqual(
    expect.arrayContaining(older),
  );
  // A page of a year must hold all of that year, so that it does not change once the year is over.
  for (const { year, posts: own } of archived)
    expect(own).toEqual(posts().filter(({ date }) => date.startsWith(year)));
  const entries = (await index().json()) as OtherEntry[];
  expect(entries.map(({ href }) => href)).toEqual(older);
});
