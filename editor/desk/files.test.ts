import { existsSync, linkSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  ARTICLE,
  article,
  CASE_STUDY,
  contentCopy,
  JOB,
} from "#app/collections/test-content.test-helper.ts";
import { posts } from "#app/collections/blog.server.ts";
import { folderKinds } from "#app/collections/kinds.server.ts";
import { redirects } from "#app/collections/redirects.server.ts";
import { plainPicture } from "#app/pictures/plain-picture.test-helper.ts";
import { filesIn, nameOf } from "#app/collections/reader/content-file.server.ts";
import { checkContent } from "../../scripts/content-check/check.ts";
import { isError } from "../../scripts/content-check/findings.ts";
import { pageOf } from "./desk.ts";
import { discarded, keepingCopies, restore } from "./discarded.ts";
import { writeEntry, readEntry } from "../entry/entry-files.ts";
import { createEntry, newEntry, openEntry, saveEntry, type Successor } from "./entries.ts";
import { beforeRemoval, moveFile, removeFile, storedFiles, upload } from "./files.ts";
import type { Values } from "../entry/form-values.ts";
import type { NamedConflict } from "../changes/merge.ts";
import { usesOf } from "../entry/references.ts";

const study = CASE_STUDY.replace(/^.*\/|\.yaml$/g, "");
const publish = ({ write }: ReturnType<typeof contentCopy>) =>
  write("published-addresses.txt", `/case-studies/${study}\n`);

test("the address of a renamed page leads to its new one, and links and choices follow", () => {
  const content = contentCopy();
  publish(content);
  content.write(ARTICLE, article("", `[The case](/case-studies/${study}).\n`));
  const users = usesOf("case-studies", study).map(({ file }) => file);
  // The first try is given up before anybody has seen it.
  const first = moveFile(CASE_STUDY, "First Try!");
  expect(first).toBe("case-studies/first-try.yaml");
  moveFile(first, "another-name");
  expect(redirects()).toContainEqual({
    from: `/case-studies/${study}`,
    to: "/case-studies/another-name",
  });
  expect(readEntry(ARTICLE).body).toContain("(/case-studies/another-name)");
  expect(usesOf("case-studies", study)).toEqual([]);
  expect(usesOf("case-studies", "another-name").map(({ file }) => file)).toEqual(users);
  removeFile("case-studies/another-name.yaml", "/case-studies");
  expect(redirects()).toContainEqual({ from: `/case-studies/${study}`, to: "/case-studies" });
});

test("links to a place in a page follow the entry that stands there", () => {
  const content = contentCopy();
  const [sector = ""] = filesIn("sectors", ".yaml");
  const address = `/business-sectors#${nameOf(sector)}`;
  content.write(ARTICLE, article("", `[The sector](${address}).\n`));
  expect(pageOf(sector)).toBe(address);
  const file = moveFile(sector, "another-name");
  expect(readEntry(ARTICLE).body).toContain("(/business-sectors#another-name)");
  expect(checkContent().findings.filter(isError)).toEqual([]);
  const { links, leadsTo } = beforeRemoval(file);
  expect(links).toContainEqual(expect.objectContaining({ file: ARTICLE }));
  removeFile(file, leadsTo);
  expect(readEntry(ARTICLE).body).toContain("(/business-sectors)");
});

test("a page that was never published is renamed and removed without a redirect", () => {
  const content = contentCopy();
  content.write("published-addresses.txt", "");
  const before = redirects();
  const file = moveFile(CASE_STUDY, "another-name");
  content.write(ARTICLE, article("", "[The case](/case-studies/another-name).\n"));
  const links = [expect.objectContaining({ file: ARTICLE })];
  expect(beforeRemoval(file)).toMatchObject({ links, leadsTo: "/case-studies" });
  removeFile(file, "/case-studies");
  expect(redirects()).toEqual(before);
  expect(readEntry(ARTICLE).body).toBe("[The case](/case-studies).\n");
});

