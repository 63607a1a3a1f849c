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

/** The lines of one text that the other has not. */
const newLines = (before: string, after: string): number => {
  const known = new Set(before.split("\n"));
  return after.split("\n").filter((line) => !known.has(line)).length;
};

test.each(FILES)("$place is the same after it was saved unchanged (B24)", ({ path, text }) => {
  expect(withEntry(path, text, JSON.parse(JSON.stringify(entryOf(path, text))))).toBe(text);
});

test.each(FILES)(
  "$place differs in that field alone where one was changed (B24)",
  ({ path, text }) => {
    const entry = entryOf(path, text);
    const leaves = leavesOf(entry);
    const few = leaves.filter((_, place) => place % Math.ceil(leaves.length / 15) === 0);
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
  },
);

test.each(["title: *Sale*\n", "title: [\n", "a: 1\na: 2\n"])("no form can show %j", (text) => {
  expect(readEntry("site.yaml", text)).toBeUndefined();
});

const MENU = `# The menus.
small:
  - { label: Privacy, to: /privacy } # law
  - { label: Terms, to: /terms }
footer:
  - label: About
    links:
      # The team comes first.
      - { label: Team, to: /team }
      - { label: Jobs, to: /work-with-us }
header: []
colour: "#fff" # white
`;

type Menu = {
  small: object[];
  footer: { label?: string; links: object[] }[];
  header: object[];
  colour?: string;
};

/** The lines that a change to the menu takes out and puts in. */
function lines(change: (menu: Menu) => void): string[] {
  const entry = structuredClone(parse(MENU));
  change(entry);
  const after = withEntry("navigation.yaml", MENU, entry);
  expect(parse(after)).toEqual(entry);
  const [was, is] = [MENU.split("\n"), after.split("\n")];
  return [
    ...was.filter((line) => !is.includes(line)).map((line) => `-${line}`),
    ...is.filter((line) => !was.includes(line)).map((line) => `+${line}`),
  ];
}

const link = { label: "Pensions", to: "/services/pensions" };
const line = "{ label: Pensions, to: /services/pensions }";

test.each<[string, (menu: Menu) => void, string[]]>([
  ["an entry added last", ({ small }) => small.push(link), [`+  - ${line}`]],
  ["an entry added first", ({ small }) => small.unshift(link), [`+  - ${line}`]],
  ["one between", ({ footer }) => footer[0]?.links.splice(1, 0, link), [`+      - ${line}`]],
  [
    "entries moved, with their comments",
    ({ small, footer }) => {
      small.reverse();
      footer[0]!.links.reverse();
    },
    [],
  ],
  ["an entry removed", ({ small }) => small.pop(), ["-  - { label: Terms, to: /terms }"]],
  [
    "a changed entry keeps its comment",
    ({ small }) => Object.assign(small[0]!, { to: "/privacy-policy" }),
    [
      "-  - { label: Privacy, to: /privacy } # law",
      "+  - { label: Privacy, to: /privacy-policy } # law",
    ],
  ],
  [
    "the first of an empty list",
    ({ header }) => header.push(link),
    ["-header: []", "+header:", "+  - label: Pensions", "+    to: /services/pensions"],
  ],
  ["a field emptied", (menu) => delete menu.colour, ['-colour: "#fff" # white']],
  [
    "the first field of an entry emptied",
    ({ footer }) => delete footer[0]!.label,
    ["-  - label: About", "-    links:", "+  - links:"],
  ],
  [
    "an entry changed and one added",
    ({ footer }) => {
      footer[0]!.label = "Who we are";
      footer.push({ label: "More", links: [] });
    },
    ["-  - label: About", "+  - label: Who we are", "+  - label: More", "+    links: []"],
  ],
  [
    "lines in brackets",
    ({ small }) => Object.assign(small[1]!, { label: "One\n\ntwo" }),
    ["-  - { label: Terms, to: /terms }", String.raw`+  - { label: "One\n\ntwo", to: /terms }`],
  ],
  [
    "a value with a comment",
    (menu) => (menu.colour = "#000"),
    ['-colour: "#fff" # white', '+colour: "#000" # white'],
  ],
])("%s leaves all other lines", (_, change, expected) => {
  expect(lines(change)).toEqual(expected);
});

test.each([
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
