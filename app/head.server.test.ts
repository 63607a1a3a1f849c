import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SHEETS } from "./art/sheets.ts";
import { headWith, type HeadRequest } from "./head.server.ts";

beforeEach(() => vi.stubEnv("SITE_URL", "https://example.org/firm/"));
afterEach(() => vi.unstubAllEnvs());

const description =
  "A description that is long enough for a search engine to show below the title.";
const page = (path: string, more: Partial<HeadRequest> = {}): HeadRequest => ({
  path,
  page: { title: "Title", description },
  ...more,
});

type Tag = Record<string, unknown>;
const tags = (request: HeadRequest): Tag[] =>
  headWith(request, { path: "/pictures/share.png", width: 1200, height: 630 }) as Tag[];
const graph = (request: HeadRequest): Tag[] => {
  const script = tags(request).find((tag) => "script:ld+json" in tag)?.["script:ld+json"];
  return ((script as Tag | undefined)?.["@graph"] ?? []) as Tag[];
};

test("a page tells of the firm, of its trail and of what it is about; a not-found page tells nothing", () => {
  const event = { "@type": "Event", name: "Briefing" } as const;
  const trail = [{ label: "Home", path: "/" }, { label: "Events" }];
  const types = (more: Partial<HeadRequest>) =>
    graph(page("/events", more)).map((thing) => thing["@type"]);
  expect(types({})).toEqual(["Organization"]);
  expect(types({ trail, things: () => [event] })).toEqual([
    "Organization",
    "BreadcrumbList",
    "Event",
  ]);
  expect(types({ things: () => [event], noindex: true })).toEqual([]);
});

test("a page's search title takes the place of its heading in tabs and shared links", () => {
  const titles = (more: { searchTitle?: string }) => {
    const head = tags(page("/team", { page: { title: "Title", description, ...more } }));
    const shared = head.find(({ property }) => property === "og:title")?.content;
    return [String(head.find(({ title }) => title)?.title).split(" | ")[0], shared];
  };
  expect(titles({})).toEqual(["Title", "Title"]);
  expect(titles({ searchTitle: "Searched" })).toEqual(["Searched", "Searched"]);
});

test.each(["PREVIEW", "ALLOW_SAMPLES"])("%s keeps every page out of search engines", (name) => {
  expect(tags(page("/team"))).not.toContainEqual({ name: "robots", content: "noindex" });
  vi.stubEnv(name, "1");
  expect(tags(page("/team"))).toContainEqual({ name: "robots", content: "noindex" });
  // Unlike the not-found pages it still has an address.
  expect(tags(page("/team"))).toContainEqual(expect.objectContaining({ rel: "canonical" }));
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
    content: SHEETS.pale.background,
  });
});
