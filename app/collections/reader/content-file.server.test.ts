import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { allPosts, readPost } from "../blog.server.ts";
import { readMarkdown, readYaml } from "./content-file.server.ts";
import { date, line } from "./fields.server.ts";
import { cacheQueries } from "./once-per-build.server.ts";
import { site } from "../site.server.ts";
import { memberIds, team } from "../team.server.ts";
import { ARTICLE, contentCopy, messageOf } from "../test-content.test-helper.ts";

const schema = z.strictObject({
  title: line,
  lead: line.optional(),
  day: date.optional(),
  order: z.number().int().optional(),
  mail: z.email().optional(),
  points: z.array(line).optional(),
});

test("signs that nobody sees are left out, but for those that join letters", () => {
  const content = contentCopy();
  content.write("typed.yaml", "\u200Btitle: Two\u00AD words\u202E\n");
  expect(readYaml("typed.yaml", schema)).toEqual({ title: "Two words" });
  content.write("typed.md", "---\ntitle: A\u2060\n---\nPay\u200B\u000B slips, क्\u200Dष");
  const read = { fields: { title: "A" }, body: "Pay slips, क्\u200Dष" };
  expect(readMarkdown("typed.md", schema)).toEqual(read);
});

function told(text: string): string {
  contentCopy().write("typed.yaml", text);
  return messageOf(() => readYaml("typed.yaml", schema));
}

test.each([
  ["blanks that are none", "title: a\npoints:\n\u00A0\u00A0- one\n", "no plain space", "line 3"],
  ["such a blank before a name", "title: a\n\u00A0lead: b\n", "no plain space", "line 2"],
  ["such a blank behind a colon", "title: a\nlead:\u00A0b\n", "no plain space", "line 2"],
  ["such a blank in the only line", "title:\u00A0a", "no plain space", "line 1"],
  ["dashes as in an article", "---\ntitle: a\n---\n", "three dashes", "line 3"],
  ["a tab", "title: a\npoints:\n\t- one\n", "begins with a tab", "line 3"],
  ["a line too far to the right", "title: a\n  lead: b\n", "too far to the right", "line 2"],
  [
    "a line too far to the left",
    "title: a\npoints:\n    - one\n  - two\n",
    "neighbours do",
    "line 4",
  ],
  ["a list whose entry lost its hyphen", "points:\n  - one\n  two: b\n", "neighbours do", "line 3"],
  ["a first line that is indented", " title: a\nlead: b\n", "at the margin", "line 1"],
  ["a colon in a value", "title: Pay: the rule\n", "has a colon in it", "line 1"],
  ["no colon", "title a\nlead: b\n", "a colon and a space are missing", "line 1"],
  ["no space after the colon", "title: a\nlead:b\n", "colon a space is missing", "line 2"],
  ["an open quotation mark", 'lead: b\ntitle: "a\n', "never closed", "line 2"],
  ["a field written twice", "title: a\ntitle: b\n", '"title" stands here twice', "line 2"],
  ["a sign with a meaning", "title: @home\n", "straight quotation marks", "line 1"],
  ["a reference that is none", "title: *home\n", "straight quotation marks", "line 1"],
  ["stars around words", "title: *The rule*\n", 'begins with the sign "*"', "line 1"],
  ["a bracket at the start", "title: [Draft] rule\n", 'begins with the sign "["', "line 1"],
  ["an apostrophe", "title: 'The firm's rule'\n", "an apostrophe ends the value", "line 1"],
  ["words behind marks", `title: "Pay" and the firm's rule\n`, "as curly ones", "line 1"],
  ["a number sign", "title: a\nlead: Rule #4 and more\n", "is not shown: #4 and more", "line 2"],
  ["another encoding", "title: a\nlead: caf\uFFFD\n", "not saved as UTF-8", "line 2"],
  ["curly quotation marks", "title: a\nlead: “Pay first”\n", "Curly quotation marks", "line 2"],
  ["curly marks and a colon", "title: “Pay: the rule”\n", "Curly quotation marks", "line 1"],
  ["a day first", "title: a\nday: 22-11-2026\n", "Did you mean 2026-11-22?", "day"],
  ["a month first", "title: a\nday: 11/22/2026\n", "Did you mean 2026-11-22?", "day"],
  ["a day without zeros", "title: a\nday: 2026-1-5\n", "Did you mean 2026-01-05?", "day"],
  ["a day in words", "title: a\nday: 5 October 2026\n", "Did you mean 2026-10-05?", "day"],
  ["a day with its ending", "title: a\nday: 31st Dec, 2026\n", "Did you mean 2026-12-31?", "day"],
  ["a season", "title: a\nday: Spring 2026\n", "An example is 2026-11-21.", "day"],
  ["a month", "title: a\nday: October 2026\n", "An example is 2026-11-21.", "day"],
  ["a day that its month lacks", "title: a\nday: 31 November 2026\n", "An example is", "day"],
  ["a day without its year", "title: a\nday: 5 October\n", "An example is 2026-11-21.", "day"],
  ["a day that is none", "title: a\nday: 2026-11-31\n", "There is no such day.", "day"],
  ["nothing between marks", 'title: ""\n', "This field is empty", "title"],
  ["an empty value", "title:\n", "This field is empty", "title"],
  ["a number between marks", 'title: a\norder: "1"\n', "take the quotation marks away", "order"],
  ["a part of a number", "title: a\norder: 1.5\n", "Expected a whole number", "order"],
  ["words for a number", "title: a\norder: first\n", 'a number, but this is "first"', "order"],
  ["no hyphens", "title: a\npoints: one\n", "begins with a hyphen and a space", "points"],
  ["a colon in a list", "title: a\npoints:\n  - Note: this\n", '"Note" was read as', "points[0]"],
  ["a mail address that is none", "title: a\nmail: me\n", "name@firm.com", "mail"],
  ["another script's address", "title: a\nmail: a@münchen.de\n", "xn--mnchen-3ya.de", "mail"],
])("%s is explained, with its place", (_, text, says, place) => {
  const message = told(text);
  expect(message).toContain(says);
  expect(message).toContain(`→ at ${place}\n`);
});

