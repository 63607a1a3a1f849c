import { expect, test } from "vitest";
import { BLOG_PAGE_SIZE } from "#app/collections/constants.ts";
import { filesIn, nameOf } from "#app/collections/content-file.server.ts";
import { lawRules } from "#app/collections/law-rules.server.ts";
import {
  ARTICLE,
  article,
  contentCopy,
  FREE_NUMBER,
} from "#app/collections/test-content.test-helper.ts";
import {
  findsEach,
  inArticle,
  inReview,
  REVIEWED_ARTICLE,
  run,
  type Copy,
} from "../planted-defects.test-helper.ts";

/** Makes these the only redirects. */
const redirecting =
  (...list: [from: string, to: string][]) =>
  (content: Copy) =>
    content.write(
      "redirects.yaml",
      JSON.stringify({ redirects: list.map(([from, to]) => ({ from, to })) }),
    );

findsEach([
  {
    defect: "a link in a text is dead",
    plant: inArticle("See [our work](/servces/due-diligence)."),
    file: ARTICLE,
    says: "/servces/due-diligence is no page of this site",
  },
  {
    defect: "a link in a review is dead",
    plant: inReview("See [our work](/servces/due-diligence)."),
    file: REVIEWED_ARTICLE,
    says: "/servces/due-diligence is no page of this site",
  },
  {
    defect: "a link in a text names a heading that is not there",
    plant: inArticle("See [below](#nowhere)."),
    file: ARTICLE,
    says: "no place called #nowhere",
  },
  {
    defect: "a link leads to a draft",
    plant: (content) => {
      content.write(`blog/${FREE_NUMBER}-a-new-article.md`, article("draft: true\n"));
      return inArticle(`See [the next one](/blog/${FREE_NUMBER}).`)(content);
    },
    file: ARTICLE,
    says: "is a draft",
  },
  {
    defect: "a link has no slash in front",
    plant: inArticle("See [the team](team)."),
    file: ARTICLE,
    says: "leads nowhere",
  },
  {
    defect: "a menu leads nowhere",
    plant: (content) => content.edit("navigation.yaml", /to: .*/, "to: /blog"),
    file: "navigation.yaml",
    location: "header[0].to",
    says: "/blog is no page of this site",
  },
  {
    defect: "a menu names a place that is not on the page",
    plant: (content) => content.edit("navigation.yaml", /to: .*/, "to: /#service"),
    file: "navigation.yaml",
    location: "header[0].to",
    says: "no place called #service",
  },
  {
    defect: "a scope entry leads nowhere",
    plant: (content) =>
      content.edit("services/hr-advisory.yaml", /page: \/.*/, "page: /services/hr-advisory/none"),
    file: "services/hr-advisory.yaml",
    location: "scope.items[0].page",
    says: "is no page of this site",
  },
  {
    defect: "a redirect stands in front of a page",
    plant: redirecting(["/team", "/"]),
    file: "redirects.yaml",
    location: "redirects[0].from",
    says: "/team is an address of this site",
  },
  {
    defect: "a redirect stands in front of a feed",
    plant: redirecting(["/feed.xml", "/team"]),
    file: "redirects.yaml",
    location: "redirects[0].from",
    says: "/feed.xml is an address of this site",
  },
  {
    defect: "a redirect stands in front of a later page of a list",
    plant: (content) => {
      for (let more = 0; more <= BLOG_PAGE_SIZE; more += 1)
        content.write(`blog/${FREE_NUMBER + more}-a-new-article.md`, article());
      redirecting(["/blogs/legal/2", "/team"])(content);
    },
    file: "redirects.yaml",
    location: "redirects[0].from",
    says: "/blogs/legal/2 is an address of this site",
  },
  {
    defect: "a redirect stands in front of a file",
    plant: redirecting(["/favicon.ico", "/team"]),
    file: "redirects.yaml",
    location: "redirects[0].from",
    says: "/favicon.ico is an address of this site",
  },
  {
    defect: "a redirect stands in the list twice",
    plant: redirecting(["/a", "/team"], ["/a", "/"]),
    file: "redirects.yaml",
    location: "redirects[1].from",
    says: "/a stands in the list twice",
  },
  {
    defect: "a redirect has an address that never answers, with a slash",
    plant: redirecting(["/old-team/", "/team"]),
    file: "redirects.yaml",
    location: "redirects[0].from",
    says: "Nobody would be led on from /old-team/",
  },
  {
    defect: "a redirect has an address that never answers, with a file's ending",
    plant: redirecting(["/old-team.html", "/team"]),
    file: "redirects.yaml",
    location: "redirects[0].from",
    says: "Nobody would be led on from /old-team.html",
  },
  {
    defect: "a redirect has an address that never answers, with a query",
    plant: redirecting(["/old?page=team", "/team"]),
    file: "redirects.yaml",
    location: "redirects[0].from",
    says: "Nobody would be led on from /old?page=team",
  },
  {
    defect: "a redirect has an address that never answers, with other letters",
    plant: redirecting(["/équipe", "/team"]),
    file: "redirects.yaml",
    location: "redirects[0].from",
    says: "Nobody would be led on from /équipe",
  },
  {
    defect: "two redirects go in a circle",
    plant: redirecting(["/a", "/b?c"], ["/b", "/a#x"]),
    file: "redirects.yaml",
    location: "redirects[1].to",
    says: "/b and /a lead to each other",
  },
  {
    defect: "a redirect leads to itself",
    plant: redirecting(["/a", "/a"]),
    file: "redirects.yaml",
    location: "redirects[0].to",
    says: "/a leads to itself",
  },
  {
    defect: "a redirect leads to a heading of itself",
    plant: redirecting(["/a", "/a#x"]),
    file: "redirects.yaml",
    location: "redirects[0].to",
    says: "/a leads to itself",
  },
  {
    defect: "a redirect leads to another",
    plant: redirecting(["/a", "/b#x"], ["/b", "/team"]),
    file: "redirects.yaml",
    location: "redirects[0].to",
    says: "/b has moved itself",
  },
  {
    defect: "a redirect leads nowhere",
    plant: redirecting(["/a", "/nope"]),
    file: "redirects.yaml",
    location: "redirects[0].to",
    says: "/nope is no page of this site",
  },
  {
    defect: "a link runs a script",
    plant: inArticle("[Pay](javascript:alert(1))"),
    file: ARTICLE,
    says: "leads nowhere",
  },
  {
    defect: "a link holds a document",
    plant: inArticle("[it]: data:text/html,Pay"),
    file: ARTICLE,
    says: "leads nowhere",
  },
  {
    defect: "a field has a link that runs a script",
    plant: (content) => content.edit(ARTICLE, /^excerpt: /m, "$&See [Pay](JavaScript:alert(1)) "),
    file: ARTICLE,
    location: "excerpt",
    says: "The address JavaScript:alert(1))",
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
]);

test("links to headings, sectors, rules of law, the form, feeds and queries are alive", () => {
  const content = contentCopy();
  const [sector = ""] = filesIn("sectors", ".yaml");
  const [{ id: rule } = { id: "" }] = lawRules();
  inArticle(
    `[a](#part-a-new-part) [b](/business-sectors#${nameOf(sector)}) [c](/work-with-us#job-application-form) [d](/feed.xml) [e](/blogs?topic=legal) [f](/feed/legal.xml) [g](mailto:a@b.in) [h](/resources/what-is-in-force#${rule})\n\n## A new part`,
  )(content);
  expect(run().status).toBe(0);
});
