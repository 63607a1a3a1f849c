import { expect, test, vi } from "vitest";
import { filesIn } from "./content-file.server.ts";
import { oncePerBuild } from "./once-per-build.server.ts";
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
