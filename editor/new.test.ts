import { expect, test } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { everyFile } from "#app/collections/reader/content-folder.server.ts";
import { newFirm } from "./new.ts";

const FACTS = "--name A --email a@b.in --phone +918041127700 --person Asha".split(" ");

test.each([
  ["nothing", [], "npm run new -- firm <folder>"],
  ["no folder of a firm", ["firm", "--name", "A"], "Name the folder"],
  ["an unknown flag", ["firm", "../never-written", "--colour", "red"], "--colour"],
  ["no facts", ["firm", "../never-written", "--name", "A"], "--email and --phone and --person:"],
  [
    "another way with law",
    ["firm", "../never-written", ...FACTS, "--law", "of"],
    "--law is one of",
  ],
  ["a folder that holds something", ["firm", "scripts", ...FACTS], "holds something"],
])("%s: it is said, and nothing is written", (_, args, words) => {
  contentCopy();
  const before = everyFile();
  expect(() => newFirm(args)).toThrow(words);
  expect(everyFile()).toEqual(before);
});
