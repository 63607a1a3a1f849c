import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import { newFirm } from "./new.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

test.each([
  ["nothing", [], "npm run new -- firm <folder>"],
  ["no folder of a firm", ["firm", "--name", "A"], "Name the folder"],
  ["an unknown flag", ["firm", "../never-written", "--colour", "red"], "--colour"],
  ["what nobody can be asked for", ["firm", "../never-written", "--name", "A"], "--email"],
  ["a folder that holds something", ["firm", "scripts", "--name", "A"], "holds something"],
])("%s: it is said, and nothing is written", async (_, args, words) => {
  contentCopy();
  const before = everyFile();
  await expect(newFirm(args)).rejects.toThrow(words);
  expect(everyFile()).toEqual(before);
});

test("what is asked is asked again where an answer cannot be taken, and stopping writes nothing", async () => {
  contentCopy();
  const folder = join(temporaryFolder(), "firm");
  const typed = ["", "Nilgiri Thorne", "", "hello@example.in", "+91 1", "", "Asha Rao", "", "of"];
  const asked: string[] = [];
  const answer = async (question: string) => (asked.push(question), typed.shift());
  await expect(newFirm(["firm", folder], answer)).rejects.toThrow("Stopped: nothing was written.");
  expect(existsSync(folder)).toBe(false);
  expect(asked[1]).toMatch(/^--name is needed.\nName of the firm/);
  expect(asked.at(-1)).toMatch(/^--law is one of/);
});
