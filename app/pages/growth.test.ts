import { expect, test } from "vitest";
import { allPosts } from "#app/collections/blog.server.ts";
import { BLOG_PAGE_SIZE } from "#app/collections/constants.ts";
import { holdContent } from "#app/collections/once-per-build.server.ts";
import { article, contentCopy, FREE_NUMBER } from "#app/collections/test-content.test-helper.ts";
import { loader as post } from "./blog/post.tsx";
import { loader as notFound } from "./blog/not-found.tsx";
import { loader as blogs } from "./blogs/index.tsx";
import { loader as list } from "./blogs/list.tsx";
import { loader as home } from "./home.tsx";
import { loader as search } from "./search.tsx";
import { loader as service } from "./services/service.tsx";
import { loader as region } from "./where-we-operate/region.tsx";
import { services } from "#app/collections/services.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { laterPages } from "#app/urls.server.ts";

const last = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const called = (loader: unknown, params = {}): Promise<object> =>
  (loader as (request: object) => Promise<object>)({ params, url: new URL("http://localhost/") });

const pages: Record<string, () => Promise<object>> = {
  "home page": () => called(home),
  blog: () => called(blogs),
  "later page": () => called(list, { list: "2" }),
  topic: () => called(list, { list: "legal" }),
  "later page of a topic": () => called(list, { list: "legal", page: "2" }),
  article: () => called(post, { id: String(allPosts()[10]!.id) }),
  "article that is missing": () => called(notFound),
  search: () => called(search),
  service: () => called(service, { service: last(services()[0]!.path) }),
  region: () => called(region, { region: last(regions()[0]!.path) }),
};

/** How many values a page's data has, whatever they say. */
const valuesIn = (data: unknown): number =>
  data !== null && typeof data === "object"
    ? Object.values(data).reduce((sum: number, value) => sum + valuesIn(value), 1)
    : 1;

/** Adds articles on law, numbered on from `from`. */
function addArticles(content: ReturnType<typeof contentCopy>, from: number, count: number): void {
  for (let place = from; place < from + count; place += 1) {
    const number = FREE_NUMBER + place;
    content.write(
      `blog/${number}-added.md`,
      article().replace("A new article", `Added article ${number}`),
    );
  }
}

test("no page grows with the number of articles (B25)", async () => {
  const content = contentCopy();
  const sizes = async () => {
    const end = holdContent();
    const found: Record<string, number> = {};
    for (const [name, data] of Object.entries(pages)) found[name] = valuesIn(await data());
    end();
    return found;
  };
  addArticles(content, 0, 2 * BLOG_PAGE_SIZE + 2);
  const before = await sizes();
  const later = laterPages().length;
  addArticles(content, 2 * BLOG_PAGE_SIZE + 2, 4 * BLOG_PAGE_SIZE);
  expect(await sizes()).toEqual(before);
  // Each page of six is one of all articles and one of its topic.
  expect(laterPages()).toHaveLength(later + 8);
}, 60_000);
