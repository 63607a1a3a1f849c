import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { formatArticleDay } from "./date.ts";
import { filesFor, searchFiles, type SearchDocument } from "./site-search.ts";
import { searchOver } from "./site-search.test-helper.ts";

const document = (href: string, more: Partial<SearchDocument>): SearchDocument => ({
  href,
  kind: "Page",
  title: "Untitled",
  summary: "",
  text: "",
  ...more,
});

const search = searchOver([
  document("/article", {
    kind: "Article",
    title: "Payroll is a control",
    summary: "Why the payroll comes first",
    text: "payroll payroll payroll gratuity",
    shownDate: "May 2, 2024",
    day: "2024-05-02",
  }),
  document("/service", { kind: "Service", title: "Payroll Services", weight: 3 }),
  document("/later", {
    title: "A later word on payroll",
    shownDate: "January 9, 2025",
    day: "2025-01-09",
  }),
  document("/person", { title: "Zoë D’Souza", text: "talent" }),
]);

const found = async (...query: Parameters<typeof search>) =>
  (await search(...query)).map(({ href }) => href);

test("a heavier kind comes before others that match as well", async () => {
  expect((await found("payroll"))[0]).toBe("/service");
  expect(await found("payroll")).toHaveLength(3);
});

test("newest puts dated entries first, the latest on top", async () => {
  expect(await found("payroll", "newest")).toEqual(["/later", "/article", "/service"]);
});

test("capitals and accents do not matter, beginnings and small mistakes match", async () => {
  expect(await found("PAYR")).toContain("/service");
  expect(await found("zoe")).toEqual(["/person"]);
  expect(await found("souza")).toEqual(["/person"]);
  expect(await found("payrol servces")).toEqual(["/service"]);
});

test("every word of the query must be there", async () => {
  expect(await found("payroll gratuity")).toEqual(["/article"]);
  expect(await found("payroll talent")).toEqual([]);
});

test("small words of a question need not be there, unless it has no others", async () => {
  expect(await found("how do I run a payroll with gratuity")).toEqual([]);
  expect(await found("How is the payroll and gratuity")).toEqual(["/article"]);
  expect(await found("is a")).toEqual(["/article"]);
});

test("nothing and signs alone find nothing", async () => {
  for (const query of ["", "   ", "()*+?[", "<script>alert(1)</script>"]) {
    expect(await found(query)).toEqual([]);
  }
});

test("a hit carries what is shown, not the words it was found by", async () => {
  expect((await search("control"))[0]).toEqual({
    href: "/article",
    kind: "Article",
    title: "Payroll is a control",
    summary: "Why the payroll comes first",
    shownDate: "May 2, 2024",
  });
});

/** A word of the alphabet's beginning for small numbers, of its end for large ones. */
const wordOf = (number: number) =>
  `${String.fromCharCode(97 + Math.floor(number / 100))}${String.fromCharCode(97 + (number % 26))}term${number}`;
const many = Array.from({ length: 300 }, (_, place) =>
  document(`/${place}`, {
    title: `Title ${place}`,
    text: Array.from({ length: 60 }, (__, word) => wordOf((place * 7 + word) % 2600)).join(" "),
  }),
);

test("a query needs a file for each of its words, however many there are", () => {
  const { index, files } = searchFiles(many, (_, file) => `file-${file}`);
  expect(files.length).toBeGreaterThan(3);
  const words = files.flat().map(([word]) => word);
  expect(words).toEqual(words.toSorted());
  for (const word of words) {
    const own = files.findIndex((file) => file.some(([term]) => term === word));
    for (const query of [word, word.slice(0, 3)])
      expect(filesFor(query, index.files), word).toEqual([`file-${own}`]);
  }
  expect(filesFor("b", index.files)).toHaveLength(1);
  expect(filesFor("", index.files)).toEqual([]);
});

test("a new word leaves the files of other words as they are", () => {
  const filesOf = (documents: SearchDocument[]) =>
    searchFiles(documents, String).files.map((file) => JSON.stringify(file));
  const before = filesOf(many);
  const after = filesOf(
    many.map((entry, place) => (place < 10 ? { ...entry, text: `${entry.text} aardvark` } : entry)),
  );
  expect(after.filter((file) => !before.includes(file))).toHaveLength(1);
});

test("words of several files are found together", async () => {
  const words = many[40]!.text.split(" ");
  const all = searchOver(many);
  expect((await all(`${words[0]} ${words[59]}`))[0]?.href).toBe("/40");
  expect((await all(words[0]!.slice(0, -1))).map(({ href }) => href)).toContain("/40");
});

/** So many texts of as many words as articles have, each word as often as in a language (Zipf). */
function language(count: number): SearchDocument[] {
  const LETTERS = "eeeeetttaaaooiinnsshhrrddlcumwfgypbvk";
  let seed = 1;
  const random = () => {
    seed = Math.imul(seed ^ (seed >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    return (seed >>> 0) / 2 ** 32;
  };
  const vocabulary = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 4 + random() * 7 }, () => LETTERS[Math.floor(random() * 37)]).join(""),
  );
  const words = (length: number) =>
    Array.from({ length }, () => vocabulary[Math.floor(20_000 ** random()) - 1]);
  return Array.from({ length: count }, (_, place) => {
    const day = `20${10 + (place % 16)}-0${1 + (place % 9)}-1${place % 10}`;
    return document(`/blog/${place}`, {
      kind: "Article",
      title: words(8).join(" "),
      summary: words(23).join(" "),
      text: [...new Set(words(700))].join(" "),
      shownDate: formatArticleDay(day),
      day,
    });
  });
}

test("the first search costs at most 150 kB at 1,000 articles, for two words (B14)", () => {
  const articles = 200;
  const { index, files } = searchFiles(
    language(articles),
    (_, file) => `/search-words/${file}.json`,
  );
  const bytes = (value: unknown) => brotliCompressSync(JSON.stringify(value)).length;
  const largest = files.map(bytes).sort((a, b) => b - a);
  // The index grows with every article, the files in number alone.
  const indexOfThousand = (bytes(index) * 1000) / articles;
  expect(indexOfThousand + largest[0]! + largest[1]!).toBeLessThanOrEqual(150_000);
});
