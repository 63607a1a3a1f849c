import { expect, test } from "vitest";
import { filesIn, nameOf, readFields } from "#app/collections/reader/content-file.server.ts";
import { instruments } from "#app/law/collections/instruments.server.ts";
import { lawSubjects } from "#app/law/collections/rules.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import {
  ARTICLE,
  CATEGORY,
  article,
  contentCopy,
  FREE_NUMBER,
  JOB,
} from "#app/collections/test-content.test-helper.ts";
import { findsEach, lineOf, remarksOn, run, type Copy } from "../planted-defects.test-helper.ts";

const NEW_ARTICLE = `blog/${FREE_NUMBER}-a-new-article.md`;
const [number = ""] = /\d+/.exec(ARTICLE) ?? [];
const sectors = filesIn("sectors", ".yaml");

/** A change in law of the year 2025 more. */
const changeLaw = (content: Copy, topic: string) =>
  content.edit(
    "law/rules.yaml",
    /^rules:\n/m,
    `$&  - { id: new-law, date: 2025-11-21, topics: [${topic}], title: New law, says: New., instruments: [{ in: ${instruments()[0]!.id} }], checked: { on: ${today()} }, subject: ${lawSubjects()[0]!.id}, status: in force, reach: [{ who: Everybody }] }\n`,
  );
/** The law of the article and the day of its review. */
const reviewed = (content: Copy, day: string) => {
  changeLaw(content, "labour-law");
  content.edit(ARTICLE, /^tags: .*/m, "tags: [labour-law]");
  content.edit(ARTICLE, /^jurisdiction: .*/m, "jurisdiction: India");
  content.edit(ARTICLE, /^date: .*/m, "date: 2025-01-02");
  content.edit(ARTICLE, /^reviewedOn: .*/m, `reviewedOn: ${day}`);
};

/** What a photograph begins with. */
const SUMMARY = "One summary for two pages, and long enough for search engines to show all of it.";
const JPEG = "\u00FF\u00D8\u00FF\u00E0";

