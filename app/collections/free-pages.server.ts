import { z } from "zod";
import { idOf, readMarkdown } from "./reader/content-file.server.ts";
import { markdownWords } from "#app/lib/markdown/markdown-words.ts";
import type { FolderKind } from "./kind.ts";
import { description, draft, language, line, title } from "./reader/fields.server.ts";
import { oncePerBuild } from "./reader/once-per-build.server.ts";
import { publishedIn } from "./reader/published-entries.server.ts";

const FOLDER = "pages/free";

const schema = z
  .strictObject({
    draft,
    title,
    description,
    lead: line.max(180).optional().describe("The sentence under the heading."),
    language,
  })
  .describe("A page at an address of its own; its text follows the fields.");

export type FreePage = ReturnType<typeof readFreePage>;

/** Reads one page's file; its name is its address. @throws ContentError naming file, field and what is allowed */
export function readFreePage(file: string) {
  const { fields, body } = readMarkdown(file, schema);
  return { ...fields, body, file, path: `/${idOf(file)}` };
}

/** The pages that stand at addresses of their own. */
export const freePages = oncePerBuild((): FreePage[] => publishedIn(FOLDER, ".md", readFreePage));

export const freePageKind = {
  folder: FOLDER,
  extension: ".md",
  schema,
  read: readFreePage,
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
