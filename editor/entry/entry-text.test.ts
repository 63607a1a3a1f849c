import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { expect, test } from "vitest";
import { entryOf as readEntry, withEntry } from "./entry-text.ts";
import { leavesOf, mapLeaves, type Values } from "./form-values.ts";

const entryOf = (path: string, text: string) => readEntry(path, text)!;

const FILES = ["content", "tests/content/second"].flatMap((folder) =>
  globSync("**/*.{md,yaml}", { cwd: folder, exclude: ["README.md"] }).map((path) => ({
    path,
    place: `${folder}/${path}`,
    text: readFileSync(`${folder}/${path}`, "utf8"),
  })),
);

const otherwise = (value: unknown): unknown =>
  typeof value === "string"
    ? value.replace(/\s*$/, (end) => `: “more” # words${end}`)
    : typeof value === "number"
      ? value + 1
      : !value;

const oneWordMore = (value: unknown): unknown => String(value).replace(/ /, " more ");

const newLines = (before: string, after: string): number => {
  const known = new Set(before.split("\n"));
  return after.split("\n").filter((line) => !known.has(line)).length;
};

test.each(FILES)("$place is the same after it was saved unchanged (B24)", ({ path, text }) => {
  expect(withEntry(path, text, JSON.parse(JSON.stringify(entryOf(path, text))))).toBe(text);
});

test.each(FILES)("$place differs in the changed field alone (B24)", ({ path, text }) => {
  const entry = entryOf(path, text);
  const leaves = leavesOf(entry);
  const step = Math.ceil(leaves.length / (process.env.TEST_ALL ? 15 : 5));
  const few = leaves.filter((_, place) => place % step === 0);
  for (const [keys, was] of few) {
    const place = keys.join(".");
    const isWrapped = typeof was === "string" && !text.includes(was);
    const next = isWrapped ? oneWordMore(was) : otherwise(was);
    const wish = mapLeaves(entry, (leaf, at) => (at.join(".") === place ? next : leaf));
    const after = withEntry(path, text, wish as Values);
    expect(entryOf(path, after), place).toEqual(wish);
    expect(newLines(text, after), `${place}\n${after}`).toBeLessThanOrEqual(2);
    expect(newLines(after, text), place).toBeLessThanOrEqual(isWrapped ? 2 : 1);
  }
});

test.each(["title: *Sale*\n", "title: [\n", "a: 1\na: 2\n"])("no form can show %j", (text) => {
  expect(readEntry("site.yaml", text)).toBeUndefined();
});

const [LAW, TERMS] = ["  - { label: Law, to: /law } # a\n", "  - { label: Terms, to: /terms }\n"];
const MENU = `# The menus.\nsmall:\n${LAW}${TERMS}header: []\n`;
const TEAM = "  # The team comes first.\n  - label: Team\n    to: /team\n";
const JOBS = "  - label: Jobs\n    to: /jobs\n    on: 1\n";
const FOOTER = `footer:\n${TEAM}${JOBS}colour: "#fff" # white\n`;

test.each([
  [MENU, TERMS, `${TERMS}  - { label: More, to: /more }\n`],
  [MENU, LAW, `  - { label: More, to: /more }\n${LAW}`],
  [MENU, LAW + TERMS, TERMS + LAW],
  [MENU, TERMS, ""],
  [MENU, "/law }", "/law-of-work }"],
  [MENU, "label: Terms", String.raw`label: "One\n\ntwo"`],
  [MENU, " []", "\n  - label: More\n    to: /more"],
  [FOOTER, JOBS, `  - label: More\n    to: /more\n${JOBS}`],
  [FOOTER, TEAM + JOBS, JOBS + TEAM],
  [FOOTER, "label: Jobs\n    to", "to"],
  [
    FOOTER,
    `Jobs\n    to: /jobs\n    on: 1\n`,
    "Work\n    to: /jobs\n    on: 1\n  - label: More\n    in: []\n",
  ],
  [FOOTER, 'colour: "#fff" # white\n', ""],
  [FOOTER, '"#fff"', '"#000"'],
  ["lead: One\n  two\n  three.\n", "two", "of two or"],
  ["lead: >- # why\n  One\n  two.\npay:\n    from: 1\n", "One", "Only one"],
  ["lead: >\n  One\n  two.\n\n  Three\n  four.\n", "One", "Only one"],
  ["links:\n  # first\n  - to: # none yet\n", "to:", "to: /a"],
  ["tags: [ a,b ]\nlinks: # none\n", "# none", "# none\n  - to: /a"],
  ["tags: [ a,b ]\nlead: One\n  two. # why\n", "One\n  two.", '"@you two."'],
  ["tags: [ a,b ]\nlead: One\n  two. # why\n", "One\n  two.", '"*One* two."'],
  ["title: A\nlinks:\n- to: /a # one\n\n\n- to: /b\ntags: [ a,b ,  c ]\n", "to: /b", "to: /c"],
  [
    "# Top\ntitle:   A\npay:\n    from: 1   # low\n    upTo: 2\nlead:\n    One\n    two.\n",
    "upTo: 2",
    "upTo: 3",
  ],
])("a file stays as it is laid out: %j", (text, was, is) => {
  const after = text.replace(was, is);
  expect(withEntry("site.yaml", text, parse(after))).toBe(after);
});

test("what one value has from another, it has for itself once one of them differs", () => {
  const text = "title: &name One # why\nheading: *name\n";
  const values = { title: "Two", heading: "One" };
  expect(withEntry("site.yaml", text, values)).toBe("title: &name Two # why\nheading: One\n");
});

test("where every field was emptied, nothing is left", () => {
  expect(withEntry("navigation.yaml", MENU, {})).toBe("{}\n");
});

test("a text that is new ends its last line", () => {
  expect(withEntry("blog/1.md", undefined, { body: "A" })).toMatch(/\nA\n$/);
});

test("a file of Windows keeps the ends of its lines", () => {
  const text = "---\r\ntitle: A\r\nlead: B\r\n---\r\nOne.\r\n\r\nTwo.\r\n";
  const entry = entryOf("pages/free/a.md", text);
  expect(withEntry("pages/free/a.md", text, entry)).toBe(text);
  const after = withEntry("pages/free/a.md", text, {
    title: "A",
    lead: "C",
    body: String(entry.body).replace("Two", "Three"),
  });
  expect(after).toBe(text.replace("B", "C").replace("Two", "Three"));
});
