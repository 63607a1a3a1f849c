import { describe, expect, test } from "vitest";
import { policyOf, type Policy } from "./content-policy.ts";
import { checkHeaderLines, headersFor, notFoundFile, siteRules, type RulesInput } from "./rules.ts";

const plain = policyOf("<script>a</script>");
const withModule = policyOf(`<script>a</script><p data-module="/assets/b.js s"></p>`);

const rulesOf = (changes: Partial<RulesInput> = {}) =>
  siteRules({
    base: "",
    policies: new Map([
      ["/", plain],
      ["/search", withModule],
      ["/404", plain],
      ["/blog/0", withModule],
      ["/blog/1", withModule],
      ["/blog/404", plain],
      ["/services/a", plain],
      ["/services/a/b", plain],
      ["/jobs/1", plain],
      ["/jobs/2", withModule],
    ]),
    errorPages: ["/404", "/blog/404"],
    files: [
      "feed.xml",
      "feed/legal.xml",
      "robots.txt",
      "favicon.ico",
      ".well-known/security.txt",
      "assets/a.css",
      "pictures/b.png",
    ],
    moved: [],
    preview: false,
    ...changes,
  });

const rules = rulesOf();
const policyAt = (path: string) => headersFor(rules, path)["Content-Security-Policy"];

describe("policies", () => {
  test("each page has its own, the strictest", () => {
    expect(policyAt("/")).toContain("require-trusted-types-for");
    expect(policyAt("/search")).toContain("'self' 'sha256");
    expect(policyAt("/jobs/1")).not.toBe(policyAt("/jobs/2"));
  });

  test("a folder whose pages agree has one rule, so that a new article needs none", () => {
    const matches = rules.headers.map(({ match }) => match);
    expect(matches).toContain("/blog/*");
    expect(matches).toContain("/services/*");
    expect(matches).not.toContain("/services/a/*");
    expect(matches).not.toContain("/jobs/*");
    expect(policyAt("/blog/77")).toBe(policyAt("/blog/0"));
  });

  test("error pages work under the policy of the address they answer", () => {
    expect(headersFor(rules, undefined)["Content-Security-Policy"]).toContain("'self' 'sha256");
    const lost = policyOf("<style>lost{}</style>");
    const lostPost = policyOf("<style>lost-post{}</style>");
    const page = policyOf("<style>page{}</style>");
    const { headers } = rulesOf({
      policies: new Map([
        ["/404", lost],
        ["/blog/0", page],
        ["/blog/404", lostPost],
        ["/services/a", page],
      ]),
    });
    const stylesBelow = (folder: string) =>
      headers.find(({ match }) => match === `${folder}/*`)!.headers["Content-Security-Policy"];
    const hashOf = (policy: Policy) =>
      policy["style-src"]!.find((source) => /sha256/.test(source))!;
    expect(stylesBelow("/services")).toContain(hashOf(lost));
    expect(stylesBelow("/services")).toContain(hashOf(page));
    expect(stylesBelow("/blog")).toContain(hashOf(lostPost));
    expect(stylesBelow("/blog")).not.toContain(hashOf(lost));
  });
});

test("files have the error page's policy, which is short; feeds, which have a style sheet, the loosest", () => {
  expect(policyAt("/assets/a.css")).toBe(policyAt("/services/a"));
  expect(policyAt("/pictures/b.png")).toBe(policyAt("/assets/a.css"));
  expect(policyAt("/favicon.ico")).toBe(policyAt("/assets/a.css"));
  expect(policyAt("/feed.xml")).not.toBe(policyAt("/assets/a.css"));
});

describe("caching", () => {
  test.each([
    ["/", "no-cache"],
    ["/blog/0", "no-cache"],
    ["/assets/a.css", "public, max-age=31536000, immutable"],
    ["/pictures/b.png", "public, max-age=31536000, immutable"],
    ["/feed.xml", "public, max-age=3600"],
    ["/feed/legal.xml", "public, max-age=3600"],
    ["/favicon.ico", "public, max-age=3600"],
    ["/.well-known/security.txt", "public, max-age=3600"],
  ])("%s: %s", (path, expected) => {
    expect(headersFor(rules, path)["Cache-Control"]).toBe(expected);
  });

  test("what is missing is not kept, even where files are kept for a year", () => {
    expect(headersFor(rules, undefined)["Cache-Control"]).toBe("no-cache");
  });
});

describe("other origins", () => {
  test.each([
    ["/", "same-origin"],
    ["/assets/a.css", "same-origin"],
    ["/robots.txt", "same-origin"],
    ["/pictures/b.png", "cross-origin"],
    ["/feed.xml", "cross-origin"],
    ["/feed/legal.xml", "cross-origin"],
  ])("%s may be used by: %s", (path, expected) => {
    expect(headersFor(rules, path)["Cross-Origin-Resource-Policy"]).toBe(expected);
  });

  test("pages may share and copy, and nothing else", () => {
    const permissions = headersFor(rules, "/")["Permissions-Policy"]!.split(", ");
    expect(permissions.filter((permission) => !permission.endsWith("=()"))).toEqual([
      "clipboard-write=(self)",
    ]);
  });
});

test("only a preview is kept from search engines", () => {
  expect(headersFor(rules, "/")).not.toHaveProperty("X-Robots-Tag");
  expect(headersFor(rulesOf({ preview: true }), "/")["X-Robots-Tag"]).toBe("noindex");
});

test.each([
  ["/nope", "/404.html"],
  ["/", "/404.html"],
  ["/blogs", "/404.html"],
  ["/blog", "/blog/404.html"],
  ["/blog/99", "/blog/404.html"],
  ["/blog/99/x", "/blog/404.html"],
])("the nearest error page of %s is %s", (path, file) => {
  expect(notFoundFile(rules, path)).toBe(file);
});

test("a header line of 2,000 characters is an error with its name", () => {
  const rule = (length: number) => [
    { match: "/a", headers: { X: "x".repeat(length - "X: ".length) } },
  ];
  expect(() => checkHeaderLines(rule(1999))).not.toThrow();
  expect(() => checkHeaderLines(rule(2000))).toThrow("X of /a is 2000 characters long");
});
