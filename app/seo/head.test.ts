import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentTitle, pageHead, type HeadPage, type PageHead } from "./head.tsx";

beforeEach(() => vi.stubEnv("SITE_URL", "https://example.org/firm/"));
afterEach(() => vi.unstubAllEnvs());

const site = "Example Consulting";

const page: HeadPage = {
  path: "/team",
  title: "Our Team",
  description: "Four people.",
  themeColor: "#A9C0BC",
  image: { path: "/pictures/share-00000000.png", width: 1200, height: 630, alt: "A mountain." },
  article: undefined,
  feeds: [],
  structuredData: [],
};

type Tag = Record<string, unknown>;
const tags = (head: PageHead): Tag[] => head as Tag[];
const contentOf = (head: PageHead, name: string): unknown =>
  tags(head).find((tag) => tag.property === name || tag.name === name)?.content;
const linksOf = (head: PageHead, rel: string): Tag[] => tags(head).filter((tag) => tag.rel === rel);

test("the firm's name follows the title only where both fit into 60 characters", () => {
  const name = "Example Consulting";
  const longest = "x".repeat(60 - " | ".length - name.length);
  expect(documentTitle(longest, name)).toBe(`${longest} | ${name}`);
  expect(documentTitle(`${longest}x`, name)).toBe(`${longest}x`);
});

test("characters are counted, not their halves", () => {
  expect(documentTitle("🏔".repeat(39), "Example Consulting")).toContain(" | ");
});

test("every address carries the base path, and those for other sites are full", () => {
  const head = pageHead(site, {
    ...page,
    feeds: [{ title: "Articles", type: "application/rss+xml", path: "/feed.xml" }],
  });
  expect(linksOf(head, "canonical")[0]?.href).toBe("https://example.org/firm/team");
  expect(contentOf(head, "og:url")).toBe("https://example.org/firm/team");
  expect(contentOf(head, "og:image")).toBe("https://example.org/firm/pictures/share-00000000.png");
  expect(contentOf(head, "twitter:image")).toBe(contentOf(head, "og:image"));
  const ours = ["icon", "apple-touch-icon", "manifest", "alternate"].flatMap((rel) =>
    linksOf(head, rel),
  );
  expect(ours).toHaveLength(4);
  for (const { href } of ours) expect(href).toMatch(/^\/firm\/[^/]/);
});

test("an article says when it was published, and when it was changed only if it was", () => {
  const article = { date: "2025-01-14", category: "Legal", tags: ["posh", "contracts"] };
  const head = pageHead(site, { ...page, article });
  expect(contentOf(head, "og:type")).toBe("article");
  expect(contentOf(head, "article:published_time")).toBe("2025-01-14");
  expect(contentOf(head, "article:modified_time")).toBeUndefined();
  expect(tags(head).filter(({ property }) => property === "article:tag")).toHaveLength(2);
  const changed = pageHead(site, { ...page, article: { ...article, updated: "2025-02-01" } });
  expect(contentOf(changed, "article:modified_time")).toBe("2025-02-01");
});

test("a page that is no article has none of an article's tags", () => {
  const head = pageHead(site, page);
  expect(contentOf(head, "og:type")).toBe("website");
  expect(JSON.stringify(head)).not.toContain("article:");
});