test("a file that begins with a byte-order mark, or has a blank behind its dashes, is read", () => {
  const content = contentCopy();
  content.write("typed.yaml", "\uFEFFtitle: a\n");
  content.write("typed.md", "\uFEFF--- \r\ntitle: b\r\n---\r\nText\r\n");
  expect(readYaml("typed.yaml", schema).title).toBe("a");
  expect(readMarkdown("typed.md", schema)).toEqual({ fields: { title: "b" }, body: "Text" });
});

test("words that look like numbers are taken as they stand, with or without quotation marks", () => {
  const content = contentCopy();
  content.edit("site.yaml", /phone: .*/, "phone: 08041127700");
  content.edit("site.yaml", /postcode: .*/, "postcode: 560001");
  expect(site()).toMatchObject({ phone: "08041127700", address: { postcode: "560001" } });
  content.edit("site.yaml", /phone: .*/, "phone: +918041127700");
  content.write("typed.yaml", "title: 2024\nlead: true\npoints: [007, 1.50]\n");
  expect(site().phone).toBe("+918041127700");
  expect(readYaml("typed.yaml", schema)).toEqual({
    title: "2024",
    lead: "true",
    points: ["007", "1.50"],
  });
});

test("a file that has not changed is judged anew when one that it names has", () => {
  const content = contentCopy();
  const read = () => {
    const end = cacheQueries();
    onTestFinished(end);
    return readPost(ARTICLE);
  };
  const { author } = read();
  content.edit("team.yaml", new RegExp(`id: ${author}$`, "m"), "id: somebody-else");
  expect(messageOf(read)).toContain(`but this is "${author}"`);
});

test("an id given twice is one mistake of the list, none of the articles", () => {
  const [first] = memberIds();
  contentCopy().edit("team.yaml", /(- id: .*[^]*?- id: ).*/, `$1${first}`);
  expect(messageOf(team)).toMatch(
    new RegExp(`"${first}" stands in this file twice.*\\n.*members\\[1\\]\\.id`),
  );
  expect(allPosts()).not.toEqual([]);
});
