import { expect, test } from "vitest";
import { filesIn, nameOf } from "#app/collections/reader/content-file.server.ts";
import { duties } from "#app/law/collections/duties.server.ts";
import { lawRules } from "#app/law/collections/rules.server.ts";
import { team } from "#app/collections/team.server.ts";
import {
  ARTICLE,
  article,
  contentCopy,
  FREE_NUMBER,
} from "#app/collections/test-content.test-helper.ts";
import {
  articleDefects,
  findsEach,
  inArticle,
  inReview,
  REVIEWED_ARTICLE,
  run,
  type Copy,
  type Defect,
} from "../planted-defects.test-helper.ts";

/** Makes these the only redirects: `/a > /b, /c > /d`. */
const redirecting = (list: string) => (content: Copy) => {
  const redirects = list.split(", ").map((redirect) => {
    const [from, to] = redirect.split(" > ");
    return { from, to };
  });
  content.write("redirects.yaml", JSON.stringify({ redirects }));
};

/** What a redirect does wrong, the list it stands in, the place that is told, and what is said of it. */
const REDIRECTS = `
stands in front of a page      | /team > /              | [0].from | /team is an address of this site
stands in front of a feed      | /feed.xml > /team      | [0].from | /feed.xml is an address of this site
stands in front of a file      | /favicon.ico > /team   | [0].from | /favicon.ico is an address of this site
stands in the list twice       | /a > /team, /a > /     | [1].from | /a stands in the list twice
never answers: a slash         | /old-team/ > /team     | [0].from | Nobody would be led on from /old-team/
never answers: a file's ending | /old-team.html > /team | [0].from | Nobody would be led on from /old-team.html
goes in a circle with another  | /a > /b?c, /b > /a#x   | [1].to   | /b and /a lead to each other
leads to itself                | /a > /a                | [0].to   | /a leads to itself
leads to a heading of itself   | /a > /a#x              | [0].to   | /a leads to itself
leads to another               | /a > /b#x, /b > /team  | [0].to   | /b has moved itself
leads nowhere                  | /a > /nope             | [0].to   | /nope is no page of this site
`
  .trim()
  .split("\n")
  .map((line): Defect => {
    const [does, list = "", place, says = ""] = line.split("|").map((cell) => cell.trim());
    return {
      defect: `a redirect ${does}`,
      plant: redirecting(list),
      file: "redirects.yaml",
      location: `redirects${place}`,
      says,
    };
  });

findsEach([
  ...articleDefects(
    [
      "a link in a text is dead",
      "See [our work](/servces/due-diligence).",
      "/servces/due-diligence is no page of this site",
    ],
    [
      "a link in a text names a heading that is not there",
      "See [below](#nowhere).",
      "no place called #nowhere",
    ],
    ["a link has no slash in front", "See [the team](team).", "leads nowhere"],
    ["a link runs a script", "[Pay](javascript:alert(1))", "leads nowhere"],
    ["a link holds a document", "[it]: data:text/html,Pay", "leads nowhere"],
  ),
  {
    defect: "a link in a review is dead",
    plant: inReview("See [our work](/servces/due-diligence)."),
    file: REVIEWED_ARTICLE,
    says: "/servces/due-diligence is no page of this site",
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
  ...REDIRECTS,
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

test("links to headings, sectors, rules and duties, people, the form, feeds, queries and calculations are alive", () => {
  const content = contentCopy();
  const [sector = ""] = filesIn("sectors", ".yaml");
  const [{ id: rule } = { id: "" }] = lawRules();
  const [{ id: duty } = { id: "" }] = duties();
  const [{ id: member } = { id: "" }] = team();
  inArticle(
    `[a](#part-a-new-part) [b](/business-sectors#${nameOf(sector)}) [c](/work-with-us#job-application-form) [d](/feed.xml) [e](/blogs?topic=legal) [f](/feed/legal.xml) [g](mailto:a@b.in) [h](/resources/what-is-in-force#${rule}) [i](/resources/compliance-calendar#${duty}) [j](/team#${member}) [k](/resources/calculators/gratuity#wages=50000&years=6)\n\n## A new part`,
  )(content);
  expect(run().status).toBe(0);
});
