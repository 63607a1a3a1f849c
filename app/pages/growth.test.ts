import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { allPosts } from "#app/collections/blog.server.ts";
import { caseStudies, caseStudyById } from "#app/collections/case-studies.server.ts";
import { BLOG_PAGE_SIZE, CASE_PAGE_SIZE, JOB_PAGE_SIZE } from "#app/constants.ts";
import { nameOf } from "#app/collections/reader/content-file.server.ts";
import { openJobs } from "#app/collections/jobs.server.ts";
import { cacheQueries } from "#app/collections/reader/once-per-build.server.ts";
import {
  article,
  CASE_STUDY,
  contentCopy,
  FREE_NUMBER,
  JOB,
} from "#app/collections/test-content.test-helper.ts";
import { loader as frame } from "../root.tsx";
import { loader as post } from "./blog/post.tsx";
import { loader as notFound } from "./blog/not-found.tsx";
import { loader as blogs } from "./blogs/index.tsx";
import { loader as sectors } from "./business-sectors.tsx";
import { loader as caseStudy } from "./case-studies/case-study.tsx";
import { loader as cases } from "./case-studies/index.tsx";
import { loader as home } from "./home.tsx";
import { loader as search } from "./search.tsx";
import { loader as service } from "./services/service.tsx";
import { loader as region } from "./where-we-operate/region.tsx";
import { loader as careers } from "./work-with-us/index.tsx";
import { loader as job } from "./work-with-us/job.tsx";
import { serviceById } from "#app/collections/services.server.ts";
import { regionById } from "#app/collections/regions.server.ts";
import { laterPages } from "#app/urls.server.ts";

const last = (path: string) => path.slice(path.lastIndexOf("/") + 1);
const called = (loader: unknown, params = {}): Promise<object> =>
  (loader as (request: object) => Promise<object>)({ params, url: new URL("http://localhost/") });

const sample = caseStudyById(nameOf(CASE_STUDY))!;

const pages: Record<string, () => Promise<object>> = {
  "what stands around every page": () => called(frame),
  "home page": () => called(home),
  blog: () => called(blogs),
  "later page": () => called(blogs, { list: "2" }),
  topic: () => called(blogs, { list: "legal" }),
  "later page of a topic": () => called(blogs, { list: "legal", page: "2" }),
  article: () => called(post, { id: String(allPosts()[10]!.id) }),
  "article that is missing": () => called(notFound),
  search: () => called(search),
  // Those that the added case studies belong to.
  service: () => called(service, { service: last(serviceById(sample.services[0]!)!.path) }),
  region: () => called(region, { region: last(regionById(sample.regions[0]!)!.path) }),
  sectors: () => called(sectors),
  "case studies": () => called(cases),
  "later page of case studies": () => called(cases, { page: "2" }),
  "case study": () => called(caseStudy, { caseStudy: caseStudies()[0]!.id }),
  careers: async () => withoutPositions(await called(careers)),
  "later page of careers": async () => withoutPositions(await called(careers, { page: "2" })),
  job: () => called(job, { job: openJobs()[0]!.id }),
};

/** The form offers every open position, as it must (R83): a line for each. */
const withoutPositions = (data: object): object => {
  const { careers: own } = structuredClone(data) as { careers: { openings: object } };
  return { ...data, careers: { ...own, openings: { ...own.openings, positions: [] } } };
};

/** How many values a page's data has, whatever they say. */
const valuesIn = (data: unknown): number =>
  data !== null && typeof data === "object"
    ? Object.values(data).reduce((sum: number, value) => sum + valuesIn(value), 1)
    : 1;

type Content = ReturnType<typeof contentCopy>;

/** Adds articles on law, numbered on from `from`. */
function addArticles(content: Content, from: number, count: number): void {
  for (let index = from; index < from + count; index += 1) {
    const number = FREE_NUMBER + index;
    content.write(
      `blog/${number}-added.md`,
      article().replace("A new article", `Added article ${number}`),
    );
  }
}

/** Adds copies of a file of one folder. */
function addCopies(content: Content, sample: string, names: string[]): void {
  const text = readFileSync(join(content.directory, sample), "utf8");
  for (const [index, name] of names.entries())
    content.write(
      `${sample.slice(0, sample.lastIndexOf("/"))}/${name}.yaml`,
      text
        .replace(/^title: .*$/m, `title: Added entry ${name}`)
        .replace(/^order: .*$/m, `order: ${900 + index}`),
    );
}

const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => from + index);

const addPages = (content: Content, from: number, count: number): void => {
  addArticles(content, from * BLOG_PAGE_SIZE + 2, count * BLOG_PAGE_SIZE);
  const added = (size: number) => numbers(from * size, count * size);
  addCopies(
    content,
    `case-studies/${basename(CASE_STUDY)}`,
    added(CASE_PAGE_SIZE).map((number) => `added-${number}`),
  );
  addCopies(
    content,
    `jobs/${basename(JOB)}`,
    added(JOB_PAGE_SIZE).map((number) => `job-${500 + number}`),
  );
};

test("no page grows with the number of articles, case studies and jobs (B25)", async () => {
  const content = contentCopy();
  const sizes = async () => {
    const end = cacheQueries();
    const found: Record<string, { values: number; characters: number }> = {};
    for (const [name, load] of Object.entries(pages)) {
      const data = await load();
      found[name] = { values: valuesIn(data), characters: JSON.stringify(data).length };
    }
    end();
    return found;
  };
  addArticles(content, 0, 2);
  addPages(content, 0, 2);
  const before = await sizes();
  const later = laterPages().length;
  addPages(content, 2, 4);
  for (const [name, { values, characters }] of Object.entries(await sizes())) {
    expect(values, name).toBe(before[name]!.values);
    // The numbers and titles of what was added are not exactly as long.
    expect(characters / before[name]!.characters, name).toBeLessThan(1.01);
  }
  // Each page of six articles is one of all articles and one of its topic.
  expect(laterPages()).toHaveLength(later + 4 * 4);
});
