import { z } from "zod";
import { line, sitePath } from "./reader/fields.server.ts";
import { singleFile } from "./reader/single-file.server.ts";
import { searchedWords } from "#app/lib/searched-words.ts";

/** Two ways to write the same, as a search compares them. */
const compared = (text: string): string =>
  searchedWords(text)
    .map(({ word }) => word)
    .join(" ");

const group = z
  .array(line)
  .min(2, "One word alone means nothing else: name two or more")
  .superRefine((words, context) => {
    const known = new Map<string, string>();
    for (const [place, text] of words.entries()) {
      const before = known.get(compared(text));
      known.set(compared(text), text);
      if (compared(text) === "")
        context.addIssue({ code: "custom", path: [place], message: `"${text}" has no word` });
      else if (before !== undefined)
        context.addIssue({
          code: "custom",
          path: [place],
          message: `A search does not tell "${text}" from "${before}": leave one out`,
        });
    }
  });

const schema = z
  .strictObject({
    same: z
      .array(group)
      .default([])
      .describe("Words and phrases that mean the same, in any language: who types one finds all."),
    pages: z
      .array(z.strictObject({ to: sitePath, words: z.array(line).min(1) }))
      .default([])
      .describe("What people type for a page that does not say it in these words."),
  })
  .describe("Words of the search (B14).");

/** What else visitors type. */
export const searchWords = singleFile(
  "search-words.yaml",
  schema,
  "Search: words that people type",
  "words of the search",
);
