import { existsSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { article, CASE_STUDY, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { discarded, restore } from "../desk/discarded.ts";
import * as history from "./history.ts";
import { saveEntry } from "../desk/entries.ts";
import { readEntry } from "../entry/entry-files.ts";
import type { Choices, NamedConflict } from "../changes/merge.ts";
import { lastChanges, putBack, undo } from "../changes/changes.ts";
import { git, timeouts, tryGit } from "../changes/git.ts";
import { beginRepository, checkOut, chosen, recordAll } from "../../tests/test-repository.ts";
import { publishChanges, unsentChanges } from "./publish-changes.ts";
import { publishedAddresses } from "../../scripts/published-addresses.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";

const { publish } = history;

/** A copy of the content with a history, and the repository that it is published to. */
function repository() {
  const content = contentCopy();
  const remote = temporaryFolder();
  git(remote, ["init", "--quiet", "--bare", "--initial-branch=main"]);
  beginRepository(dirname(content.directory));
  git(content.directory, ["remote", "add", "origin", remote]);
  git(content.directory, ["push", "--quiet", "--set-upstream", "origin", "HEAD"]);
  return { ...content, remote };
}

const publishedIn = (remote: string): string[] =>
  git(remote, ["log", "--format=%s", "main"]).trim().split("\n");

test("what has changed is recorded in words and sent on, with an address that was struck off the list", async () => {
  const { directory, edit, remote } = repository();
  recordAll(dirname(directory), "An address", { "content/published-addresses.txt": "/gone\n" });
  edit("published-addresses.txt", /^.*\n/, "");
  edit("pages/home.yaml", /^title: (.*)$/m, "title: Another title");
  expect(await publishChanges(directory)).toContain("Home page: title");
  expect(publishedIn(remote)).toEqual(["Home page: title", "An address", "First content"]);
  expect(publishedAddresses()).not.toContain("/gone");
  await expect(publishChanges(directory, { files: [] })).rejects.toThrow("Nothing is ticked");
  edit("pages/home.yaml", /^title: .*/m, "title: Of two windows");
  const both = ["one", "another"].map(() => publish(["pages/home.yaml"], {}));
  await expect(Promise.all(both)).rejects.toThrow("Nothing has changed");
});

test("what others have published one like gives way, recorded or not, and a refusal that follows says so", async () => {
  const { directory, add, edit, remote } = repository();
  const elsewhere = colleague(remote);
  const page = (name: string) =>
    `---\ntitle: What is ${name}\ndescription: This page tells visitors and search engines everything about what is ${name}.\n---\nText.\n`;
  elsewhere("published-addresses.txt", (text) => `${text}/blog/998\n/new\n`);
  elsewhere("blog/998-theirs.md", () => article());
  elsewhere("pages/free/new.md", () => page("theirs"));
  const redirected = readEntry("redirects.yaml");
  add("blog/998-ours.md", article());
  git(directory, ["remote", "set-url", "origin", "https://nowhere.invalid/site"]);
  await expect(publishChanges(directory)).rejects.toThrow("look at the connection");
  // A server that stays silent is left after a minute, and everything else goes on while it is asked.
  const web = createServer().listen(0);
  await once(web, "listening");
  const { port } = web.address() as AddressInfo;
  git(directory, ["remote", "set-url", "origin", `https://localhost:${port}/site`]);
  const { web: minute } = timeouts;
  timeouts.web = 300;
  onTestFinished(() => void (timeouts.web = minute));
  await expect(publishChanges(directory)).rejects.toThrow("look at the connection");
  web.close();
  const [ssh, go] = ["ssh", "go"].map((name) => join(temporaryFolder(), name)) as [string, string];
  const waits = `until test -e ${go} || test $((i=i+1)) = 9; do sleep 1; done`;
  writeFileSync(ssh, `#!/bin/sh\n${waits}; test -e ${go} && echo "$@" >> ${go}\n`, { mode: 0o755 });
  vi.stubEnv("GIT_SSH_COMMAND", undefined);
  vi.stubEnv("PATH", `${dirname(ssh)}:${process.env.PATH}`);
  git(directory, ["remote", "set-url", "origin", "ssh://nowhere.invalid/site"]);
  const asked = publishChanges(directory);
  writeFileSync(go, "");
  await expect(asked).rejects.toThrow("could not be sent on");
  expect(readFileSync(go, "utf8")).toMatch(
    /ConnectTimeout=60 .*ServerAliveInterval=20 .*upload-pack/,
  );
  git(directory, ["remote", "set-url", "origin", remote]);
  add("pages/free/new.md", page("ours"));
  edit("pages/team.yaml", /^title: /m, "titel: ");
  const files = ["pages/team.yaml", "pages/free/new.md"];
  await expect(publish(files, {})).rejects.toThrow(
    /^Free page “What is ours” is now what-is-ours: [^]*is now 999-a-new-article: [^]*\nNot published/,
  );
  edit("pages/team.yaml", /^titel: /m, "title: ");
  add("blog/998-waits.md", "---\ntitle: Waits\ndraft: true\n---\n");
  const { message } = await publish(
    ["pages/free/what-is-ours.md", "blog/999-a-new-article.md"],
    {},
  );
  expect(message).toMatch(/^Article “Waits” is now 1000-waits: [^]*998-ours to 999-[^]*Sent on/);
  expect(publishedAddresses()).toEqual(
    expect.arrayContaining(["/new", "/what-is-ours", "/blog/998", "/blog/999"]),
  );
  expect(readEntry("redirects.yaml")).toEqual(redirected);
  expect(git(remote, ["show", "main:content/pages/free/new.md"])).toContain("theirs");
  expect(git(directory, ["status", "--porcelain"])).toBe("?? content/blog/1000-waits.md\n");
  // What was published before keeps its number, however much of it is changed with its name.
  const sent = "blog/999-a-new-article.md";
  rmSync(join(directory, sent));
  add("blog/999-other.md", article("language: hi\n", "Other words.\n"));
  expect((await publish([sent, "blog/999-other.md"], {})).message).not.toContain("is now");
});

test("what fails together with what others published is recorded, and said to be", async () => {
  const { add, directory, edit, remote } = repository();
  colleague(remote)(CASE_STUDY, () => undefined);
  const link = `[It](/${CASE_STUDY.replace(".yaml", "")})`;
  add("blog/998-new.md", article("", `${link}.\n`));
  await expect(publish(["blog/998-new.md"], {})).rejects.toThrow(
    /^Recorded here [^]*Article “.*” \(by Asha Rao\), Text: [^]*take back what is recorded/,
  );
  expect(unsentChanges(directory)).toHaveLength(2);
  edit("blog/998-new.md", /\[It\].*/, "It.");
  expect((await publish(["blog/998-new.md"], {})).message).toContain("Sent on");
});

test("a mistake that others have published holds back nothing else, and is told of with its field", async () => {
  const { edit, remote } = repository();
  const elsewhere = colleague(remote);
  elsewhere("pages/team.yaml", (text) => text.replace(/^title:/m, "titel:"));
  for (const title of ["Together with it", "And once it is here"]) {
    edit("pages/home.yaml", /^title: (.*)$/m, `title: ${title}`);
    const { message } = await publish(["pages/home.yaml"], {});
    expect(message).toMatch(/with a mistake[^]*\nTeam page \(by Asha Rao\)[^]*Sent on/);
    expect(git(remote, ["show", "main:content/pages/home.yaml"])).toContain(title);
  }
  // Whoever has left the page is told until the page was seen again.
  await history.published();
  expect(history.publication().words).toContain("Team page");
  history.clearNews();
  expect(history.publication()).toEqual({ isRunning: false, words: "" });
  // One is over while another is still to come.
  const asked = [1, 2].map(() => [publish([], {}).catch(String), history.published()] as const);
  await asked[0]![1];
  expect(history.publication().isRunning).toBe(true);
  // A mistake of one's own is not published with it.
  edit("pages/home.yaml", /^title:/m, "titel:");
  await expect(publish(["pages/home.yaml"], {})).rejects.toThrow(/^Not published.*\bHome page/);
});

test("a server's checkout, which stands on no branch, is published too, also after a failure", async () => {
  const { directory, edit, remote } = repository();
  git(directory, ["checkout", "--quiet", "--detach", "origin/main"]);
  edit("pages/home.yaml", /^title: (.*)$/m, "title: Another title");
  git(directory, ["remote", "set-url", "--push", "origin", "https://nowhere.invalid/site"]);
  await expect(publishChanges(directory)).rejects.toThrow("look at the connection");
  expect(unsentChanges(directory)).toEqual(["Home page: title"]);
  git(directory, ["remote", "set-url", "--push", "origin", join(remote, "moved")]);
  await expect(publishChanges(directory)).rejects.toThrow("has moved");
  git(directory, ["remote", "set-url", "--push", "origin", remote]);
  const lock = join(remote, "main.lock");
  writeFileSync(lock, "");
  utimesSync(lock, 0, 0);
  const says = `Unable to create '${lock}': File exists.`;
  addHook(remote, "pre-receive", `#!/bin/sh\necho "${says}" >&2\nexit 1\n`);
  await expect(publishChanges(directory)).rejects.toThrow("ask whoever keeps the code to let");
  // The server's own lock, which is told of in the same words, is none of this machine's.
  expect(existsSync(lock)).toBe(true);
  git(remote, ["config", "--unset", "core.hooksPath"]);
  expect(unsentChanges(directory)).toEqual(["Home page: title"]);
  expect(await publishChanges(directory)).toContain("Sent on");
  expect(publishedIn(remote)).toEqual(["Home page: title", "First content"]);
});

test("what is sent on to another branch than the site is built from is told so, and a merge that was begun is not", async () => {
  const { directory, edit, remote } = repository();
  git(directory, ["remote", "set-head", "origin", "main"]);
  git(directory, ["checkout", "--quiet", "-b", "next-year"]);
  edit("pages/home.yaml", /^title: (.*)$/m, "title: Another title");
  expect(await publishChanges(directory)).toContain(
    "to the branch next-year: visitors see it once",
  );
  git(directory, ["checkout", "--quiet", "main"]);
  recordAll(directory, "Mine", { "pages/home.yaml": "title: Mine\n" });
  tryGit(directory, ["merge", "--quiet", "next-year"]);
  edit("pages/team.yaml", /^title: (.*)$/m, "title: Another title");
  const staged = git(directory, ["ls-files", "--stage"]);
  const files = ["pages/team.yaml"];
  await expect(publishChanges(directory, { files })).rejects.toThrow("git status says");
  expect(() => putBack(directory, "pages/home.yaml")).toThrow("git status says");
  expect(() => undo(directory, lastChanges(directory, 1)[0]!)).toThrow("git status says");
  expect(git(directory, ["ls-files", "--stage"])).toBe(staged);
  expect(publishedIn(remote)).toEqual(["First content"]);
});

function addHook(repository: string, name: string, script: string): void {
  const hooks = temporaryFolder();
  writeFileSync(join(hooks, name), script, { mode: 0o755 });
  git(repository, ["config", "core.hooksPath", hooks]);
}

/** A second checkout, whose owner publishes by hand. */
function colleague(remote: string) {
  const other = join(temporaryFolder(), "other");
  checkOut(remote, other);
  return (file: string, change: (text: string) => string | undefined) => {
    git(other, ["pull", "--quiet"]);
    const place = join(other, "content", file);
    const next = change(existsSync(place) ? readFileSync(place, "utf8") : "");
    if (next === undefined) rmSync(place);
    recordAll(other, file, next === undefined ? {} : { [`content/${file}`]: next });
    git(other, ["push", "--quiet"]);
  };
}

test("what somebody else has published meanwhile stays, in the same file too", async () => {
  const { directory, edit, remote } = repository();
  const elsewhere = colleague(remote);
  elsewhere("pages/home.yaml", (text) =>
    text.replace(/^description: .*$/m, `description: ${"Theirs ".repeat(12)}`),
  );
  edit("pages/home.yaml", /^title: (.*)$/m, "title: Another title");
  edit("team.yaml", /^members:/m, "# Being written.\nmembers:");
  expect(await publishChanges(directory, { files: ["pages/home.yaml"] })).toContain("Sent on");
  const home = git(remote, ["show", "main:content/pages/home.yaml"]);
  expect(home).toContain("title: Another title");
  expect(home).toContain("Theirs Theirs");
  expect(readFileSync(join(directory, "pages/home.yaml"), "utf8")).toBe(home);
  // What was not chosen is neither published nor lost.
  expect(git(directory, ["status", "--porcelain"])).toBe(" M content/team.yaml\n");
});

test("what is changed here and not published goes along with a renaming of others", async () => {
  const { directory, edit, remote } = repository();
  const elsewhere = colleague(remote);
  const [was, is] = [CASE_STUDY, "case-studies/another-name.yaml"];
  const text = readFileSync(join(directory, was), "utf8");
  edit(was, /^title: .*$/m, "title: Mine");
  const base = readEntry(was);
  edit("pages/home.yaml", /^title: (.*)$/m, "title: Another title");
  elsewhere(was, () => undefined);
  elsewhere(is, () => text);
  expect(await publishChanges(directory, { files: ["pages/home.yaml"] })).toContain("Sent on");
  expect(readEntry(is).title).toBe("Mine");
  expect(existsSync(join(directory, was))).toBe(false);
  const saved = saveEntry(was, { base, mine: { ...base, title: "Typed on" } });
  expect(saved).toMatchObject({ file: is });
});

test("the same field, changed by both, is chosen by a person, and nothing is lost before", async () => {
  const { directory, edit, remote } = repository();
  const elsewhere = colleague(remote);
  const [home, team] = ["pages/home.yaml", "pages/team.yaml"] as const;
  const titled = (title: string) => (text: string) =>
    text.replace(/^title: .*/m, `title: ${title}`);
  for (const file of [home, team]) {
    elsewhere(file, titled("Theirs"));
    edit(file, /^title: .*/m, "title: Mine");
  }
  const { conflicts } = await publish([home, team], {});
  const [one, other] = conflicts as [NamedConflict, NamedConflict];
  expect(one).toMatchObject({ label: "Home page: Title", mine: "Mine", theirs: "Theirs" });
  expect(readFileSync(join(directory, home), "utf8")).toContain("title: Mine");
  // What others publish while somebody chooses is asked for, whatever was chosen; the other choice counts.
  elsewhere(home, titled("Later"));
  const choices: Choices = { [one.key]: "theirs", [other.key]: "mine" };
  const { conflicts: left } = await publish([], choices);
  expect(left).toMatchObject([{ label: "Home page: Title", theirs: "Later" }]);
  choices[left[0]!.key] = "theirs";
  expect((await publish([], choices)).message).toContain("Sent on");
  expect(git(remote, ["show", `main:content/${home}`])).toContain("title: Later");
  expect(git(remote, ["show", `main:content/${team}`])).toContain("title: Mine");
  expect(git(directory, ["status", "--porcelain"])).toBe("");
});

test("a file that is no text is chosen whole, and no byte of it changes", async () => {
  const { add, directory, remote } = repository();
  const elsewhere = colleague(remote);
  const [file, mine] = ["downloads/fees.pdf", Buffer.from("%PDF-1.4\n\xff\xfe\x00", "latin1")];
  elsewhere(file, () => "%PDF-1.4\nTheirs");
  add(file, mine.toString("latin1"));
  recordAll(directory, "Mine");
  const choices = await chosen(() => publishChanges(directory), "mine");
  // A file says nothing of what is in it: a choice is of its bytes.
  elsewhere(file, () => "%PDF-1.4\nTheirs, and later");
  const again = await chosen(() => publishChanges(directory, { choices }), "mine");
  await publishChanges(directory, { choices: again });
  expect(readFileSync(join(directory, file))).toEqual(mine);
  expect(git(directory, ["status", "--porcelain"])).toBe("");
});

test("words that are not published yet stay in their file, where others publish the same entry", async () => {
  const { directory, add, edit, remote } = repository();
  const elsewhere = colleague(remote);
  const [own, hooks] = ["downloads/own.pdf", temporaryFolder()];
  elsewhere(own, () => "%PDF-1.4 Theirs");
  add(own, "%PDF-1.4 Mine");
  // What would be left if the machine stopped in the middle.
  addHook(directory, "post-merge", `#!/bin/sh\ncd content\ncp pages/home.yaml ${own} ${hooks}\n`);
  elsewhere("pages/home.yaml", (text) => text.replace(/^title: .*$/m, "title: Theirs"));
  edit("pages/home.yaml", /^description: .*$/m, `description: ${"Unfinished ".repeat(8)}`);
  edit("team.yaml", /^members:/m, "# Mine.\nmembers:");
  const wish = { files: ["team.yaml"] };
  const choices = await chosen(() => publishChanges(directory, wish), "mine");
  await publishChanges(directory, { ...wish, choices });
  const home = readFileSync(join(directory, "pages/home.yaml"), "utf8");
  expect(home).toContain("title: Theirs");
  expect(home).toContain("Unfinished Unfinished");
  expect(readFileSync(join(directory, own), "utf8")).toBe("%PDF-1.4 Mine");
  expect(readFileSync(join(hooks, "home.yaml"), "utf8")).toContain("Unfinished Unfinished");
  expect(readFileSync(join(hooks, "own.pdf"), "utf8")).toContain("Mine");
});

test.each(["mine", "theirs"] as const)(
  "what others have removed while it was changed here is chosen: %s",
  async (choice) => {
    const { directory, add, edit, remote } = repository();
    const elsewhere = colleague(remote);
    const [file, mine] = ["downloads/fees.pdf", "%PDF-1.4\nMine"];
    elsewhere(file, () => "%PDF-1.4\nOld");
    git(directory, ["pull", "--quiet"]);
    elsewhere(file, () => undefined);
    add(file, mine);
    // As it is left where the machine stops in the middle of the merge.
    renameSync(join(directory, file), join(directory, `${file}.waiting`));
    edit("pages/home.yaml", /^title: (.*)$/m, "title: Another title");
    const files = ["pages/home.yaml"];
    const choices = await chosen(() => publishChanges(directory, { files }), choice);
    await publishChanges(directory, { files, choices });
    const left = existsSync(join(directory, file)) && readFileSync(join(directory, file), "utf8");
    expect(left).toBe(choice === "mine" && mine);
    expect(git(directory, ["status", "--porcelain"])).toBe(
      choice === "mine" ? `?? content/downloads/\n` : "",
    );
    expect(unsentChanges(directory)).toEqual([]);
  },
);

test("what was put back comes again, unless something was written since", () => {
  const { edit } = repository();
  const file = "pages/home.yaml";
  edit(file, /^title: .*/m, "title: Mine");
  history.putFilesBack([file]);
  const [{ id } = { id: "" }] = discarded();
  edit(file, /^title: .*/m, "title: Later");
  expect(() => restore(id)).toThrow("was changed since");
  history.putFilesBack([file]);
  restore(id);
  expect(readEntry(file).title).toBe("Mine");
});

test("what is saved while its former version is checked is not published unchecked", async () => {
  const { directory, edit } = repository();
  git(directory, ["remote", "remove", "origin"]);
  edit("pages/home.yaml", /^title: .*/m, "title: Mine");
  const published = publishChanges(directory);
  edit("pages/home.yaml", /^title: .*/m, "titel: Later");
  await expect(published).rejects.toThrow("saved while it was checked");
  expect(lastChanges(directory, 9)).toEqual([]);
});

test("an entry with an error is not published, and stops none of the others", async () => {
  const { directory, edit, remote } = repository();
  edit("pages/team.yaml", /^title: (.*)$/m, "titel: Another title");
  edit("pages/home.yaml", /^title: (.*)$/m, "title: Another title");
  await expect(publishChanges(directory)).rejects.toThrow("Team page, Title: This is still");
  expect(publishedIn(remote)).toEqual(["First content"]);
  await publishChanges(directory, { files: ["pages/home.yaml"] });
  expect(publishedIn(remote)).toEqual(["Home page: title", "First content"]);
});
