import { z } from "zod";
import { line, sitePath } from "./reader/fields.server.ts";
import { singleFile } from "./reader/single-file.server.ts";

const group = z.array(line).min(2, "One word alone means nothing else: name two or more");

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

export const searchWords = singleFile(
  "search-words.yaml",
  schema,
  "Search: words that people type",
  "words of the search",
);
