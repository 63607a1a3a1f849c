import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ARTICLE, contentCopy } from "#app/collections/test-content.test-helper.ts";
import { checkContent } from "./check.ts";

export type Copy = ReturnType<typeof contentCopy>;

export const remarksOn = (file: string, location: string) =>
  checkContent()
    .findings.filter((finding) => finding.file === `content/${file}`)
    .map(({ severity, line, field, message, mend }) => ({
      severity,
      text: `line ${line}, ${field}: ${message} ${mend}`,
    }))
    .filter(({ text }) => text.includes(location));

/** Replaces a heading of an article; returns its line, as the report names it. */
export const inArticle = (markdown: string) => (content: Copy) => {
  content.edit(ARTICLE, /^## .*$/m, markdown);
  return lineOf(content, ARTICLE, markdown);
};

export function lineOf(content: Copy, file: string, text: string): string {
  const before = readFileSync(join(content.directory, file), "utf8").split(text)[0] ?? "";
  return `line ${before.split("\n").length}`;
}
