import { beforeEach, expect, test, vi } from "vitest";
import { posts, topicOf, type Post } from "#app/collections/blog.server.ts";
import { filesIn } from "#app/collections/reader/content-file.server.ts";
import { openJobs } from "#app/collections/jobs.server.ts";
import { labels } from "#app/collections/labels.server.ts";
import { blogsPage, categories } from "#app/collections/pages.server.ts";
import { site } from "#app/collections/site.server.ts";
import { memberById, team } from "#app/collections/team.server.ts";
import { UNPRINTABLE } from "#app/lib/unprintable.ts";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { childrenOf, readXml, textIn } from "../../tests/xml.ts";
import { articleFeed, articleHtml, loader as feedLoader } from "./feed.ts";
import { loader as llms } from "./llms.txt.ts";
import { loader as robots } from "./robots.txt.ts";
import { loader as security } from "./security.txt.ts";
import { loader as manifest } from "./site.webmanifest.ts";

beforeEach(() => vi.stubEnv("SITE_URL", "https://example.org/firm/"));

test("an article in another language says so around its text in a feed", async () => {
  const html = await articleHtml({ content: "Kurz.", body: "Lang.", language: "de" });
  expect(html).toBe('<div lang="de"><p>Kurz.</p>\n<p>Lang.</p></div>');
});

test("a feed's date is its newest change, whenever it is built", async () => {
  const [first, second] = posts();
  const feed = await articleFeed("/feed.xml", "T", [
    { ...first!, updated: undefined },
    { ...second!, updated: "2030-02-03" },
  ]);
  expect(feed.options.updated?.toISOString()).toBe("2030-02-03T12:00:00.000Z");
  expect(feed.rss2()).toBe(feed.rss2());
});

test("an invented member of the team signs no article: the firm does (A12)", async () => {
  const content = contentCopy();
  const { name } = memberById(posts()[0]!.author);
  const feedWhere = async (sample: boolean) => {
    const members = team().map((member) => ({ ...member, sample }));
    content.write("team.yaml", JSON.stringify({ members }));
    const feed = await articleFeed("/feed.xml", "T", posts().slice(0, 1));
    return feed.atom1();
  };
  expect(await feedWhere(true)).not.toContain(`<name>${name}`);
  expect(await feedWhere(false)).toContain(`<name>${name}</name>`);
});

test("a feed says which law has changed, and carries what holds today (B6, B15)", async () => {
  const article = { ...posts()[0]!, tags: [], lawRules: ["labour-codes"] };
  const feedOf = async (post: Post) => {
    const { items } = await articleFeed("/feed.xml", "T", [post]);
    return items[0]!;
  };
  const overtaken = await feedOf({ ...article, reviewedOn: "2025-01-14" });
  expect(overtaken.description).toContain(blogsPage().lawChanged);
  expect(overtaken.content).toContain(`<strong>${blogsPage().lawChanged}:`);
  const reviewed = await feedOf({
    ...article,
    body: "Form ~~24Q~~[^update-a].\n\n[^update-a]: **138.** See [us](/team). *Rule 219, 1 April 2026*",
    reviewedOn: "2030-05-03",
  });
  expect(reviewed.content).not.toContain(blogsPage().lawChanged);
  expect(reviewed.content).toContain("<del>24Q</del><ins> 138</ins>");
  expect(reviewed.content).toContain('See <a href="https://example.org/firm/team">');
});

test("signs that XML cannot hold leave a feed well-formed", async () => {
  const words = "a[b[0]]> and c[d[0]]> and \u000B";
  const odd = {
    title: words,
    excerpt: words,
    content: words,
    body: `${words}&#7;\n\n    ${words}`,
  };
  const feed = await articleFeed("/a", "Rao & Sons", [{ ...posts()[0]!, ...odd }]);
  for (const xml of [feed.rss2(), feed.atom1()]) {
    expect(xml).toContain("<title>Rao &amp; Sons</title>");
    expect(xml).not.toMatch(UNPRINTABLE);
    readXml(xml);
    expect(xml.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, "")).not.toContain("]]");
  }
});

const feedAt = (path: string) => feedLoader({ path });

test("a topic's feed holds its articles alone (B15)", async () => {
  for (const category of categories()) {
    const response = await feedAt(`/feed/${topicOf(category)}.xml`);
    const [channel] = childrenOf(readXml(await response.text()), "channel");
    const expected = posts().filter((post) => post.category === category);
    const titles = childrenOf(channel!, "item").map((item) => textIn(item, "title"));
    expect(titles).toEqual(expected.map(({ title }) => title));
  }
});

test("security.txt names a contact and expires within a year, counted from the day of the build", async () => {
  vi.stubEnv("BUILD_DATE", "2028-02-29");
  const text = await security().text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  const built = Date.parse("2028-02-29");
  expect(expires).toBeGreaterThan(built + 300 * 24 * 3600e3);
  expect(expires).toBeLessThan(built + 365 * 24 * 3600e3);
  expect(text).toContain("Canonical: https://example.org/firm/.well-known/security.txt");
});

test("robots.txt lets everyone in and names the site map, but keeps samples to themselves", async () => {
  const text = await robots().text();
  expect(text).toContain("User-agent: *\nAllow: /\n");
  expect(text).toContain("Sitemap: https://example.org/firm/sitemap.xml");
  vi.stubEnv("ALLOW_SAMPLES", "1");
  expect(await robots().text()).toContain("User-agent: *\nDisallow: /\n");
});

test("llms.txt leaves out samples, and the heading of a kind that has no other entry", async () => {
  const content = contentCopy();
  const job = openJobs()[0]!.path;
  const heading = `## ${labels().searchKinds.job.all}`;
  const before = await llms().text();
  expect(before).not.toContain(job);
  expect(before).not.toContain(heading);
  for (const file of filesIn("jobs", ".yaml"))
    content.edit(file, /^sample: true$/m, "sample: false");
  content.edit(filesIn("jobs", ".yaml")[0]!, /^title: /m, "title: Pay [A and ");
  const after = await llms().text();
  expect(after).toContain(job);
  expect(after).toContain(heading);
  expect(after).toContain(String.raw`[Pay \[A and `);
});

test("the manifest stays inside the base path and has a maskable icon", async () => {
  expect(JSON.parse(await manifest().text())).toMatchObject({
    name: site().name,
    start_url: "/firm/",
    scope: "/firm/",
    id: "/firm/",
    icons: [
      { src: "/firm/icon-192.png", sizes: "192x192" },
      { src: "/firm/icon-512.png", sizes: "512x512" },
      { src: "/firm/icon-maskable-512.png", sizes: "512x512", purpose: "maskable" },
    ],
  });
});
