import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { expect, test, vi } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { git } from "./changes/git.ts";
import { beginRepository, setIdentity } from "./changes/test-repository.test-helper.ts";
import { agrees, publishChanges, unsentChanges } from "./publish-changes.ts";
import { publishedAddresses } from "./published-addresses.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

/** A copy of the content with a history, and the repository that it is published to. */
function repository() {
  const content = contentCopy();
  const remote = temporaryFolder();
  git(remote, ["init", "--quiet", "--bare", "--initial-branch=main"]);
  beginRepository(content.directory);
  git(content.directory, ["add", "--all"]);
  git(content.directory, ["commit", "--quiet", "--message=First content"]);
  git(content.directory, ["remote", "add", "origin", remote]);
  git(content.directory, ["push", "--quiet", "--set-upstream", "origin", "HEAD"]);
  return { ...content, remote };
}

const published = (remote: string): string[] =>
  git(remote, ["log", "--format=%s", "main"]).trim().split("\n");

test("what has changed is recorded in words and sent on", () => {
  const { directory, edit, remote } = repository();
  edit("pages/home.yaml", /^title: (.*)$/m, "title: Another title");
  expect(publishChanges(directory)).toContain("Home page: title");
  expect(published(remote)).toEqual(["Home page: title", "First content"]);
  expect(() => publishChanges(directory)).toThrow("Nothing has changed");
});

test("two people who each publish a page keep both addresses", () => {
  const { directory, remote } = repository();
  const other = join(temporaryFolder(), "other");
  git(directory, ["clone", "--quiet", remote, other]);
  setIdentity(other);
  for (const [name, folder] of [
    ["theirs", other],
    ["ours", directory],
  ] as const) {
    vi.stubEnv("CONTENT_DIR", folder);
    mkdirSync(join(folder, "pages/free"), { recursive: true });
    const fields = `title: What is ${name}\ndescription: This page tells visitors and search engines everything about what is ${name}.\n`;
    writeFileSync(join(folder, `pages/free/what-is-${name}.md`), `---\n${fields}---\nText.\n`);
    expect(publishChanges(folder)).toContain("Sent to origin");
  }
  expect(publishedAddresses()).toEqual(
    expect.arrayContaining(["/what-is-theirs", "/what-is-ours"]),
  );
});

test("a server's checkout, which stands on no branch, is published too, also after a failure", () => {
  const { directory, edit, remote } = repository();
  git(directory, ["checkout", "--quiet", "--detach", "origin/main"]);
  edit("pages/home.yaml", /^title: (.*)$/m, "title: Another title");
  git(directory, ["remote", "set-url", "--push", "origin", join(remote, "nowhere")]);
  expect(() => publishChanges(directory)).toThrow("could not be sent on");
  expect(unsentChanges(directory)).toEqual(["Home page: title"]);
  git(directory, ["remote", "set-url", "--push", "origin", remote]);
  expect(publishChanges(directory)).toContain("Sent to origin");
  expect(published(remote)).toEqual(["Home page: title", "First content"]);
});

test("content with an error is not published", () => {
  const { directory, edit, remote } = repository();
  edit("pages/home.yaml", /^title: (.*)$/m, "titel: Another title");
  expect(() => publishChanges(directory)).toThrow('Did you mean "title"?');
  expect(published(remote)).toEqual(["First content"]);
});

test.each([
  ["y\n", true],
  [" Yes\n", true],
  ["\n", false],
  ["n\n", false],
  ["", false],
])("asked whether to publish, %j is taken for %s", async (typed, expected) => {
  const input = new PassThrough();
  const answer = agrees({ input, output: new PassThrough() });
  // Without a line to read this is Ctrl+D.
  input.end(typed);
  expect(await answer).toBe(expected);
});

test("what somebody else has published meanwhile stays, and what both have changed is left to a person", () => {
  const { directory, edit, remote } = repository();
  const other = join(temporaryFolder(), "other");
  git(directory, ["clone", "--quiet", remote, other]);
  setIdentity(other);
  const elsewhere = (file: string, text: string) => {
    git(other, ["pull", "--quiet"]);
    writeFileSync(join(other, file), text);
    git(other, ["add", "--all"]);
    git(other, ["commit", "--quiet", `--message=${file}`]);
    git(other, ["push", "--quiet"]);
  };
  elsewhere("README.md", "Theirs\n");
  edit("pages/home.yaml", /^title: (.*)$/m, "title: Another title");
  expect(publishChanges(directory)).toContain("Sent to origin");
  expect(published(remote).slice(0, 2)).toEqual(["Home page: title", "README.md"]);

  elsewhere("pages/home.yaml", "title: Theirs\n");
  edit("pages/home.yaml", /^title: (.*)$/m, "title: Mine");
  expect(() => publishChanges(directory)).toThrow("somebody else has changed the same lines");
  expect(git(directory, ["status", "--porcelain"])).toBe("");
});
