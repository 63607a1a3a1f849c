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

/** Runs the command. @returns what it said, and the file it wrote */
async function run(...args: string[]) {
  let output = "";
  const status = await startNew(args, (text) => (output += text));
  return { status, output, file: /^Written: content\/(\S+)$/m.exec(output)?.[1] ?? "" };
}

test.each(folderKinds.map(({ folder }) => folder))(
  "a new entry of %s is a draft that says what is missing, and stops nothing",
  async (folder) => {
    const { directory } = contentCopy();
    const isDraft = (file: string) =>
      readFileSync(join(directory, file), "utf8").includes("draft: true");
    const { status, file } = await run(folder, "5 things", "to keep");
    expect([status, readFileSync(join(directory, file), "utf8")]).toEqual([
      0,
      expect.stringContaining("5 things to keep"),
    ]);
    const errors = checkContent().findings.filter(isError);
    if (isDraft(file)) expect(errors).toEqual([]);
  },
);

test("numbers of removed articles and jobs, and that of the not-found page, are not given again (A4)", async () => {
  const content = contentCopy();
  content.edit("redirects.yaml", /$/, "  - { from: /blog/402, to: /blogs }\n");
  content.edit("published-addresses.txt", /$/, "/work-with-us/job-411\n");
  expect((await run("blog", "A new article")).file).toBe("blog/403-a-new-article.md");
  // A title in another script has no letters for an address; its number is one.
  expect((await run("blog", "वेतन के नियम")).file).toBe("blog/405-article.md");
  expect((await run("jobs", "Keeper of the Muster Roll")).file).toBe("jobs/job-412.yaml");
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
  const { status, output } = await run(...args);
  expect([status, output]).toEqual([1, expect.stringContaining(words)]);
  expect(everyFile()).toEqual(before);
});

test("what is asked is asked again where an answer cannot be taken, and stopping writes nothing", async () => {
  contentCopy();
  const folder = join(temporaryFolder(), "firm");
  const typed = ["", "Nilgiri Thorne", "", "hello@example.in", "+91 1", "", "Asha Rao", "", "of"];
  const asked: string[] = [];
  const said: string[] = [];
  const status = await startNew(["firm", folder], said.push.bind(said), async (question) => {
    asked.push(question);
    return typed.shift();
  });
  expect([status, existsSync(folder), said]).toEqual([1, false, ["Stopped: nothing was written."]]);
  expect(asked[1]).toMatch(/^--name is needed.\nName of the firm/);
  expect(asked.at(-1)).toMatch(/^--law is one of/);
});

test("an entry of the same name is not overwritten", async () => {
  contentCopy();
  await run("regions", "Gulf");
  expect(await run("regions", "Gulf")).toMatchObject({
    status: 1,
    output: expect.stringContaining("already"),
  });
});
