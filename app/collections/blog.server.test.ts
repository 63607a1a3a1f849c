import { expect, test, vi } from "vitest";
import { coverStyle } from "#app/pictures/covers.server.ts";
import { allPosts, neighbours, posts, relatedPosts } from "./blog.server.ts";
import { topicFeedAddresses } from "./article-lists.server.ts";
import { FREE_NUMBER, article, contentCopy, messageOf } from "./test-content.test-helper.ts";

test("the newest article comes first", () => {
  const dates = posts().map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test("a new article moves no address (A4)", () => {
  const before = posts().map(({ id, title }) => [id, title]);
  contentCopy().write(`blog/${FREE_NUMBER}-a-new-article.md`, article());
  const after = posts();
  expect(after[0]?.id).toBe(FREE_NUMBER);
  expect(after.slice(1).map(({ id, title }) => [id, title])).toEqual(before);
});

test("drafts and future articles are absent, except in a preview (B12)", () => {
  const content = contentCopy();
  const added = [FREE_NUMBER, FREE_NUMBER + 1];
  content.write(`blog/${added[0]}-a-draft.md`, article("draft: true\n"));
  content.write(`blog/${added[1]}-later.md`, article().replace(/^date: .*/m, "date: 2999-01-01"));
  const shown = () => posts().filter(({ id }) => added.includes(id));
  expect(shown()).toEqual([]);
  vi.stubEnv("PREVIEW", "1");
  expect(shown()).toHaveLength(2);
});

test("an article appears when its day begins where the firm works, not here (B12)", () => {
  const content = contentCopy();
  vi.stubEnv("BUILD_DATE", "");
  content.edit("site.yaml", /^/, "timeZone: Pacific/Auckland\n");
  content.write(`blog/${FREE_NUMBER}-a.md`, article().replace(/^date: .*/m, "date: 2030-01-01"));
  const isShownAt = (moment: string) =>
    vi.setSystemTime(moment) && posts().some(({ id }) => id === FREE_NUMBER);
  expect(["2029-12-31T10:59Z", "2029-12-31T11:00Z"].map(isShownAt)).toEqual([false, true]);
});

test("a category is a line in the list of tabs and a file with its section", () => {
  const content = contentCopy();
  content.edit("pages/blogs.yaml", /^categories: \[/m, "categories: [Town Hall, ");
  content.write(`blog/${FREE_NUMBER}-a.md`, article().replace("Legal", "Town Hall"));
  expect(messageOf(allPosts)).toContain("content/blog/categories/town-hall.md");
  content.write(
    "blog/categories/town-hall.md",
    "---\ncategory: Town Hall\nheading: How we work with Town Hall\nsheet: leaf\nlandform: scarp\n---\nText.\n",
  );
  expect(posts()[0]?.category).toBe("Town Hall");
  const first = { sheet: "leaf", landform: "scarp", turn: 0 };
  expect(coverStyle(posts()[0]!)).toEqual(first);
  // The category's next article has the same landform with another `turn`; the first article's cover is unchanged.
  content.write(
    `blog/${FREE_NUMBER + 1}-b.md`,
    article()
      .replace("Legal", "Town Hall")
      .replace(/^title: .*/m, "title: Another"),
  );
  const [one, other] = posts()
    .filter(({ category }) => category === "Town Hall")
    .toSorted((a, b) => a.id - b.id)
    .map(coverStyle);
  expect(one).toEqual(first);
  expect(other!.turn).toBeCloseTo(0.618);
  expect(topicFeedAddresses()[0]).toBe("/feed/town-hall.xml");
});

test("three related articles, never itself, its own category first (B7)", () => {
  for (const post of posts()) {
    const related = relatedPosts(post);
    expect(related).toHaveLength(3);
    expect(related.map(({ id }) => id)).not.toContain(post.id);
    const sameCategory = posts().filter(
      (other) => other.category === post.category && other.id !== post.id,
    ).length;
    const expected = Math.min(3, sameCategory);
    expect(related.slice(0, expected).every((other) => other.category === post.category)).toBe(
      true,
    );
  }
});

test("neighbours stand next to each other in time", () => {
  const [newest, second] = posts();
  expect(neighbours(newest!)).toEqual({ older: second, newer: undefined });
  expect(neighbours(second!).newer).toEqual(newest);
});
