import { readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { lastChanges, MOST_SHOWN, partsOf, pendingChanges, putBack, undo } from "./changes.ts";
import { git } from "./git.ts";
import { bringTogether } from "../publish/sync.ts";
import { beginRepository, chosen, recordAll } from "../../tests/test-repository.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";

let top = "";
let content = "";

const write = (file: string, text: string) => writeAtomically(join(top, file), text);
const read = (file: string) => readFileSync(join(top, file), "utf8");
const site = (name: string, mail: string) =>
  write("content/site.yaml", `name: ${name}\n\n\n\n\nmail: ${mail}\n`);
const record = (message: string) => recordAll(top, message);

/** A repository in which an editor has changed the firm's name, then, with code beside it, the mail address. */
beforeEach(() => {
  top = temporaryFolder();
  content = join(top, "content");
  site("Old", "old@example.com");
  beginRepository(top);
  site("New", "old@example.com");
  record("Rename the firm");
  site("New", "new@example.com");
  write("app/code.ts", "export {};\n");
  record("Write to another address");
});

const last = () => lastChanges(content, 1)[0]!;
const words = () => lastChanges(content, 10).map((change) => change.words);

test("the last changes are told newest first, with who made them, and without the beginning", () => {
  expect(words()).toEqual(["The firm’s details: mail", "The firm’s details: name"]);
  expect(lastChanges(content, 1)).toMatchObject([
    { by: "Asha Rao", parts: [["site.yaml"]], takenBack: false },
  ]);
});

test("an earlier change is taken back by a new one, and taking that back brings it again; code stays", () => {
  const [, name] = lastChanges(content, 10);
  const done = undo(content, name!);
  expect(read("content/site.yaml")).toBe("name: Old\n\n\n\n\nmail: new@example.com\n");
  expect(words()[0]).toBe("Taken back: The firm’s details: name");
  const takenBack = () => lastChanges(content, 10).map((change) => change.takenBack);
  expect(takenBack()).toEqual([false, false, true]);
  expect(() => undo(content, name!)).toThrow("is taken back already");
  undo(content, done);
  expect(read("content/site.yaml")).toContain("name: New");
  expect(takenBack()).toEqual([false, true, false, false]);
  undo(content, lastChanges(content, 10)[2]!);
  expect(read("content/site.yaml")).toContain("old@example.com");
  expect(read("app/code.ts")).toBe("export {};\n");
});

test("work that is not recorded stays as it is; where it is in the way, nothing happens", () => {
  write("content/team.yaml", "members: []\n");
  write("app/code.ts", "export const more = 1;\n");
  git(top, ["add", "app/code.ts"]);
  // What a program leaves is nobody's change.
  write("content/policy.bak", "x");
  expect(pendingChanges(content)).toEqual([{ files: ["team.yaml"], words: "New team" }]);
  undo(content, last());
  expect(read("content/team.yaml")).toBe("members: []\n");
  expect(read("app/code.ts")).toBe("export const more = 1;\n");

  site("Being typed", "old@example.com");
  const before = git(top, ["rev-parse", "HEAD"]);
  expect(() => undo(content, lastChanges(content, 3)[2]!)).toThrow(
    /not published yet.*\n {2}The firm’s details: name$/,
  );
  expect(read("content/site.yaml")).toContain("Being typed");
  expect(git(top, ["rev-parse", "HEAD"])).toBe(before);
});

test("a change whose lines were changed again is refused, and the later change is named", () => {
  site("Newest", "new@example.com");
  record("Rename the firm again");
  const [, , name] = lastChanges(content, 10);
  expect(() => undo(content, name!)).toThrow(
    /changed again later.*\n {2}The firm’s details: name – \d.*, by Asha Rao\n/,
  );
  expect(read("content/site.yaml")).toContain("Newest");
  expect(git(top, ["status", "--porcelain"])).toBe("");
  // Where those are too far back to be taken back, the earlier words are to be written by hand.
  for (let number = 0; number < MOST_SHOWN; number += 1) {
    write("content/team.yaml", `intro: ${number}\n`);
    record("Introduce the team");
  }
  expect(() => undo(content, name!)).toThrow(/by hand\.$/);
});

test("one item of a change, what was renamed, is taken back for good, and the others can be later", () => {
  const files = ["sectors/b.yaml", "sectors/a.yaml"];
  write("content/sectors/a.yaml", "title: A\n");
  record("A sector");
  renameSync(join(content, files[1]!), join(content, files[0]!));
  expect(pendingChanges(content)).toEqual([{ files, words: "Sector “A”: renamed, a to b" }]);
  site("Newest", "new@example.com");
  record("Two things");
  const done = undo(content, last(), files[0]);
  expect(done.words).toBe("Taken back: Sector “A”: renamed, b to a");
  expect(read("content/site.yaml")).toContain("Newest");
  expect(read("content/sectors/a.yaml")).toBe("title: A\n");
  const [, whole] = lastChanges(content, 2);
  expect(whole!.takenBack).toBe(false);
  expect(() => undo(content, whole!, files[0])).toThrow("is taken back already");
  undo(content, whole!);
  expect(read("content/site.yaml")).toContain("name: New\n");
  expect(read("content/sectors/a.yaml")).toBe("title: A\n");
});

test("who looks at what has changed writes nothing into the history", () => {
  write("content/new.yaml", "title: New\n");
  write("content/empty.yaml", "");
  site("Unpublished", "new@example.com");
  const before = git(top, ["count-objects"]);
  expect(pendingChanges(content)).toHaveLength(3);
  expect(git(top, ["count-objects"])).toBe(before);
});

test("what names an entry that was renamed goes with it, and what says more does not", () => {
  const moved = (name: string) => {
    write(`content/sectors/${name}.yaml`, "title: A\nlead: What the firm does for all of them.\n");
    write("content/case-studies/c.yaml", `title: C\nsector: ${name}\n`);
    write("content/case-studies/d.yaml", `title: ${name}\nsector: ${name}\n`);
  };
  moved("a");
  write("content/redirects.yaml", "redirects: []\n");
  record("A sector");
  rmSync(join(content, "sectors/a.yaml"));
  moved("b");
  write("content/case-studies/d.yaml", "title: Else\nsector: b\n");
  write("content/redirects.yaml", "redirects:\n  - from: /sectors/a\n    to: /sectors/b\n");
  const rename = {
    files: ["sectors/b.yaml", "sectors/a.yaml", "case-studies/c.yaml", "redirects.yaml"],
    words: "Sector “A”: renamed, a to b (with all that names it)",
  };
  const other = { files: ["case-studies/d.yaml"], words: "Case study “Else”: title, sector" };
  expect(pendingChanges(content)).toEqual([other, rename]);
  record("Rename a sector");
  expect(partsOf(content, last().id)).toEqual([other, rename]);
});

test("renamings that one entry names go together, and a point of a list without words stops nothing", () => {
  const moved = (a: string, b: string) => {
    write(`content/sectors/${a}.yaml`, "title: Hotels\nlead: What the firm does for hotels.\n");
    write(`content/sectors/${b}.yaml`, "title: Mines\nlead: How mines pay their people.\n");
    write("content/case-studies/c.yaml", `title: C\nsectors:\n  - ${a}\n  - ${b}\n`);
  };
  const redirects = (...pairs: string[]) =>
    write("content/redirects.yaml", `redirects:\n${pairs.join("")}  -\n`);
  moved("a", "b");
  redirects();
  record("Two sectors");
  const pair = (from: string, to: string) => `  - from: /sectors/${from}\n    to: /sectors/${to}\n`;
  redirects(pair("x", "y"));
  expect(pendingChanges(content)).toHaveLength(1);
  for (const name of ["a", "b"]) rmSync(join(content, `sectors/${name}.yaml`));
  moved("new-a", "new-b");
  redirects(pair("a", "new-a"), pair("b", "new-b"));
  const [together, ...others] = pendingChanges(content);
  expect(others).toEqual([]);
  expect(together!.words).toBe(
    "Sector “Hotels”: renamed, a to new-a; Sector “Mines”: renamed, b to new-b (with all that names it)",
  );
  expect(together!.files.toSorted()).toEqual([
    "case-studies/c.yaml",
    "redirects.yaml",
    ...["a", "b", "new-a", "new-b"].map((name) => `sectors/${name}.yaml`),
  ]);
});

test.each(["mine", "theirs"] as const)(
  "an entry that was renamed, while others changed the line beside, is under its new name whoever renamed it: %s",
  async (renaming) => {
    const text = (title: string, lead: string) =>
      `title: ${title}\nlead: ${lead}\nbody: |\n${"  What the firm does.\n".repeat(20)}`;
    const read = () => readFileSync(join(content, "sectors/b.yaml"), "utf8");
    const change = (side: string, words: string) => {
      if (side === renaming)
        renameSync(join(content, "sectors/a.yaml"), join(content, "sectors/b.yaml"));
      write(`content/sectors/${side === renaming ? "b" : "a"}.yaml`, words);
      record(side);
    };
    write("content/sectors/a.yaml", text("Old", "Old"));
    record("A sector");
    git(top, ["checkout", "--quiet", "-b", "others"]);
    change("theirs", text("Theirs", "Theirs"));
    git(top, ["checkout", "--quiet", "main"]);
    change("mine", text("Old", "Mine"));
    const choices = await chosen(() => bringTogether(content, "others"), "mine");
    bringTogether(content, "others", choices);
    expect(read()).toBe(text("Theirs", "Mine"));
    expect(git(top, ["ls-files", "content/sectors"])).toBe("content/sectors/b.yaml\n");
  },
);

test("an entry that two people renamed is there under both names, and as each wrote it", () => {
  const text = (title: string) => `title: ${title}\n${"lead: What the firm does.\n".repeat(20)}`;
  write("content/sectors/a.yaml", text("Old"));
  record("A sector");
  for (const name of ["theirs", "mine"]) {
    git(top, ["checkout", "--quiet", "-b", name, name === "mine" ? "main" : "HEAD"]);
    renameSync(join(content, "sectors/a.yaml"), join(content, `sectors/${name}.yaml`));
    write(`content/sectors/${name}.yaml`, text(name));
    record(name);
  }
  bringTogether(content, "theirs");
  for (const name of ["theirs", "mine"])
    expect(read(`content/sectors/${name}.yaml`)).toBe(text(name));
  expect(() => read("content/sectors/a.yaml")).toThrow("ENOENT");
});

test("what was saved and not recorded is put back", () => {
  const before = read("content/site.yaml");
  site("Unpublished", "new@example.com");
  write("content/new.yaml", "a: b\n");
  putBack(content, "site.yaml");
  putBack(content, "new.yaml");
  expect(read("content/site.yaml")).toBe(before);
  expect(pendingChanges(content)).toEqual([]);
  // Another program at work is told of with a remedy, not in git's own words.
  write(".git/index.lock", "");
  for (const putsBack of [() => putBack(content, "site.yaml"), () => undo(content, last())])
    expect(putsBack).toThrow(
      /^Another program is at work in this folder, [^/]*, and do it again\.$/,
    );
  // A lock that git left when it was stopped is in nobody's way, once it is old; somebody may still write a message.
  write(".git/HEAD.lock", "");
  for (const lock of ["index", "HEAD"]) utimesSync(join(top, `.git/${lock}.lock`), 0, 0);
  const programs = temporaryFolder();
  vi.stubEnv("PATH", `${programs}:${process.env.PATH}`);
  const running = (name: string) =>
    writeFileSync(join(programs, "ps"), `#!/bin/sh\necho ${name}\n`, { mode: 0o755 });
  running("/usr/bin/git");
  expect(() => undo(content, last())).toThrow("Another program is at work");
  running("git-credential");
  expect(undo(content, last()).words).toContain("Taken back");
});

test("a new picture is taken away again, and a removed article comes back", () => {
  const bytes = Buffer.from([0xff, 0xd8, 0, 1, 0xfe]);
  write("content/blog/01-a.md", "---\ntitle: A\n---\nText.\n");
  record("Add an article");
  writeFileSync(join(content, "plant.jpg"), bytes);
  rmSync(join(content, "blog/01-a.md"));
  record("Picture for article");
  const done = undo(content, last());
  expect(read("content/blog/01-a.md")).toContain("title: A");
  expect(() => read("content/plant.jpg")).toThrow("ENOENT");
  undo(content, done);
  expect(readFileSync(join(content, "plant.jpg"))).toEqual(bytes);
});

test("the list of published addresses is neither told of nor taken back (B13)", () => {
  const publish = (number: number, addresses: string[]) => {
    write(`content/blog/0${number}-a.md`, "---\ntitle: A\n---\nText.\n");
    write("content/published-addresses.txt", addresses.map((line) => `${line}\n`).join(""));
    record("Publish");
  };
  publish(1, ["/blog/1"]);
  publish(2, ["/blog/1", "/blog/2"]);
  write("content/published-addresses.txt", "/blog/1\n/blog/2\n/blog/3\n");
  record("Addresses alone");
  const [, first] = lastChanges(content, 10);
  expect(first).toMatchObject({ words: "New article “A”", parts: [["blog/01-a.md"]] });
  undo(content, first!);
  expect(() => read("content/blog/01-a.md")).toThrow("ENOENT");
  expect(read("content/published-addresses.txt")).toBe("/blog/1\n/blog/2\n/blog/3\n");
});

test("a folder without history says so", () => {
  rmSync(join(top, ".git"), { recursive: true });
  vi.stubEnv("GIT_CEILING_DIRECTORIES", dirname(top));
  expect(() => lastChanges(content, 1)).toThrow("has no history");
});
