import { z } from "zod";
import { entryFolder } from "./entry-folder.server.ts";
import { markdownWords } from "#app/lib/markdown/markdown-words.ts";
import type { FolderKind } from "./kind.ts";
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

const folder = entryFolder("pages/free", schema, { extension: ".md", address: "/" });

/** The pages that stand at addresses of their own. */
export const freePages = folder.all;

export const freePageKind = {
  ...folder.files,
  label: "Free pages",
  one: "free page",
  pages: { pattern: "/:page", all: freePages },
  search: () =>
    freePages().map(({ path, title: name, description: summary, body }) => ({
      kind: "page",
      path,
      title: name,
      summary,
      text: markdownWords(body),
    })),
} as const satisfies FolderKind;
