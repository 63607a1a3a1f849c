import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ARTICLE, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { git } from "./changes/git.ts";
import { beginRepository, checkOut, recordAll } from "../tests/test-repository.ts";
import { changeContent, takeCode } from "./upgrade.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

test("the newest version of the changes is the package's own", () => {
  const [, newest] = /^## (.*)$/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
  expect(JSON.parse(readFileSync("package.json", "utf8")).version).toBe(newest);
});

/** The code's repository with a newer version, and a firm that began with the version before. */
function firm(own: Record<string, string>) {
  const code = temporaryFolder();
  beginRepository(code, { "app/a.ts": "1\n", "content/site.yaml": "name: Sample\n" });
  const top = join(temporaryFolder(), "firm");
  checkOut(code, top);
  recordAll(top, "Ours", { "content/site.yaml": "name: Nilgiri Thorne\n", ...own });
  recordAll(code, "Two", {
    "app/a.ts": "2\n",
    "content/site.yaml": "name: Another sample\n",
    "content/blog/99-new.md": "---\n---\n",
    "editor/content-changes/2026-12-01-title.ts": "export default () => undefined;\n",
  });
  git(code, ["tag", "v2"]);
  git(top, ["fetch", "--quiet", "--tags", code]);
  return { top, read: (file: string) => readFileSync(join(top, file), "utf8") };
}

test("a newer version brings its code, and leaves the content alone", () => {
  const { top, read } = firm({ "app/own.ts": "own\n" });
  expect(takeCode(top, "v2")).toEqual(["2026-12-01-title.ts"]);
  expect([read("app/a.ts"), read("app/own.ts")]).toEqual(["2\n", "own\n"]);
  expect(read("content/site.yaml")).toBe("name: Nilgiri Thorne\n");
  expect(() => read("content/blog/99-new.md")).toThrow("ENOENT");
  expect(git(top, ["status", "--porcelain"])).toBe("");
});

test("code that the firm has changed itself is named, and nothing happens", () => {
  const { top, read } = firm({ "app/a.ts": "mine\n" });
  expect(() => takeCode(top, "v2")).toThrow("app/a.ts");
  expect(() => takeCode(top, "v9")).toThrow("There is no version v9");
  expect(read("app/a.ts")).toBe("mine\n");
});

test("what is in no commit is not risked", () => {
  const { top } = firm({});
  writeFileSync(join(top, "content/site.yaml"), "name: Unpublished\n");
  expect(() => takeCode(top, "v2")).toThrow("content/site.yaml");
});

test("a script changes entries and nothing else of them", async () => {
  const content = contentCopy();
  const before = readFileSync(join(content.directory, ARTICLE), "utf8");
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, "2026-12-01-excerpt.mjs"),
    `export default (file, entry) => file === ${JSON.stringify(ARTICLE)}
      ? { ...entry, readTime: "9 min read" } : undefined;`,
  );
  expect(await changeContent(folder, ["2026-12-01-excerpt.mjs"])).toContain("1 entries changed");
  const after = readFileSync(join(content.directory, ARTICLE), "utf8");
  expect(after.split("\n").filter((line) => !before.includes(line))).toEqual([
    "readTime: 9 min read",
  ]);
});
