import { z } from "zod";
import { LANDFORMS } from "#app/art/landforms.ts";
import { markdownWords } from "#app/lib/markdown/markdown-words.ts";
import { wordsIn, readingMinutes } from "#app/lib/text.ts";
import type { FolderKind } from "./kind.ts";
import { lawMark } from "./law-mark.server.ts";
import { addressWord } from "#app/lib/address/address-word.ts";
import { fill } from "#app/lib/fill.ts";
import { NOT_FOUND_ID } from "../constants.ts";
import { ContentError, shownPath } from "./reader/content-error.ts";
import { nameOf, readMarkdown, entriesIn } from "./reader/content-file.server.ts";
import {
  date,
  description,
  draft,
  heading,
  kebab,
  language,
  lawRuleRefs,
  line,
  reference,
  regionRef,
  searchTitle,
  sectorRef,
  serviceRef,
  sheet,
  title,
} from "./reader/fields.server.ts";
import { labels } from "./labels.server.ts";
import { oncePerBuild } from "./reader/once-per-build.server.ts";
import { describedPicture } from "./reader/picture-fields.server.ts";
import { isPublished, today } from "./reader/publication.server.ts";
import { draftMember, memberRef } from "./team.server.ts";
import { hasUpdates } from "./reader/texts.server.ts";

const category = reference("pages/blogs.yaml categories.*").describe(
  "One of `categories` in content/pages/blogs.yaml.",
);

const schema = z
  .strictObject({
    title,
    searchTitle,
    category,
    date: date.describe("The day of publication; a future day keeps the article back until then."),
    updated: date.optional().describe("The day of the last change that a reader would notice."),
    excerpt: description.describe("On cards and in search results: 70 to 160 characters."),
    content: line.describe("The article in two or three sentences: its opening paragraph."),
    language,
    readTime: line
      .optional()
      .describe("For example 5 min read; computed from the text if left out."),
    author: memberRef.describe("Who wrote it: an id of content/team.yaml."),
    reviewer: memberRef.optional().describe("Who checked it."),
    tags: z
      .array(kebab)
      .default([])
      .describe("Topics; they find related articles and changes in law."),
    services: z.array(serviceRef).default([]),
    sectors: z.array(sectorRef).default([]),
    regions: z.array(regionRef).default([]),
    jurisdiction: line.optional().describe("Whose law the article speaks of."),
    lawRules: lawRuleRefs,
    reviewedOn: date
      .refine((day) => day <= today(), "The day lies in the future: nobody has checked the law yet")
      .optional()
      .describe("The day the law in it was last checked."),
    cover: describedPicture
      .optional()
      .describe("The article's own picture; without it one is drawn from its number."),
    draft,
  })
  .refine(({ date: written, updated = written }) => updated >= written, {
    path: ["updated"],
    error: "The change lies before the article's own date: correct one of the two",
  })
  .describe("An article; its text follows the fields.");

/** The number in an article's file name: its permanent address (A4). @throws ContentError where there is none */
export function postNumber(file: string): number {
  const match = /^(\d{2,})-/.exec(nameOf(file));
  if (!match?.[1]) {
    throw new ContentError(file, {
      message:
        "An article's file name starts with its permanent number and a hyphen, for example 14-title-in-words.md.",
    });
  }
  const id = Number(match[1]);
  if (id === NOT_FOUND_ID) {
    throw new ContentError(file, {
      message: `The number ${NOT_FOUND_ID} is kept for the not-found page: take the next free number.`,
    });
  }
  return id;
}

/** Reads one article's file. @throws ContentError naming file, field and what is allowed */
export function readPost(file: string) {
  const id = postNumber(file);
  const { fields, body } = readMarkdown(file, schema);
  const { reviewedOn, draft: isDraft, author, reviewer = author } = fields;
  if (hasUpdates(body) && !reviewedOn) {
    throw new ContentError(file, {
      message: "The notes of the text say what held when the law in it was last checked.",
      mend: "Write the day of that check in `reviewedOn`.",
      path: ["reviewedOn"],
    });
  }
  for (const [role, id] of Object.entries({ author, reviewer })) {
    const message = isDraft ? undefined : draftMember(id);
    if (message) throw new ContentError(file, { message, path: [role] });
  }
  return { ...fields, body, id, path: `/blog/${id}`, file };
}

export type Post = ReturnType<typeof readPost> & { readTime: string };

