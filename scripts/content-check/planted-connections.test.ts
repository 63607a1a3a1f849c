/** Defects that lie in several files at once, or take more than a line. */
import { filesIn, nameOf, readFields } from "#app/collections/reader/content-file.server.ts";
import { instruments } from "#app/law/collections/instruments.server.ts";
import { lawSubjects } from "#app/law/collections/rules.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { expect, test } from "vitest";
import {
  ARTICLE,
  article,
  CATEGORY,
  contentCopy,
  FREE_NUMBER,
  JOB,
} from "#app/collections/test-content.test-helper.ts";
import {
  findsEach,
  inArticle,
  lineOf,
  remarksOn,
  run,
  TOPIC_PAGE,
  type Copy,
} from "./planted-defects.test-helper.ts";
const NEW = `blog/${FREE_NUMBER}-a-new-article.md`;
const sectors = filesIn("sectors", ".yaml");
const [SERVICE = ""] = filesIn("services", ".yaml");
const SUMMARY = "One summary for two pages, and long enough for search engines to show all of it.";

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
  for (const line of [
    "tags: [labour-law]",
    "jurisdiction: India",
    "date: 2025-01-02",
    `reviewedOn: ${day}`,
  ])
    content.edit(ARTICLE, new RegExp(`^${line.split(":")[0]}: .*`, "m"), line);
};

findsEach([
  {
    defect: "a list has too few entries",
    plant: (content) => content.edit(SERVICE, /^points:\n {2}- .*\n/m, "points:\n"),
    file: SERVICE,
    location: "points",
    says: "at least 3 entries, but the list has 2",
  },
  {
    defect: "a category's feed takes the address of the feed of rules",
    plant: (content) =>
      content.edit("pages/blogs.yaml", /^(categories:\s*(?:\[|- ))[^,\n]+/m, "$1Law"),
    file: "pages/blogs.yaml",
    location: "categories[0]",
    says: "The feed of rules stands at /feed/law.xml",
  },
  {
    defect: "a published page is gone without a redirect (B13)",
    plant: (content) => content.remove(JOB),
    file: "redirects.yaml",
    says: `/work-with-us/${nameOf(JOB)} was published once`,
  },
  {
    defect: "a removed article's number is used again",
    plant: (content) => {
      content.edit("redirects.yaml", /$/, `  - { from: /blog/${FREE_NUMBER}, to: /blogs }\n`);
      content.write(NEW, article());
    },
    file: NEW,
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
      for (const page of ["contact", "team"])
        content.edit(`pages/${page}.yaml`, /^title: .*/m, "title: One name");
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
    defect: "a link leads to a draft",
    plant: (content) => {
      content.write(NEW, article("draft: true\n"));
      return inArticle(`See [the next one](/blog/${FREE_NUMBER}).`)(content);
    },
    file: ARTICLE,
    says: "is a draft",
  },
  {
    defect: "a link leads to an address that moved",
    plant: (content) => {
      content.edit("redirects.yaml", /$/, "  - { from: /left, to: /team }\n");
      return inArticle("See [us](/left).")(content);
    },
    severity: "warning",
    file: ARTICLE,
    says: "/left has moved",
  },
  {
    defect: "a field has a link that runs a script",
    plant: (content) => content.edit(ARTICLE, /^excerpt: /m, "$&See [Pay](JavaScript:alert(1)) "),
    file: ARTICLE,
    location: "excerpt",
    says: "The address JavaScript:alert(1))",
  },
  {
    defect: "a heading skips a level",
    plant: (content) => {
      content.edit(TOPIC_PAGE, /^## /m, "### ");
      return lineOf(content, TOPIC_PAGE, "### ");
    },
    file: TOPIC_PAGE,
    says: "skips a level",
  },
  {
    defect: "text above the first section would be lost",
    plant: (content) => {
      content.edit(TOPIC_PAGE, /^## /m, "Lost words.\n\n## ");
      return lineOf(content, TOPIC_PAGE, "Lost words");
    },
    file: TOPIC_PAGE,
    says: "above the first ## heading is not shown",
  },
  {
    defect: "a chart has a figure that is none",
    plant: (content) => {
      inArticle("```chart bars Settled\nYear, Share\n2025, many\n2026, 3\n```")(content);
      return lineOf(content, ARTICLE, "2025, many");
    },
    file: ARTICLE,
    says: '"many" is no figure.',
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
      const law = article("lawRules: [new-law]\nreviewedOn: 2025-12-01\n");
      content.write(NEW, law.replace(/^date: .*/m, "date: 2025-11-30"));
    },
    severity: "note",
    file: NEW,
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
