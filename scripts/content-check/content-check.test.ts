import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { run } from "./planted-defects.test-helper.ts";

test("the content has no errors, and the summary says so", () => {
  const { status, output } = run();
  expect(output).not.toContain("Errors");
  expect(status).toBe(0);
  expect(output.split("\n").at(-1)).toMatch(/^\d+ files of content read: 0 errors.*\.$/);
});

test("an unknown option explains the command", () => {
  const { status, output } = run("--relase");
  expect(status).toBe(1);
  expect(output).toContain("npm run content:check -- --release");
});

test("the command itself ends with the status", () => {
  const content = contentCopy();
  content.remove("site.yaml");
  const { status, stdout } = spawnSync(process.execPath, ["scripts/content-check.ts"], {
    encoding: "utf8",
    env: { ...process.env, CONTENT_DIR: content.directory },
  });
  expect(status).toBe(1);
  expect(stdout).toContain("content/site.yaml");
});
