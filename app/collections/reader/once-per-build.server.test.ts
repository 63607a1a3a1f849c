import { expect, test, vi } from "vitest";
import { filesIn } from "./content-file.server.ts";
import { cacheQueries, oncePerBuild } from "./once-per-build.server.ts";
import { ARTICLE, article, contentCopy, FREE_NUMBER } from "../test-content.test-helper.ts";

test("a build asks once; development sees what an editor has saved", () => {
  const content = contentCopy();
  const query = oncePerBuild(() => filesIn("blog", ".md").length);
  const before = query();
  content.write(`blog/${FREE_NUMBER}-new.md`, article());
  expect(query()).toBe(before + 1);
  vi.stubEnv("NODE_ENV", "production");
  expect(query()).toBe(before + 1);
  content.remove(ARTICLE);
  expect(query()).toBe(before + 1);
});

test("a check asks once, and the next one anew", () => {
  const content = contentCopy();
  const query = oncePerBuild(() => filesIn("blog", ".md").length);
  const end = cacheQueries();
  const before = query();
  content.write(`blog/${FREE_NUMBER}-new.md`, article());
  expect(query()).toBe(before);
  end();
  const endNext = cacheQueries();
  expect(query()).toBe(before + 1);
  endNext();
});