test("with a mistake in the list of redirects nothing is removed or renamed", () => {
  const { directory, write } = contentCopy();
  write("redirects.yaml", "redirects: [\n");
  expect(() => removeFile(CASE_STUDY, "/case-studies")).toThrow("redirects.yaml");
  expect(() => moveFile(CASE_STUDY, "another-name")).toThrow("redirects.yaml");
  expect(existsSync(join(directory, CASE_STUDY))).toBe(true);
});

function saveValues(file: string, values: Values, instead?: Successor[]): void {
  const base = readEntry(file);
  expect(saveEntry(file, { base, mine: { ...base, ...values }, instead })).toMatchObject({
    saved: true,
  });
}

test("whoever names a member follows a new id, and names the one who takes the place once that is saved", () => {
  contentCopy();
  const id = String(readEntry(ARTICLE).author);
  const save = (members: Values[], to: string) => {
    const instead = [{ list: "members", target: "team.yaml members.*.id", id, to }];
    saveValues("team.yaml", { members }, instead);
    return readEntry(ARTICLE).author;
  };
  const members = readEntry("team.yaml").members as Values[];
  const others = members.filter((one) => one.id !== id);
  const renamed = (to: string) => members.map((one) => (one.id === id ? { ...one, id: to } : one));
  expect(save(renamed("somebody-new"), "nobody")).toBe("somebody-new");
  // Others are added behind; where those who stay have moved, nobody knows who took which place.
  const more = [...renamed("a-third"), { ...members[0], id: "somebody-else" }];
  expect(save(more, "nobody")).toBe("a-third");
  const front = [{ ...members[0], id: "in-front" }, ...renamed("a-fourth"), more.at(-1)!];
  saveValues("team.yaml", { members: front });
  expect(readEntry(ARTICLE).author).toBe("a-third");
  saveValues("team.yaml", { members: renamed("a-third") });
  // Whoever stays after all is named as before.
  expect(save(renamed(id), "nobody")).toBe(id);
  expect(save(others, String(others[0]!.id))).toBe(others[0]!.id);
});

test("articles and the section follow the name of their category", () => {
  const { edit } = contentCopy();
  edit("published-addresses.txt", /$/, "/feed/feed.xml\n");
  // The check tells of one that makes no address; it stops nothing.
  for (const name of ["वित्त", "Feed", "Law of work"]) {
    const { category } = readEntry(ARTICLE);
    const known = readEntry("pages/blogs.yaml").categories as string[];
    saveValues("pages/blogs.yaml", {
      categories: known.map((one) => (one === category ? name : one)),
    });
  }
  expect(redirects()).toContainEqual({ from: "/feed/feed.xml", to: "/feed/law-of-work.xml" });
  expect(readEntry(ARTICLE).category).toBe("Law of work");
  expect(readEntry("blog/categories/law-of-work.md").category).toBe("Law of work");
  // Of all that it was known by, the heading alone is left for a person.
  saveValues("blog/categories/law-of-work.md", { heading: "How we work on law of work" });
  expect(checkContent().findings.filter(isError)).toEqual([]);
});

test("what was typed in an entry that somebody removed is written again, if that is chosen", () => {
  const { directory } = contentCopy();
  const base = readEntry(ARTICLE);
  const mine = { ...base, title: "Mine" };
  rmSync(join(directory, ARTICLE));
  expect(openEntry(ARTICLE)).toMatchObject({ entry: undefined });
  const asked = saveEntry(ARTICLE, { base, mine });
  expect(asked).toMatchObject({ saved: false, conflicts: [{ label: "The whole entry" }] });
  const [{ key } = { key: "" }] = (asked as { conflicts: NamedConflict[] }).conflicts;
  expect(existsSync(join(directory, ARTICLE))).toBe(false);
  saveEntry(ARTICLE, { base, mine, choices: { [key]: "mine" } });
  expect(readEntry(ARTICLE).title).toBe("Mine");
});

