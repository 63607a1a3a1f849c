import { CATEGORIES } from "#app/collections/constants.ts";
import { today } from "#app/collections/publication.server.ts";
import { memberIds } from "#app/collections/team.server.ts";
import { answerTo, gap, inAddress, listOf, titleQuestion, yaml, type NewKind } from "./kind.ts";
import { nextNumber } from "./numbers.ts";

const BODY = `## ${gap("First heading")}

${gap("Write here. Headings that begin with ## make the contents list above the text")}
`;

export const post: NewKind = {
  what: "an article",
  questions: [
    titleQuestion("Title of the article"),
    { name: "category", ask: "Category", choices: () => [...CATEGORIES] },
    { name: "author", ask: "Author", choices: memberIds },
    {
      name: "tags",
      ask: "Tags, with commas between them (for example labour-law, payroll)",
      initial: () => "",
      problem: (tags) =>
        listOf(tags).every((tag) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(tag))
          ? undefined
          : "Tags have small letters, digits and hyphens only.",
    },
  ],
  path: (answers) => {
    const number = nextNumber("blog", ".md", /^(\d{2,})-/, /^\/blog\/(\d+)$/);
    return `blog/${String(number).padStart(2, "0")}-${inAddress(answerTo(answers, "title"))}.md`;
  },
  text: (answers) => {
    const title = answerTo(answers, "title");
    const fields = {
      title,
      category: answerTo(answers, "category"),
      date: today(),
      excerpt: gap(
        `${title}: say in 70 to 160 characters what it tells whom; cards and search engines show this`,
      ),
      content: gap("Say the article in two or three sentences: they open the page"),
      author: answerTo(answers, "author"),
      tags: listOf(answerTo(answers, "tags")),
      services: [],
      regions: ["india"],
      jurisdiction: "India",
      reviewedOn: today(),
      draft: true,
    };
    return `---\n${yaml(fields)}---\n${BODY}`;
  },
  next: [
    "See it with: npm run preview (drafts are shown there and nowhere else).",
    "To publish, take out the line `draft: true`. A `date` in the future keeps it back until that day.",
  ],
};
