import { expect, test } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import {
  article,
  findsEach,
  inArticle,
  LABOUR_CODES,
  run,
} from "../planted-defects.test-helper.ts";

findsEach([
  {
    defect: "a link in a text is dead",
    plant: inArticle("See [our work](/servces/due-diligence)."),
    file: LABOUR_CODES,
    says: "/servces/due-diligence is no page of this site",
  },
  {
    defect: "a link in a text names a heading that is not there",
    plant: inArticle("See [below](#the-payslip)."),
    file: LABOUR_CODES,
    says: "no place called #the-payslip",
  },
  {
    defect: "a link leads to a draft",
    plant: (content) => {
      content.write("blog/14-a-new-article.md", article("draft: true\n"));
      return inArticle("See [the next one](/blog/14).")(content);
    },
    file: LABOUR_CODES,
    says: "is a draft",
  },
  {
    defect: "a link has no slash in front",
    plant: inArticle("See [the team](team)."),
    file: LABOUR_CODES,
    says: "leads nowhere",
  },
  {
    defect: "a menu leads nowhere",
    plant: (content) => content.edit("navigation.yaml", "to: /blogs }", "to: /blog }"),
    file: "navigation.yaml",
    place: "header[3].links[0].to",
    says: "/blog is no page of this site",
  },
  {
    defect: "a menu names a place that is not on the page",
    plant: (content) => content.edit("navigation.yaml", "to: /#services", "to: /#service"),
    file: "navigation.yaml",
    place: "header[1].links[0].to",
    says: "no place called #service",
  },
  {
    defect: "a scope entry leads nowhere",
    plant: (content) =>
      content.edit("services/hr-advisory.yaml", "/payroll-services", "/payroll-service"),
    file: "services/hr-advisory.yaml",
    place: "scope.items[4].page",
    says: "is no page of this site",
  },
  {
    defect: "a redirect stands in front of a page",
    plant: (content) => content.edit("redirects.yaml", "from: /who-we-are", "from: /team"),
    file: "redirects.yaml",
    place: "redirects[0].from",
    says: "/team is a page",
  },
  {
    defect: "two redirects go in a circle",
    plant: (content) =>
      content.write(
        "redirects.yaml",
        "redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }\n",
      ),
    file: "redirects.yaml",
    place: "redirects[1].to",
    says: "lead to each other",
  },
  {
    defect: "a link leads to an address that moved",
    plant: inArticle("See [us](/who-we-are)."),
    severity: "warning",
    file: LABOUR_CODES,
    says: "/who-we-are has moved",
  },
]);

test("links to headings, sectors, the form, feeds and queries are alive", () => {
  const content = contentCopy();
  inArticle(
    "[a](#part-now-gratuity) [b](/business-sectors#retail) [c](/work-with-us#job-application-form) [d](/feed.xml) [e](/blogs?topic=legal) [f](/feed/legal.xml) [g](mailto:a@b.in)\n\n## Now gratuity",
  )(content);
  expect(run().status).toBe(0);
});
