import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderKinds } from "#app/collections/kinds.server.ts";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import { checkContent } from "./content-check/check.ts";
import { isError } from "./content-check/finding.ts";
import { startNew } from "./new.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

/** Begins an entry. @returns its file */
const begin = async (...args: string[]): Promise<string> =>
  /^Written: content\/(\S+)$/m.exec(await startNew(args))?.[1] ?? "";

test.each(folderKinds.map(({ folder }) => folder))(
  "a new entry of %s is a draft that says what is missing, and stops nothing",
  async (folder) => {
    const { directory } = contentCopy();
    const isDraft = (file: string) =>
      readFileSync(join(directory, file), "utf8").includes("draft: true");
    const file = await begin(folder, "5 things", "to keep");
    expect(readFileSync(join(directory, file), "utf8")).toContain("5 things to keep");
    const errors = checkContent().findings.filter(isError);
    if (isDraft(file)) expect(errors).toEqual([]);
  },
);

test("numbers of removed articles and jobs, and that of the not-found page, are not given again (A4)", async () => {
  const content = contentCopy();
  content.edit("redirects.yaml", /$/, "  - { from: /blog/402, to: /blogs }\n");
  content.edit("published-addresses.txt", /$/, "/work-with-us/job-411\n");
  expect(await begin("blog", "A new article")).toBe("blog/403-a-new-article.md");
  // A title in another script has no letters for an address; its number is one.
  expect(await begin("blog", "वेतन के नियम")).toBe("blog/405-article.md");
  expect(await begin("jobs", "Keeper of the Muster Roll")).toBe("jobs/job-412.yaml");
});

test.each([
  ["no list", ["page", "A"], "no such list"],
  ["no title", ["blog"], "npm run new -- <list>"],
  ["no folder of a firm", ["firm", "--name", "A"], "Name the folder"],
  ["an unknown flag", ["firm", "../never-written", "--colour", "red"], "--colour"],
  ["what nobody can be asked for", ["firm", "../never-written", "--name", "A"], "--email"],
  ["a folder that holds something", ["firm", "scripts", "--name", "A"], "holds something"],
])("%s: it is said, and nothing is written", async (_, args, words) => {
  contentCopy();
  const before = everyFile();
  await expect(startNew(args)).rejects.toThrow(words);
  expect(everyFile()).toEqual(before);
});

test("what is asked is asked again where an answer cannot be taken, and stopping writes nothing", async () => {
  contentCopy();
  const folder = join(temporaryFolder(), "firm");
  const typed = ["", "Nilgiri Thorne", "", "hello@example.in", "+91 1", "", "Asha Rao", "", "of"];
  const asked: string[] = [];
  const answer = async (question: string) => (asked.push(question), typed.shift());
  await expect(startNew(["firm", folder], answer)).rejects.toThrow("Stopped: nothing was written.");
  expect(existsSync(folder)).toBe(false);
  expect(asked[1]).toMatch(/^--name is needed.\nName of the firm/);
  expect(asked.at(-1)).toMatch(/^--law is one of/);
});

test.each([["--help"], ["blog", "--help"], ["firm", "--help"]])(
  "%s %s says what there is",
  async (...args) => {
    expect(await startNew(args)).toContain("npm run new -- firm");
  },
);

test("an entry of the same name is not overwritten", async () => {
  contentCopy();
  await begin("regions", "Gulf");
  await expect(begin("regions", "Gulf")).rejects.toThrow("already");
});
