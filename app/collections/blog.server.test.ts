import { expect, test, vi } from "vitest";
import { allPosts, neighbours, postById, posts, relatedPosts, topicOf } from "./blog.server.ts";
import { CATEGORIES } from "./constants.ts";
import { contentCopy, messageOf } from "./test-content.test-helper.ts";

const article = (fields: string) => `---
title: A new article
category: Legal
date: 2026-01-05
excerpt: An article that a test adds, with an excerpt long enough for search engines to show it.
content: A test adds this article.
author: meera-krishnan
${fields}---
## A heading

Some text.
`;

test("there are 14 articles, November 2023 to January 2025, in every category (R53, R54)", () => {
  const all = allPosts();
  expect(all).toHaveLength(14);
  for (const { date } of all) expect(date >= "2023-11-01" && date <= "2025-01-31").toBe(true);
  expect(new Set(all.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
});

test("the newest article comes first", () => {
  const dates = posts().map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

test("a new article moves no address (A4)", () => {
  const before = posts().map(({ id, title }) => [id, title]);
  contentCopy().write("blog/14-a-new-article.md", article(""));
  const after = posts();
  expect(after[0]?.id).toBe(14);
  expect(after.slice(1).map(({ id, title }) => [id, title])).toEqual(before);
});

test("a duplicate number names both files (A4)", () => {
  contentCopy().write("blog/03-another.md", article(""));
  expect(messageOf(allPosts)).toMatch(
    /content\/blog\/03-.*number 3 already belongs to content\/blog\/03-/s,
  );
});

test("the number of the not-found page is refused (A4)", () => {
  contentCopy().write("blog/404-lost.md", article(""));
  expect(messageOf(allPosts)).toContain("content/blog/404-lost.md");
});

test("drafts and future articles are absent, except in a preview (B12)", () => {
  const content = contentCopy();
  content.write("blog/14-a-draft.md", article("draft: true\n"));
  content.write("blog/15-tomorrow.md", article("").replace("2026-01-05", "2999-01-01"));
  expect(posts().map(({ id }) => id)).not.toContain(14);
  expect(posts().map(({ id }) => id)).not.toContain(15);
  vi.stubEnv("PREVIEW", "1");
  expect(posts().map(({ id }) => id)).toEqual(expect.arrayContaining([14, 15]));
});

test("a mistake names file, field and what is allowed", () => {
  const content = contentCopy();
  content.edit(
    "blog/13-the-45-day-rule-section-43bh.md",
    "category: Finance",
    "category: Finances",
  );
  const message = messageOf(allPosts);
  expect(message).toContain("content/blog/13-the-45-day-rule-section-43bh.md");
  expect(message).toContain(
    '"HR Advisory" | "Legal" | "Compliance" | "Finance" | "Talent Acquisition"',
  );
  expect(message).toContain("→ at category");
});

test("an unknown field and an unknown author are named", () => {
  const content = contentCopy();
  content.write("blog/14-a.md", article("dat: 2024-01-01\n"));
  expect(messageOf(allPosts)).toContain('Unrecognized key: "dat"');
  content.write("blog/14-a.md", article("").replace("meera-krishnan", "nobody"));
  expect(messageOf(allPosts)).toMatch(/Unknown member "nobody".*"meera-krishnan"/s);
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

test("an unknown number has no article", () => {
  expect(postById(99)).toBeUndefined();
});

test("topics are written as addresses write them", () => {
  expect(topicOf("HR Advisory")).toBe("hr-advisory");
});