test("what is typed in an entry that is renamed meanwhile goes into it, and no second one is made", () => {
  const { directory } = contentCopy();
  const base = openEntry(CASE_STUDY).entry!;
  const mine = { ...base, title: "Mine" };
  const other = moveFile(moveFile(CASE_STUDY, "another-name"), "one-more");
  // A name that was given up may be that of another entry.
  createEntry("case-studies", { ...base, title: "Another name" });
  expect(saveEntry(CASE_STUDY, { base, mine })).toMatchObject({ saved: true, file: other });
  expect(readEntry(other).title).toBe("Mine");
  expect(existsSync(join(directory, CASE_STUDY))).toBe(false);
  // What was removed is asked for, whatever has one of its names by now.
  removeFile(other);
  createEntry("case-studies", { ...base, title: "One more" });
  expect(saveEntry(CASE_STUDY, { base, mine })).toMatchObject({
    conflicts: [{ theirs: "(removed or renamed)" }],
  });
});

test("what is typed in an entry that gave its name to another one goes into it, and no word into the other", () => {
  contentCopy();
  const base = openEntry(CASE_STUDY).entry!;
  const moved = moveFile(CASE_STUDY, "another-name");
  const theirs = { ...base, title: "Theirs", client: "Another client" };
  writeEntry(CASE_STUDY, theirs);
  // Whoever is at work on the one is not at work on the other, in each of its versions.
  saveValues(moved, { title: "Changed" });
  expect(saveEntry(CASE_STUDY, { base, mine: { ...base, summary: "Mine" } })).toMatchObject({
    file: moved,
    entry: { title: "Changed", summary: "Mine" },
  });
  saveValues(CASE_STUDY, { summary: "Changed too" });
  const entry = { title: "More", summary: "Changed too" };
  const saved = saveEntry(CASE_STUDY, { base: theirs, mine: { ...theirs, title: "More" } });
  expect(saved).toMatchObject({ file: CASE_STUDY, entry });
});

test("a file outside of what the site reads is neither written nor removed", () => {
  contentCopy();
  for (const path of ["../package.json", "README.md", "blog/../../package.json", ".git/config"]) {
    expect(() => writeEntry(path, {}), path).toThrow("no file that the site reads");
    expect(() => removeFile(path), path).toThrow("no file that the site reads");
  }
});

test("a file that no form can show is left as it is", () => {
  const { directory, write } = contentCopy();
  write("pages/team.yaml", "title: [Team\n");
  const wish = { base: {}, mine: { title: "New" } };
  expect(() => saveEntry("pages/team.yaml", wish)).toThrow("has a mistake in how it is written");
  expect(readFileSync(join(directory, "pages/team.yaml"), "utf8")).toBe("title: [Team\n");
});

test("a save puts a whole file in the place of the old one, which is never cut short", () => {
  const { directory } = contentCopy();
  const [file, kept] = [join(directory, ARTICLE), join(directory, "kept.md")];
  const before = readFileSync(file, "utf8");
  linkSync(file, kept);
  const entry = readEntry(ARTICLE);
  writeEntry(ARTICLE, { ...entry, title: "Another title" });
  expect(readFileSync(file, "utf8")).toContain("Another title");
  expect(readFileSync(kept, "utf8")).toBe(before);
});

test("saving over what somebody else has saved asks, and loses nothing", () => {
  const content = contentCopy();
  const base = readEntry(ARTICLE);
  content.edit(ARTICLE, /^title: .*/m, "title: Theirs");
  const mine = { ...base, title: "Mine", excerpt: "E" };
  const asked = saveEntry(ARTICLE, { base, mine });
  expect(asked).toMatchObject({ saved: false, conflicts: [{ path: "title", theirs: "Theirs" }] });
  expect(readEntry(ARTICLE).title).toBe("Theirs");
  const [{ key } = { key: "" }] = (asked as { conflicts: NamedConflict[] }).conflicts;
  content.edit(ARTICLE, /^title: .*/m, "title: Theirs again");
  expect(saveEntry(ARTICLE, { base, mine, choices: { [key]: "mine" } })).toMatchObject({
    saved: false,
    conflicts: [{ theirs: "Theirs again" }],
  });
});

