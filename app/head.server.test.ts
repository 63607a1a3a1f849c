import { parse } from "node-html-parser";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { SHEETS } from "./art/sheets.ts";
import type { Post } from "./collections/blog.server.ts";
import { site } from "./collections/site.server.ts";
import { TITLE_LENGTH } from "./constants.ts";
import { headWith, type HeadRequest } from "./head.server.tsx";

beforeEach(() => vi.stubEnv("SITE_URL", "https://example.org/firm/"));

const description =
  "A description that is long enough for a search engine to show below the title.";

function headOf(more: Partial<HeadRequest> = {}) {
  const head = headWith(
    { path: "/team", page: { title: "Title", description }, ...more },
    { path: "/pictures/share.png", width: 1200, height: 630 },
  );
  const element = parse(renderToStaticMarkup(head));
  return {
    titles: element.querySelectorAll("title").map(({ text }) => text),
    contentOf: (name: string) =>
      element.querySelector(`[name="${name}"],[property="${name}"]`)?.getAttribute("content"),
    linksOf: (rel: string) =>
      element.querySelectorAll(`[rel="${rel}"]`).map((link) => link.getAttribute("href")),
  };
}

test("the firm's name follows the title only where both fit; characters are counted, not their halves", () => {
  const room = TITLE_LENGTH - ` | ${site().name}`.length;
  const titleOf = (title: string) => headOf({ page: { title, description } }).titles[0];
  expect(titleOf("🏔".repeat(room))).toBe(`${"🏔".repeat(room)} | ${site().name}`);
  expect(titleOf("x".repeat(room + 1))).toBe("x".repeat(room + 1));
});

test("every address carries the base path, and those for other sites are full", () => {
  const feeds = [{ title: "Articles", type: "application/rss+xml", path: "/feed.xml" }];
  const { linksOf, contentOf } = headOf({ feeds });
  expect(linksOf("canonical")).toEqual(["https://example.org/firm/team"]);
  expect(contentOf("og:image")).toBe("https://example.org/firm/pictures/share.png");
  const ours = ["icon", "apple-touch-icon", "manifest", "alternate"].flatMap(linksOf);
  expect(ours).toHaveLength(4);
  for (const href of ours) expect(href).toMatch(/^\/firm\/[^/]/);
});

test("an article says when it was changed only if it was", () => {
  const changedOn = (days: Partial<Post>) => {
    const post = { date: "2025-01-14", category: "Legal", tags: [], ...days } as object as Post;
    return headOf({ post }).contentOf("article:modified_time");
  };
  expect(changedOn({})).toBeUndefined();
  expect(changedOn({ updated: "2025-02-01", reviewedOn: "2025-01-31" })).toBe("2025-02-01");
  expect(changedOn({ updated: "2025-02-01", reviewedOn: "2025-02-03" })).toBe("2025-02-03");
});

test.each(["PREVIEW", "ALLOW_SAMPLES"])("%s keeps every page out of search engines", (name) => {
  expect(headOf().contentOf("robots")).toBeUndefined();
  vi.stubEnv(name, "1");
  expect(headOf().contentOf("robots")).toBe("noindex");
  // Unlike not-found pages it has an address.
  expect(headOf().linksOf("canonical")).toHaveLength(1);
});

test("the colour around the page is that of its first band", () => {
  const colourOf = (sheet?: HeadRequest["sheet"]) => headOf({ sheet }).contentOf("theme-color");
  expect(colourOf()).toBe(SHEETS.mist.background);
  expect(colourOf("ochre")).toBe(SHEETS.ochre.background);
  expect(colourOf("white")).toBe("#ffffff");
  // A page with a deep first band has its title on the pale background.
  expect(colourOf("deep")).toBe(SHEETS.pale.background);
});
