import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ARTICLE, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { contentCheck } from "../content-check.ts";
import type { Severity } from "./finding.ts";

export type Copy = ReturnType<typeof contentCopy>;

/** Runs the check as the command line does. */
export function run(...args: string[]) {
  let output = "";
  const status = contentCheck(args, (text) => {
    output += text;
  });
  return { status, output };
}

const CHAPTERS: Record<string, Severity> = {
  Errors: "error",
  Warnings: "warning",
  "For information": "note",
};

/** The remarks that a report makes on one location in a file, with the chapter they stand in. */
export function remarksOn(output: string, file: string, location: string) {
  let chapter: Severity | undefined;
  return output.split("\n\n").flatMap((block) => {
    chapter = CHAPTERS[block] ?? chapter;
    const [heading, ...lines] = block.split("\n");
    if (heading !== `content/${file}`) return [];
    return lines
      .join("\n")
      .split(/\n(?= {2}\S)/)
      .map((text) => ({ severity: chapter, text }))
      .filter(({ text }) => text.includes(location));
  });
}

/** Replaces a heading of an article; gives the line as the report names it. */
export const inArticle = (markdown: string) => (content: Copy) => {
  content.edit(ARTICLE, /^## .*$/m, markdown);
  return lineOf(content, ARTICLE, markdown);
};

export function lineOf(content: Copy, file: string, text: string): string {
  const before = readFileSync(join(content.directory, file), "utf8").split(text)[0] ?? "";
  return `line ${before.split("\n").length}`;
}
