import { expect, test } from "vitest";
import { markdownWords } from "./markdown-words.ts";

test("words stay, addresses and signs do not", () => {
  const text = [
    "## Notice *and* pay",
    'A [letter](https://example.org/notice_(india) "Title"), a [form][one] and a note.[^a]',
    '<b class="x">Bold</b> R&amp;D | cell |',
    "[one]: https://example.org/form",
    "[^a]: The note itself.",
  ].join("\n\n");
  expect(markdownWords(text)).toBe(
    "Notice and pay A letter a form one and a note a Bold R D cell a The note itself",
  );
});