const create = (folder: string, title: string, from?: string): string => {
  const { entry } = newEntry(folder, from);
  const saved = createEntry(folder, { ...entry, title, name: title });
  return (saved as { file: string }).file;
};

test("a copy begins as a draft, and an entry of the same name is not overwritten", () => {
  contentCopy();
  saveValues(ARTICLE, { updated: "2026-01-02" });
  saveValues(JOB, { closingDate: "2099-01-02" });
  const file = create("blog", "Again", ARTICLE);
  expect(readEntry(file)).not.toHaveProperty("updated");
  expect(readEntry(create("jobs", "Again", JOB))).not.toHaveProperty("closingDate");
  expect(readEntry(file)).toMatchObject({ draft: true, body: readEntry(ARTICLE).body });
  expect(create("regions", "Gulf")).toBe("regions/gulf.yaml");
  expect(create("regions", "Gulf")).toBe("regions/gulf-2.yaml");
  expect(create("pages/free", "ಸಭೆ")).toBe("pages/free/sbhe.md");
  expect(create("pages/free", "?!")).toBe("pages/free/untitled.md");
});

test("numbers of removed articles and jobs, and that of the not-found page, are not given again (A4)", () => {
  const content = contentCopy();
  content.edit("redirects.yaml", /$/, "  - { from: /blog/402, to: /blogs }\n");
  content.edit("published-addresses.txt", /$/, "/work-with-us/job-411\n");
  expect(create("blog", "A new article")).toBe("blog/403-a-new-article.md");
  expect(create("blog", "…")).toBe("blog/405-article.md");
  expect(() => moveFile(ARTICLE, "987-other")).toThrow("keeps its number");
  expect(create("jobs", "Keeper of the Muster Roll")).toBe("jobs/job-412.yaml");
  // The article that stands first on its page is named by its number.
  content.write("blog/500-first.md", article());
  content.edit("pages/blogs.yaml", /postId: \d+/, "postId: 500");
  const before = readEntry("pages/blogs.yaml").featured as object;
  const moved = moveFile("blog/500-first.md", "501-first");
  expect(readEntry("pages/blogs.yaml").featured).toEqual({ ...before, postId: 501 });
  removeFile(moved);
  expect(readEntry("pages/blogs.yaml").featured).toEqual({ postId: posts()[0]?.id });
  // The first article after the samples were cleared away.
  content.edit("pages/blogs.yaml", /postId: \d+/, "postId: 0");
  const base = readEntry(ARTICLE);
  saveEntry(ARTICLE, { base, mine: { ...base, excerpt: `${String(base.excerpt)}!` } });
  expect(readEntry("pages/blogs.yaml").featured).toEqual({ postId: posts()[0]?.id });
});

test.each(folderKinds)("a new entry of $folder that is a draft stops nothing", ({ folder }) => {
  contentCopy();
  const isDraft = readEntry(create(folder, "5 things to keep")).draft;
  if (isDraft) expect(checkContent().findings.filter(isError)).toEqual([]);
});

const photograph = await plainPicture({ width: 400, height: 300, background: "#87a" });

