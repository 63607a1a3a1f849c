import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SHEETS } from "./art/sheets.ts";
import { posts } from "./collections/blog.server.ts";
import { jobs } from "./collections/jobs.server.ts";
import { site } from "./collections/site.server.ts";
import { team } from "./collections/team.server.ts";
import { headWith, type HeadRequest } from "./head.server.ts";

beforeEach(() => vi.stubEnv("SITE_URL", "https://example.org/firm/"));
afterEach(() => vi.unstubAllEnvs());

const description =
  "A description that is long enough for a search engine to show below the title.";
const page = (path: string, more: Partial<HeadRequest> = {}): HeadRequest => ({
  path,
  title: "Title",
  description,
  ...more,
});

type Tag = Record<string, unknown>;
const tags = (request: HeadRequest): Tag[] =>
  headWith(request, { path: "/pictures/share.png", width: 1200, height: 630 }) as Tag[];
const graph = (request: HeadRequest): Tag[] => {
  const script = tags(request).find((tag) => "script:ld+json" in tag)?.["script:ld+json"];
  return ((script as Tag | undefined)?.["@graph"] ?? []) as Tag[];
};
const types = (request: HeadRequest) => graph(request).map((thing) => thing["@type"]);
const feeds = (request: HeadRequest) =>
  tags(request)
    .filter(({ rel }) => rel === "alternate")
    .map(({ href }) => href);

test("the firm is a place to visit on home and contact page, and a firm elsewhere", () => {
  expect(types(page("/"))).toEqual([["Organization", "LocalBusiness"], "WebSite"]);
  expect(types(page("/contact"))).toEqual([["Organization", "LocalBusiness"]]);
  expect(types(page("/team"))).toEqual(["Organization"]);
});

test("the year of foundation is told on the home page, which gives it in its text", () => {
  const year = (path: string) => graph(page(path))[0]?.foundingDate;
  expect([year("/"), year("/contact"), year("/team")]).toEqual([
    String(site().founded),
    undefined,
    undefined,
  ]);
});

test("feeds are named where articles are", () => {
  expect(feeds(page("/team"))).toEqual([]);
  expect(feeds(page("/"))).toEqual(["/firm/feed.xml", "/firm/atom.xml", "/firm/feed.json"]);
  expect(feeds(page("/blogs", { list: {} }))).toHaveLength(3);
  expect(feeds(page("/blogs/legal", { list: { category: "Legal" } })).at(-1)).toBe(
    "/firm/feed/legal.xml",
  );
  const post = posts()[0]!;
  expect(feeds(page(post.path, { post })).at(-1)).toMatch(/^\/firm\/feed\/[a-z-]+\.xml$/);
});

test("what a page shows is marked up, and nothing else", () => {
  const post = posts()[0]!;
  const [job] = jobs();
  expect(types(page(post.path, { post }))).toEqual(["Organization", "BlogPosting"]);
  expect(types(page(job!.path, { job: { job: job!, sections: [] } }))).toEqual([
    "Organization",
    "JobPosting",
  ]);
  expect(
    types(
      page("/services/x", {
        service: { name: "X" },
        trail: [{ label: "Home", path: "/" }, { label: "X" }],
      }),
    ),
  ).toEqual(["Organization", "BreadcrumbList", "Service"]);
});

test("the article's own date reaches programs, whatever the blog list says (A5)", () => {
  const post = posts()[0]!;
  const posting = graph(page(post.path, { post })).find(
    (thing) => thing["@type"] === "BlogPosting",
  );
  expect(posting?.datePublished).toBe(post.date);
});

test("invented members of the team are marked up nowhere (A12)", () => {
  const [member] = team();
  const marked = (sample: boolean) => types(page("/team", { people: [{ ...member!, sample }] }));
  expect(marked(true)).toEqual(["Organization"]);
  expect(marked(false)).toEqual(["Organization", "Person"]);
});

test("a page's search title takes the place of its heading in tabs and shared links", () => {
  const titles = (more: Partial<HeadRequest>) => {
    const head = tags(page("/team", more));
    const shared = head.find(({ property }) => property === "og:title")?.content;
    return [String(head.find(({ title }) => title)?.title).split(" | ")[0], shared];
  };
  expect(titles({})).toEqual(["Title", "Title"]);
  expect(titles({ searchTitle: "Searched" })).toEqual(["Searched", "Searched"]);
});

test("a not-found page says nothing of things and keeps out of search engines", () => {
  const request = page("/404", { noindex: true });
  expect(graph(request)).toEqual([]);
  expect(tags(request)).toContainEqual({ name: "robots", content: "noindex" });
});

test.each(["PREVIEW", "ALLOW_SAMPLES"])("%s keeps every page out of search engines", (name) => {
  expect(tags(page("/team"))).not.toContainEqual({ name: "robots", content: "noindex" });
  vi.stubEnv(name, "1");
  expect(tags(page("/team"))).toContainEqual({ name: "robots", content: "noindex" });
});

test("the colour around the page is that of its first band", () => {
  expect(tags(page("/team"))).toContainEqual({
    name: "theme-color",
    content: SHEETS.mist.background,
  });
  expect(tags(page("/team", { sheet: "ochre" }))).toContainEqual({
    name: "theme-color",
    content: SHEETS.ochre.background,
  });
  // An article on the deep sheet has its title on pale background above the cover.
  expect(tags(page("/team", { sheet: "deep" }))).toContainEqual({
    name: "theme-color",
    content: "#e4ecea",
  });
});
