import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { vi } from "vitest";
import { temporaryFolder } from "../../tests/temporary-folder.ts";
import { allPosts } from "./blog.server.ts";
import { filesIn } from "./reader/content-file.server.ts";
import { contentDirectory } from "./reader/content-folder.server.ts";
import { today } from "./reader/publication.server.ts";
import { memberIds } from "./team.server.ts";

/** One file of each kind, to plant mistakes in. */
export const [ARTICLE = ""] = filesIn("blog", ".md");
export const [JOB = ""] = filesIn("jobs", ".yaml");
export const [CASE_STUDY = ""] = filesIn("case-studies", ".yaml");

export const FREE_NUMBER = Math.max(...allPosts().map(({ id }) => id)) + 1;

/** A new article, newer than all others. */
export const article = (fields = "", body = "## A heading\n\nSome text.\n") => `---
title: A new article
category: Legal
date: ${today()}
excerpt: An article that a test adds, with an excerpt long enough for search engines to show it.
content: A test adds this article.
author: ${memberIds()[0]}
${fields}---
${body}`;

/** A copy of the content that a test may change. Until the test ends the readers use it, with one fixed day. */
export function contentCopy() {
  const directory = join(temporaryFolder(), "content");
  cpSync(contentDirectory(), directory, { recursive: true });
  vi.stubEnv("CONTENT_DIR", directory);
  // Otherwise a test that runs over midnight would see two days.
  vi.stubEnv("BUILD_DATE", today());
  return {
    directory,
    write: (path: string, text: string) => writeFileSync(join(directory, path), text),
    /** Adds a file, and its folder. @param bytes one character for each byte */
    add(path: string, bytes: string) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), bytes, "latin1");
    },
    remove: (path: string) => rmSync(join(directory, path)),
    /** Replaces the first match in a file; throws without a match. */
    edit(path: string, search: RegExp, replacement: string) {
      const file = join(directory, path);
      const before = readFileSync(file, "utf8");
      if (before.search(search) < 0) throw new Error(`Nothing to replace in ${path}`);
      writeFileSync(file, before.replace(search, replacement));
    },
  };
}

export function messageOf(query: () => unknown): string {
  try {
    query();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error("The query did not fail");
}
