import { z } from "zod";
import { readingMinutes } from "#app/lib/reading-time.ts";
import { CATEGORIES, type Category } from "./constants.ts";
import { ContentError } from "./content-error.ts";
import { filesIn, nameOf, readMarkdown } from "./content-file.server.ts";
import {
  date,
  description,
  heading,
  line,
  regionRef,
  sectorRef,
  serviceRef,
  title,
} from "./fields.server.ts";
import { isPublished } from "./publication.server.ts";
import { memberIds } from "./team.server.ts";

const kebab = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "Expected small letters, digits and hyphens, for example labour-law",
  );

const member = z.string().refine((id) => memberIds().includes(id), {
  error: (issue) =>
    `Unknown member ${JSON.stringify(issue.input)}: expected one of ${memberIds()
      .map((id) => `"${id}"`)
      .join(" | ")} (content/team.yaml)`,
});

const schema = z
  .strictObject({
    title,
    category: z.enum(CATEGORIES),
    date: date.describe("The day of publication; a future day keeps the article back until then."),
    updated: date.optional().describe("The day of the last change that a reader would notice."),
    excerpt: description.describe("On cards and in search results: 70 to 160 characters."),
    content: line.describe("The article in two or three sentences: its opening paragraph."),
    readTime: line
      .optional()
      .describe("For example 5 min read; computed from the text if left out."),
    author: member.describe("Who wrote it: an id of content/team.yaml."),
    reviewer: member.optional().describe("Who checked it."),
    tags: z
      .array(kebab)
      .default([])
      .describe("Topics; they find related articles and changes in law."),
    services: z.array(serviceRef).default([]),
    sectors: z.array(sectorRef).default([]),
    regions: z.array(regionRef).default([]),
    jurisdiction: line.optional().describe("Whose law the article speaks of."),
    reviewedOn: date.optional().describe("The day the law in it was last checked."),
    draft: z.boolean().default(false).describe("true keeps the article out of the site."),
  })
  .describe("An article; its text follows the fields.");

export type Post = z.output<typeof schema> & {
  /** The permanent number that the file name starts with: the address for ever (A4). */
  id: number;
  path: string;
  body: string;
  readTime: string;
  /** The file, for messages to the editor. */
  file: string;
};

/** The address `/blog/404` belongs to the not-found page. */
const RESERVED_ID = 404;

function idOf(file: string): number {
  const match = /^(\d{2,})-/.exec(nameOf(file));
  if (!match?.[1]) {
    throw new ContentError(
      `content/${file}`,
      "✖ An article's file name starts with its permanent number and a hyphen, for example 14-title-in-words.md.",
    );
  }
  return Number(match[1]);
}

/** Every article, drafts and future ones too, newest first. @throws ContentError on a duplicate number */
export function allPosts(): Post[] {
  const seen = new Map<number, string>();
  return filesIn("blog", ".md")
    .map((file): Post => {
      const id = idOf(file);
      const other = seen.get(id);
      if (other !== undefined || id === RESERVED_ID) {
        throw new ContentError(
          `content/${file}`,
          other !== undefined
            ? `✖ The number ${id} already belongs to content/${other}: take the next free number.`
            : `✖ The number ${RESERVED_ID} is kept for the not-found page: take the next free number.`,
        );
      }
      seen.set(id, file);
      const { fields, body } = readMarkdown(file, schema);
      return {
        ...fields,
        id,
        file,
        body,
        path: `/blog/${id}`,
        readTime:
          fields.readTime ??
          `${readingMinutes(`${fields.content} ${body} ${categorySection(fields.category).body}`)} min read`,
      };
    })
    .sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : b.id - a.id));
}

/** The articles of this build, newest first. */
export const posts = (): Post[] => allPosts().filter(isPublished);

/** One published article by its permanent number. */
export const postById = (id: number): Post | undefined => posts().find((post) => post.id === id);

/**
 * Articles to read next: same category first, then most shared tags, then newest (B7).
 * @returns up to `count` other published articles
 */
export function relatedPosts(post: Post, count = 3): Post[] {
  const shared = (other: Post) => other.tags.filter((tag) => post.tags.includes(tag)).length;
  const sameCategory = (other: Post) => Number(other.category === post.category);
  return posts()
    .filter((other) => other.id !== post.id)
    .sort((a, b) => sameCategory(b) - sameCategory(a) || shared(b) - shared(a))
    .slice(0, count);
}

/** The next older and next newer article. */
export function neighbours(post: Post): { older?: Post; newer?: Post } {
  const list = posts();
  const place = list.findIndex((other) => other.id === post.id);
  return { older: list[place + 1], newer: list[place - 1] };
}

/** A category's name as an address writes it: `HR Advisory` is `hr-advisory`. */
export const topicOf = (category: Category): string => category.toLowerCase().replaceAll(" ", "-");

const categorySchema = z
  .strictObject({ category: z.enum(CATEGORIES), heading })
  .describe("The section that every article of a category ends with (A9).");

/** The generic section of a category. */
export function categorySection(category: Category): { heading: string; body: string } {
  const file = `blog/categories/${topicOf(category)}.md`;
  const { fields, body } = readMarkdown(file, categorySchema);
  if (fields.category !== category) {
    throw new ContentError(`content/${file}`, `✖ Expected "${category}"\n  → at category`);
  }
  return { heading: fields.heading, body };
}
