import { z } from "zod";
import { entryFolder } from "./reader/entry-folder.server.ts";
import { markdownWords } from "#app/lib/markdown/markdown-words.ts";
import { description, draft, language, line, title } from "./reader/fields.server.ts";

const schema = z
  .strictObject({
    draft,
    title,
    description,
    lead: line.max(180).optional().describe("The sentence under the heading."),
    language,
  })
  .describe("A page at an address of its own; its text follows the fields.");

export const { all: freePages, kind: freePageKind } = entryFolder("pages/free", schema, {
  label: "Free pages",
  one: "free page",
  extension: ".md",
  address: "/:page",
  found: ({ description: summary, body }) => ({ kind: "page", summary, text: markdownWords(body) }),
});