findsEach([
  {
    defect: "a published page is gone without a redirect (B13)",
    plant: (content) => content.remove(JOB),
    file: "redirects.yaml",
    says: `/work-with-us/${nameOf(JOB)} was published once`,
  },
  {
    defect: "an article has another's number",
    plant: (content) => content.write(`blog/${number}-zzz.md`, article()),
    file: `blog/${number}-zzz.md`,
    says: `already belongs to content/${ARTICLE}`,
  },
  {
    defect: "a removed article's number is used again",
    plant: (content) => {
      content.edit("redirects.yaml", /$/, `  - { from: /blog/${FREE_NUMBER}, to: /blogs }\n`);
      content.write(NEW_ARTICLE, article());
    },
    file: NEW_ARTICLE,
    says: "belonged to an article that was taken away",
  },
  {
    defect: "two entries have one place in the order",
    plant: (content) => {
      for (const sector of sectors.slice(0, 2)) content.edit(sector, /^order: .*/m, "order: 99");
    },
    file: sectors[1]!,
    location: "order",
    says: `content/${sectors[0]} has the order 99 too`,
  },
  {
    defect: "two pages have one title",
    plant: (content) => {
      content.edit("pages/contact.yaml", /^title: .*/m, "title: One name");
      content.edit("pages/team.yaml", /^title: .*/m, "title: One name");
    },
    file: "pages/team.yaml",
    location: "title",
    says: 'content/pages/contact.yaml has the title "One name" too',
  },
  {
    defect: "a page's search title is its title",
    plant: (content) => {
      const titles = { title: "One name", searchTitle: "One name" };
      const fields = readFields("pages/team.yaml") as object;
      content.write("pages/team.yaml", JSON.stringify({ ...fields, ...titles }));
    },
    file: "pages/team.yaml",
    says: "Leave `searchTitle` out",
  },
  {
    defect: "a category's list is described like another page",
    plant: (content) => {
      content.edit(CATEGORY, /^category: .*/m, `$&\ndescription: ${SUMMARY}`);
      content.edit("pages/team.yaml", /^description: .*/m, `description: ${SUMMARY}`);
    },
    file: "pages/team.yaml",
    location: "description",
    says: `content/${CATEGORY} has the same description`,
  },
  {
    defect: "a picture has a name that breaks addresses",
    plant: (content) => content.add("pictures/Asha Rao.JPG", JPEG),
    file: "pictures/Asha Rao.JPG",
    says: "Rename the file to asha-rao.jpg",
  },
  {
    defect: "no page shows a picture",
    plant: (content) => content.add("pictures/asha-rao.jpg", JPEG),
    file: "pictures/asha-rao.jpg",
    says: "No page shows this picture.",
    severity: "note",
  },
  {
    defect: "a file in the folder for downloads is of another kind",
    plant: (content) => content.add("downloads/setup.exe", "MZ"),
    file: "downloads/setup.exe",
    says: "of a kind that cannot be used here",
  },
  {
    defect: "a job closes before it opens",
    plant: (content) =>
      content.edit(JOB, /^postedDate: .*/m, "postedDate: 2020-02-01\nclosingDate: 2020-01-01"),
    file: JOB,
    location: "closingDate",
    says: "before it was posted",
  },
  {
    defect: "a job's pay says one thing to visitors and another to search engines",
    plant: (content) =>
      content.edit(
        JOB,
        /^pay: .*/m,
        "pay: { text: A stipend, amount: { from: 12345, per: month } }",
      ),
    file: JOB,
    location: "pay.text",
    says: "The amount says 12,345, but the text does not",
  },
  {
    defect: "the featured article does not exist",
    plant: (content) => content.edit("pages/blogs.yaml", /postId: .*/, "postId: 777"),
    file: "pages/blogs.yaml",
    location: "featured.postId",
    says: "no published article with the number 777",
  },
  {
    defect: "an article was changed before it appeared",
    plant: (content) => content.write(NEW_ARTICLE, article("updated: 2020-01-01\n")),
    file: NEW_ARTICLE,
    location: "updated",
    says: "before the article's own date",
  },
  {
    defect: "the law in an article was checked on a day to come",
    plant: (content) => content.edit(ARTICLE, /^reviewedOn: .*/m, "reviewedOn: 2999-01-01"),
    file: ARTICLE,
    location: "reviewedOn",
    says: "lies in the future",
  },
  {
    defect: "a menu leads to a draft (B23)",
    plant: (content) => {
      const service = filesIn("services", ".yaml").at(-1)!;
      content.edit(service, /^/, "draft: true\n");
      content.edit("navigation.yaml", /to: \/\S+/, `to: /${service.replace(".yaml", "")}`);
    },
    file: "navigation.yaml",
    location: "header[0].to",
    says: "is a draft",
  },
  {
    defect: "a legal text's version is not in its list of changes",
    plant: (content) => content.edit("pages/terms.md", /\nversion: .*/, "\nversion: 77"),
    file: "pages/terms.md",
    location: "version",
    says: "version 77, but its list of changes begins with version",
  },
  {
    defect: "the featured labels differ from the article (A5)",
    plant: (content) =>
      content.edit("pages/blogs.yaml", /dateLabel: .*/, "dateLabel: January 1, 1999"),
    severity: "warning",
    file: "pages/blogs.yaml",
    location: "featured.dateLabel",
    says: "label differs from the post",
  },
  {
    defect: "an article has no text of its own",
    plant: (content) => content.write(NEW_ARTICLE, article("", "")),
    severity: "warning",
    file: NEW_ARTICLE,
    says: "no text of its own",
  },
  {
    defect: "a job is closed (B3)",
    plant: (content) =>
      content.edit(JOB, /^postedDate: .*/m, "postedDate: 2020-01-01\nclosingDate: 2020-02-01"),
    severity: "warning",
    file: JOB,
    location: "closingDate",
    says: "closed on 2020-02-01",
  },
  {
    defect: "a reading time is far from the text",
    plant: (content) => content.edit(ARTICLE, /^author:/m, "readTime: 99 min read\nauthor:"),
    severity: "warning",
    file: ARTICLE,
    location: "readTime",
    says: "far from what the text takes",
  },
  {
    defect: "a title is nearly too long",
    plant: (content) => content.edit("pages/team.yaml", /^title: .*/m, `title: ${"a".repeat(58)}`),
    severity: "warning",
    file: "pages/team.yaml",
    location: "title",
    says: "58 characters, close to the limit of 60",
  },
  {
    defect: "a description is nearly too short",
    plant: (content) =>
      content.edit("pages/team.yaml", /^description: .*/m, `description: ${"a".repeat(72)}`),
    severity: "warning",
    file: "pages/team.yaml",
    location: "description",
    says: "barely more than the 70",
  },
  {
    defect: "a change in law has a topic that no article carries (B6)",
    plant: (content) => changeLaw(content, "benifits"),
    severity: "warning",
    file: "law/rules.yaml",
    says: 'No article carries the tag "benifits"',
  },
  {
    defect: "an article is older than a change in its law (B6)",
    plant: (content) => reviewed(content, "2025-11-20"),
    severity: "note",
    file: ARTICLE,
    location: "reviewedOn",
    says: "New law (21 November 2025)",
  },
  {
    defect: "a page rests on a statement of law that was checked after it",
    plant: (content) => {
      changeLaw(content, "labour-law");
      content.write(
        NEW_ARTICLE,
        article("lawRules: [new-law]\nreviewedOn: 2025-12-01\n").replace(
          /^date: .*/m,
          "date: 2025-11-30",
        ),
      );
    },
    severity: "note",
    file: NEW_ARTICLE,
    location: "reviewedOn",
    says: "rest on entries that were checked later: New law",
  },
  {
    defect: "a statement of law was not checked for ninety days",
    plant: (content) => {
      content.edit("law/rules.yaml", /checked: .*/, "checked: { on: 2026-01-05 }");
      return lineOf(content, "law/rules.yaml", "    checked:");
    },
    severity: "note",
    file: "law/rules.yaml",
    says: "last checked on 5 January 2026",
  },
]);

test("an article reviewed after the change is not mentioned (B6)", () => {
  reviewed(contentCopy(), today());
  expect(remarksOn(run().output, ARTICLE, "reviewedOn")).toEqual([]);
});

test("content of a firm that has published nothing yet answers for no old address (B13)", () => {
  const content = contentCopy();
  content.remove("published-addresses.txt");
  content.remove(JOB);
  expect(remarksOn(run().output, "redirects.yaml", "")).toEqual([]);
});
