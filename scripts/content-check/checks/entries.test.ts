import { expect, test } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import {
  article,
  findsEach,
  LABOUR_CODES,
  lineOf,
  remarksOn,
  run,
  STRATEGY,
} from "../planted-defects.test-helper.ts";

findsEach([
  {
    defect: "a published page is gone without a redirect (B13)",
    plant: (content) => content.remove("jobs/job-004.yaml"),
    file: "redirects.yaml",
    says: "/work-with-us/job-004 was published once",
  },
  {
    defect: "an article has another's number",
    plant: (content) => content.write("blog/07-a-new-article.md", article("")),
    file: "blog/07-three-year-workforce-plan-finance-will-accept.md",
    says: "already belongs to content/blog/07-a-new-article.md",
  },
  {
    defect: "an article was removed without a redirect",
    plant: (content) => content.remove("blog/05-what-the-board-should-ask-its-posh-committee.md"),
    file: "blog",
    says: "No article has the number 5",
  },
  {
    defect: "a removed article's number is used again",
    plant: (content) => {
      content.edit("redirects.yaml", /$/, "  - { from: /blog/14, to: /blogs }\n");
      content.write("blog/14-a-new-article.md", article(""));
    },
    file: "blog/14-a-new-article.md",
    says: "belonged to an article that was taken away",
  },
  {
    defect: "two entries have one place in the order",
    plant: (content) => content.edit("sectors/technology.yaml", "order: 2", "order: 1"),
    file: "sectors/technology.yaml",
    place: "order",
    says: "content/sectors/financial-services.yaml has the order 1 too",
  },
  {
    defect: "two pages have one title",
    plant: (content) => content.edit("pages/team.yaml", /^title: .*/m, "title: Contact"),
    file: "pages/team.yaml",
    place: "title",
    says: 'content/pages/contact.yaml has the title "Contact" too',
  },
  {
    defect: "two claims have one id",
    plant: (content) => content.edit("claims.yaml", "id: decade", "id: founded"),
    file: "claims.yaml",
    place: "claims[5].id",
    says: "twice",
  },
  {
    defect: "a photograph is not there",
    plant: (content) =>
      content.edit("team.yaml", "initials: MK", "initials: MK\n    image: mk.jpg"),
    file: "team.yaml",
    place: "members[0].image",
    says: "no file public/team/mk.jpg",
  },
  {
    defect: "a job closes before it opens",
    plant: (content) =>
      content.edit("jobs/job-002.yaml", /^postedDate: .*/m, "$&\nclosingDate: 2020-01-01"),
    file: "jobs/job-002.yaml",
    place: "closingDate",
    says: "before it was posted",
  },
  {
    defect: "a job's pay says one thing to visitors and another to search engines",
    plant: (content) =>
      content.edit(
        "jobs/job-002.yaml",
        /^pay: .*/m,
        "pay: { text: A stipend, amount: { from: 12345, per: month } }",
      ),
    file: "jobs/job-002.yaml",
    place: "pay.text",
    says: "The amount says 12,345, but the text does not",
  },
  {
    defect: "the featured article does not exist",
    plant: (content) => content.edit("pages/blogs.yaml", "postId: 0", "postId: 77"),
    file: "pages/blogs.yaml",
    place: "featured.postId",
    says: "no published article with the number 77",
  },
  {
    defect: "an article was changed before it appeared",
    plant: (content) => content.write("blog/14-a-new-article.md", article("updated: 2020-01-01\n")),
    file: "blog/14-a-new-article.md",
    place: "updated",
    says: "before the article's own date",
  },
  {
    defect: "a legal text's version is not in its list of changes",
    plant: (content) => content.edit("pages/terms.md", "\nversion: 1", "\nversion: 2"),
    file: "pages/terms.md",
    place: "version",
    says: "version 2, but its list of changes begins with version 1",
  },
  {
    defect: "the featured labels differ from the article (A5)",
    plant: () => {},
    severity: "warning",
    file: "pages/blogs.yaml",
    place: "featured.dateLabel",
    says: "label differs from the post",
  },
  {
    defect: "an article has no text of its own",
    plant: (content) => content.write("blog/14-a-new-article.md", article("", "")),
    severity: "warning",
    file: "blog/14-a-new-article.md",
    says: "no text of its own",
  },
  {
    defect: "a job is closed (B3)",
    plant: (content) =>
      content.edit(
        "jobs/job-002.yaml",
        /^postedDate: .*/m,
        "postedDate: 2020-01-01\nclosingDate: 2020-02-01",
      ),
    severity: "warning",
    file: "jobs/job-002.yaml",
    place: "closingDate",
    says: "closed on 2020-02-01",
  },
  {
    defect: "a reading time is far from the text",
    plant: (content) => content.edit(LABOUR_CODES, /^author:/m, "readTime: 25 min read\nauthor:"),
    severity: "warning",
    file: LABOUR_CODES,
    place: "readTime",
    says: "far from what the text takes",
  },
  {
    defect: "a title is nearly too long",
    plant: (content) => content.edit("pages/team.yaml", /^title: .*/m, `title: ${"a".repeat(58)}`),
    severity: "warning",
    file: "pages/team.yaml",
    place: "title",
    says: "58 characters, close to the limit of 60",
  },
  {
    defect: "a description is nearly too short",
    plant: (content) =>
      content.edit("pages/team.yaml", /^description: .*/m, `description: ${"a".repeat(72)}`),
    severity: "warning",
    file: "pages/team.yaml",
    place: "description",
    says: "barely more than the 70",
  },
  {
    defect: "a change in law has a topic that no article carries (B6)",
    plant: (content) => {
      content.edit("legal-events.yaml", "topics: [benefits]", "topics: [benifits]");
      return lineOf(content, "legal-events.yaml", "benifits");
    },
    severity: "warning",
    file: "legal-events.yaml",
    says: 'No article carries the tag "benifits"',
  },
  {
    defect: "an article is older than a change in its law (B6)",
    plant: (content) => content.edit(LABOUR_CODES, /^reviewedOn: .*/m, "reviewedOn: 2025-01-14"),
    severity: "note",
    file: LABOUR_CODES,
    place: "reviewedOn",
    says: "the article says so: ",
  },
  {
    defect: "a page rests on a statement of law that was checked after it",
    plant: (content) =>
      content.edit(
        STRATEGY,
        /^legalEvents: .*\nlawCheckedOn: .*/m,
        "legalEvents: [labour-codes]\nlawCheckedOn: 2025-01-14",
      ),
    severity: "note",
    file: STRATEGY,
    place: "lawCheckedOn",
    says: "Four labour codes in force",
  },
  {
    defect: "a statement of law was not checked for ninety days",
    plant: (content) => {
      content.edit("legal-events.yaml", /checkedOn: .*/, "checkedOn: 2026-01-05");
      return lineOf(content, "legal-events.yaml", "labour-codes");
    },
    severity: "note",
    file: "legal-events.yaml",
    says: "last checked on January 5, 2026",
  },
]);

test("an article reviewed after the change is not mentioned (B6)", () => {
  contentCopy().edit(LABOUR_CODES, /^reviewedOn: .*/m, "reviewedOn: 2999-01-01");
  expect(remarksOn(run().output, LABOUR_CODES, "reviewedOn")).toEqual([]);
});
