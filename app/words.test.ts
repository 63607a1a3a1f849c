/** Lint (react/jsx-no-literals) finds words in markup; this test finds them in expressions and plain code. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Names of keys and states, which visitors do not see, and values that content is compared with. */
const NO_WORDS = ["Tab", "not copied", "Full-time", "Internship", "Contract", "xMidYMax slice"];

const sources = globSync("app/{browser,components,frame,pages,sections}/**/*.{ts,tsx}").filter(
  (file) => !/\.test\./.test(file),
);

const withoutCommentsAndClasses = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/(^|\s)\/\/.*$/gm, "")
    .replace(/className=(?:"[^"]*"|\{`[^`]*`\})/g, "");

/** Quoted texts that begin with a capital letter or have two words. */
function wordsIn(file: string): string[] {
  const lines = withoutCommentsAndClasses(readFileSync(file, "utf8"))
    .split("\n")
    .filter((line) => !/console\.|Error\(/.test(line));
  return lines
    .flatMap((line) => [...line.matchAll(/(["`])((?:(?!\1).)*)\1/g)].map(([, , text]) => text!))
    .filter((text) => /^[A-Z][a-z]|[a-z]{2,} [a-z]{2,}/.test(text.replace(/\$\{[^}]*\}/g, "")));
}

test("no word that a visitor reads stands in code: content/labels.yaml is the place", () => {
  expect(sources.length).toBeGreaterThan(80);
  const found = sources.flatMap((file) => wordsIn(file).map((text) => ({ file, text })));
  expect(found.filter(({ text }) => !NO_WORDS.includes(text))).toEqual([]);
});