test("what is uploaded is judged at once, and named as addresses can bear it", async () => {
  const { add, directory } = contentCopy();
  const before = storedFiles("pictures");
  const sent = ["Böard Meeting.JPG", "board_meeting.jpg"].map((one) =>
    upload("pictures", one, photograph),
  );
  // Nothing of it is there before: a program that is stopped leaves none.
  expect(storedFiles("pictures")).toEqual(before);
  const names = (await Promise.all(sent)).toSorted();
  expect(names).toEqual(["board-meeting-2.jpg", "board-meeting.jpg"]);
  expect(storedFiles("pictures")).toContainEqual({ name: "board-meeting.jpg", usedIn: [] });
  const heic = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0", "latin1");
  await expect(upload("pictures", "IMG 1.HEIC", heic)).rejects.toThrow("HEIC");
  await expect(upload("pictures", "a.jpg", heic)).rejects.toThrow("HEIC");
  await expect(upload("pictures", "a.jpg", photograph.subarray(0, 900))).rejects.toThrow("read");
  await expect(upload("downloads", "a.exe", photograph)).rejects.toThrow("kind");
  expect(existsSync(join(directory, "pictures/a.jpg"))).toBe(false);
  await expect(upload("pictures", "board-meeting.jpg", heic, true)).rejects.toThrow("HEIC");
  expect(readFileSync(join(directory, "pictures/board-meeting.jpg"))).toEqual(photograph);
  add("pictures/a_hall.jpeg", "Another");
  expect(await upload("pictures", "a_hall.jpeg", photograph, true)).toBe("a_hall.jpeg");
});

test("a picture that was never published can be had again after it was replaced and removed", async () => {
  const { directory } = contentCopy();
  const file = "pictures/hall.jpg";
  await upload("pictures", "hall.jpg", photograph);
  const other = await plainPicture({ width: 40, height: 30, background: "#123" });
  await upload("pictures", "hall.jpg", other, true);
  removeFile(file);
  for (const bytes of [other, photograph]) {
    restore(discarded()[0]!.id);
    expect(readFileSync(join(directory, file))).toEqual(bytes);
  }
});

test("the last twenty versions that were replaced or removed are kept", () => {
  const { add } = contentCopy();
  for (let version = 0; version < 22; version += 1)
    for (const words of ["Fees", "New fees"])
      keepingCopies([`downloads/${version}.txt`], () => add(`downloads/${version}.txt`, words));
  expect(discarded()).toHaveLength(20);
  // What was written since stays, and its earlier version is offered no more.
  add("downloads/21.txt", "Other fees");
  expect(discarded()).toHaveLength(19);
  expect(() => restore("1")).toThrow("not kept");
});

test("a picture that is shown stays, and it is said where", async () => {
  const content = contentCopy();
  await upload("pictures", "hall.jpg", photograph);
  content.write(ARTICLE, article("", "![A hall](hall.jpg)\n"));
  expect(() => removeFile("pictures/hall.jpg")).toThrow(/shown in Article “/);
  const usedIn = [expect.objectContaining({ file: ARTICLE })];
  expect(storedFiles("pictures")).toContainEqual({ name: "hall.jpg", usedIn });
});

test.each([
  ["Fee sheet.pdf", "[Fees](/downloads/Fee%20sheet.pdf)"],
  ["Fee sheet.pdf", "[Fee sheet.pdf](</downloads/Fee sheet.pdf>)"],
  ["form.pdf", "It is at /downloads/form.pdf."],
])("a file is used wherever it is named: %s in %s", (name, words) => {
  const content = contentCopy();
  content.add(`downloads/${name}`, "%PDF-1.4");
  content.write(ARTICLE, article("", `${words}\n`));
  const usedIn = [expect.objectContaining({ file: ARTICLE })];
  expect(storedFiles("downloads")).toContainEqual({ name, usedIn });
  expect(() => removeFile(`downloads/${name}`)).toThrow(/shown in Article “/);
});

test("a file whose name is a part of another's is none of those that are used", () => {
  const content = contentCopy();
  content.add("downloads/form.pdf", "%PDF-1.4");
  content.write(ARTICLE, article("", "[Form](/downloads/old-form.pdf) [Form](/form.pdf.zip)\n"));
  expect(storedFiles("downloads")).toContainEqual({ name: "form.pdf", usedIn: [] });
});