/** The day that a changed article is dated by: that of its last change, or of a later review. */
export const changeDay = ({ updated, reviewedOn }: Pick<Post, "updated" | "reviewedOn">) =>
  updated && [updated, reviewedOn ?? ""].sort()[1];

/** The reading time of an article and its category's section, as a label: `5 min read`. */
const computedReadTime = ({ content, category, body }: ReturnType<typeof readPost>): string =>
  fill(labels().articles.readTime, {
    // Notes about what holds today are looked up, not read through, so they do not count.
    count: readingMinutes(
      `${content} ${body.replaceAll(/^\[\^update-.*$/gm, "")} ${categorySection(category).body}`,
    ),
  });

/** Every article, drafts and future ones too, newest first. @throws ContentError on a duplicate number */
export function allPosts(): Post[] {
  const seen = new Map<number, string>();
  return entriesIn("blog", ".md", readPost)
    .map((post): Post => {
      const { file, readTime = computedReadTime(post) } = post;
      const other = seen.get(post.id);
      if (other !== undefined) {
        throw new ContentError(file, {
          message: `The number ${post.id} already belongs to ${shownPath(other)}.`,
          mend: "Give the newer of the two the next free number; a number is an address for ever.",
        });
      }
      seen.set(post.id, file);
      return { ...post, readTime };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

/** The articles of this build, newest first. */
export const posts = oncePerBuild((): Post[] => allPosts().filter(isPublished));

export const postById = (id: number): Post | undefined => posts().find((post) => post.id === id);

/** Up to three articles to read next: same category first, then most shared tags, then newest (B7). */
export function relatedPosts(post: Post): Post[] {
  const closeness = (other: Post) =>
    Number(other.category === post.category) +
    other.tags.filter((tag) => post.tags.includes(tag)).length / (post.tags.length + 1);
  return posts()
    .filter((other) => other.id !== post.id)
    .map((other) => ({ other, closeness: closeness(other) }))
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, 3)
    .map(({ other }) => other);
}

/** The articles next to one in the list of all published ones, by date. */
export function neighbours(post: Post): { older?: Post; newer?: Post } {
  const list = posts();
  const index = list.findIndex((other) => other.id === post.id);
  return { older: list[index + 1], newer: list[index - 1] };
}

/** A category's name as an address writes it: `HR Advisory` is `hr-advisory`. */
export const topicOf = (category: string): string => addressWord(category);

const categorySchema = z
  .strictObject({
    category,
    searchTitle,
    description: description
      .optional()
      .describe(
        "What search engines show below the title of the category's own list: 70 to 160 characters. Without it a sentence with the category's name does.",
      ),
    heading,
    sheet: sheet.describe("The colour sheet of its articles' drawings."),
    landform: z.enum(LANDFORMS).describe("The shape of the land in them."),
  })
  .describe(
    "The section that every article of a category ends with (A9), and what search engines show of its list.",
  );

export type CategorySection = z.output<typeof categorySchema> & { body: string };

/** Reads one category's file. @throws ContentError naming file, field and what is allowed */
function readCategory(file: string): CategorySection {
  const { fields, body } = readMarkdown(file, categorySchema);
  if (!fields.heading.toLowerCase().includes(fields.category.toLowerCase())) {
    throw new ContentError(file, {
      message: `Expected a heading that names "${fields.category}", for example How we work on ${fields.category}`,
      path: ["heading"],
    });
  }
  if (nameOf(file) !== topicOf(fields.category)) {
    throw new ContentError(file, {
      message: `The file of "${fields.category}" is called ${topicOf(fields.category)}.md`,
      path: ["category"],
    });
  }
  return { ...fields, body };
}

/** A category's file: the section that its articles share, and what describes its list. */
export const categorySection = (category: string): CategorySection =>
  readCategory(`blog/categories/${topicOf(category)}.md`);

export const articleKind = {
  folder: "blog",
  extension: ".md",
  schema,
  read: readPost,
  label: "Articles",
  one: "article",
  pages: { pattern: "/blog/:id", all: posts },
  search: () =>
    posts().map((post) => ({
      kind: "article",
      path: post.path,
      title: post.title,
      summary: post.excerpt,
      text: `${wordsIn([post.category, post.tags, post.content])} ${markdownWords(post.body)}`,
      date: post.date,
      lawMark: lawMark(post),
    })),
} as const satisfies FolderKind;

export const categoryKind = {
  folder: "blog/categories",
  extension: ".md",
  schema: categorySchema,
  read: readCategory,
  label: "Sections of a category",
  one: "category",
} as const satisfies FolderKind;
