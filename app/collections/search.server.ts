import { hash } from "node:crypto";
import { formatArticleDay, formatDay } from "#app/lib/date.ts";
import { markdownWords } from "#app/lib/markdown/markdown-words.ts";
import { searchFiles, type SearchWords } from "#app/lib/site-search.ts";
import { link } from "#app/lib/site-url.ts";
import { posts } from "./blog.server.ts";
import { calculators, calculatorsPage } from "#app/calculators/calculators.server.ts";
import { caseStudies } from "./case-studies.server.ts";
import { everyEvent } from "./events.server.ts";
import { freePages } from "./free-pages.server.ts";
import { openJobs } from "./jobs.server.ts";
import { labels, type SEARCH_KINDS } from "./labels.server.ts";
import { lawMark } from "#app/collections/law-mark.server.ts";
import { oncePerBuild } from "./reader/once-per-build.server.ts";
import { duties } from "#app/law/collections/duties.server.ts";
import { lawNames } from "#app/law/collections/names.server.ts";
import { hasLawPages, lawPages } from "#app/law/collections/pages.server.ts";
import { lawRules } from "#app/law/collections/rules.server.ts";
import { lawChecklists } from "#app/law/collections/checklists.server.ts";
import * as pages from "./pages.server.ts";
import { regions } from "./regions.server.ts";
import { sectors } from "./sectors.server.ts";
import { hrTopics, services } from "./services.server.ts";
import { team } from "./team.server.ts";

/** An entry of the site search: whatever can be read in this build, drafts left out. */
export type SearchEntry = {
  kind: (typeof SEARCH_KINDS)[number];
  /** Its address without base path. */
  path: string;
  title: string;
  summary: string;
  /** Its other words, each once: they are searched, not read. */
  text: string;
  /** What else people type for it. */
  typed?: string;
  /** Year-month-day. */
  date?: string;
  lawMark?: string;
  weight?: number;
};

/** Who looks for a word usually looks for what the firm does about it. */
const SERVICE_WEIGHT = 3;

/** Every word of some content, whatever its fields are called. */
const wordsIn = (value: unknown): string => {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(wordsIn).join(" ");
  if (value && typeof value === "object") return wordsIn(Object.values(value));
  return "";
};

const serviceEntries = (): SearchEntry[] => [
  ...services().map((service) => {
    const { path, title, searchTitle, lead, points, intro, scope, engagement, deliverables } =
      service;
    return {
      kind: "service" as const,
      path,
      title,
      summary: lead,
      text: wordsIn([
        searchTitle,
        points,
        intro,
        scope.items.map((item) => [item.title, item.text]),
        engagement,
        // The page shown as a specimen has invented contents.
        deliverables.items,
      ]),
      weight: SERVICE_WEIGHT,
    };
  }),
  ...hrTopics().map(({ path, title, searchTitle, lead, intro, body }) => ({
    kind: "service" as const,
    path,
    title,
    summary: lead,
    text: `${wordsIn([searchTitle, intro])} ${markdownWords(body)}`,
    weight: SERVICE_WEIGHT,
  })),
];

const placeEntries = (): SearchEntry[] => [
  ...regions().map(
    ({ path, title, searchTitle, menuTitle, summary, points, intro, presence, services, law }) => ({
      kind: "region" as const,
      path,
      title,
      summary,
      text: wordsIn([
        searchTitle,
        menuTitle,
        points,
        intro,
        presence.places.map(({ name, text }) => [name, text]),
        services.items.map(({ text }) => text),
        law,
      ]),
    }),
  ),
  ...sectors().map(({ path, title, summary, paragraphs, points }) => ({
    kind: "sector" as const,
    path,
    title,
    summary,
    text: wordsIn([paragraphs, points]),
  })),
];

const readingEntries = (): SearchEntry[] => [
  ...caseStudies().map(({ path, title, industry, description, challenge, solutions, results }) => ({
    kind: "caseStudy" as const,
    path,
    title,
    summary: description,
    text: wordsIn([industry, challenge, solutions, results]),
  })),
  ...posts().map((post) => ({
    kind: "article" as const,
    path: post.path,
    title: post.title,
    summary: post.excerpt,
    text: `${wordsIn([post.category, post.tags, post.content])} ${markdownWords(`${post.review ?? ""}\n\n${post.body}`)}`,
    date: post.date,
    lawMark: lawMark(post),
  })),
];

/** The section on law: its tools with the words of their entries, and its checklists. */
function resourceEntries(): SearchEntry[] {
  if (!hasLawPages()) return [];
  const { resources, inForce, names, calendar, whichRules } = lawPages();
  const { names: oldNames, glossary } = lawNames();
  const entry = (
    path: string,
    { title, searchTitle, lead }: { title: string; searchTitle?: string; lead: string },
    words: unknown,
  ): SearchEntry => ({
    kind: "resource",
    path,
    title,
    summary: lead,
    text: wordsIn([searchTitle, words]),
  });
  return [
    entry("/resources", resources, []),
    entry(
      "/resources/compliance-calendar",
      calendar,
      duties().map(({ title, form, reach }) => [title, form, reach]),
    ),
    entry(
      "/resources/what-is-in-force",
      inForce,
      lawRules().map(({ title, act, section, gazette, state }) => [
        [title, act, section],
        [gazette, state],
      ]),
    ),
    entry("/resources/old-name-new-name", names, [
      oldNames.map(({ old, now, what }) => [old, now, what]),
      glossary.map(({ term, name }) => [term, name]),
    ]),
    entry("/resources/which-rules", whichRules, []),
    ...lawChecklists().map((list) => entry(list.path, list, list.groups)),
  ];
}

const peopleEntries = (): SearchEntry[] => [
  ...openJobs().map((job) => ({
    kind: "job" as const,
    path: job.path,
    title: job.title,
    summary: job.shortDescription,
    text: wordsIn([
      job.department,
      job.location,
      job.type,
      job.skills,
      job.description,
      job.duties,
    ]),
    date: job.postedDate,
  })),
  ...team().map(({ id, name, role, bio }) => ({
    kind: "person" as const,
    path: `/team#${id}`,
    title: name,
    summary: role,
    text: bio,
  })),
];

/** The one-off pages by address; their content knows its own title, lead and words. */
const ONE_OFF_PAGES = {
  "/": pages.homePage,
  "/who-are-we": pages.whoAreWePage,
  "/mission-vision": pages.missionVisionPage,
  "/team": pages.teamPage,
  "/where-we-operate": pages.whereWeOperatePage,
  "/business-sectors": pages.businessSectorsPage,
  "/blogs": pages.blogsPage,
  "/case-studies": pages.caseStudiesPage,
  "/work-with-us": pages.workWithUsPage,
  "/contact": pages.contactPage,
};

/** The calculators and their list. */
const calculatorEntries = (): SearchEntry[] => {
  const all = calculators();
  if (all.length === 0) return [];
  const { title, lead } = calculatorsPage();
  const names = wordsIn(all.map((entry) => entry.title));
  const list = { path: "/resources/calculators", title, summary: lead, text: names };
  const each = all.map(({ path, title: name, lead: summary, fields, cases }) => ({
    path,
    title: name,
    summary,
    text: wordsIn([Object.values(fields), cases.map((entry) => entry.name)]),
  }));
  return [list, ...each].map((entry) => ({ kind: "resource" as const, ...entry }));
};

const pageEntries = (): SearchEntry[] => [
  ...Object.entries(ONE_OFF_PAGES).map(([path, read]) => {
    const { title, lead, ...content } = read();
    return {
      kind: "page" as const,
      path,
      // The home page's own heading is what the firm stands for, not a name to look for.
      title: path === "/" ? labels().trail.home : title,
      summary: lead,
      text: wordsIn([title, content]),
    };
  }),
  ...everyEvent().map(({ path, title, description, day, place, body }) => ({
    kind: "page" as const,
    path,
    title,
    summary: description,
    text: `${place ?? ""} ${markdownWords(body)}`,
    date: day,
  })),
  ...freePages().map(({ path, title, description, body }) => ({
    kind: "page" as const,
    path,
    title,
    summary: description,
    text: markdownWords(body),
  })),
  ...pages.LEGAL_DOCUMENTS.map((id) => {
    const { title, description, body, inForceSince } = pages.legalDocument(id);
    return {
      kind: "page" as const,
      path: `/${id}`,
      title,
      summary: description,
      text: markdownWords(body),
      date: inForceSince,
    };
  }),
];

/** Words shorter than this say nothing about a text, unless they are capitals or numbers: PF, Form 16. */
const SHORTEST_WORD = 3;

/** The words of a text without the repeated and the smallest: the index is half as large. */
function eachOnce(text: string): string {
  const words = text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD || /^(?:\p{Lu}{2}|\p{N}+)$/u.test(word));
  return [...new Set(words.map((word) => word.toLowerCase()))].join(" ");
}

/** Everything that the site search finds. */
export const searchEntries = oncePerBuild((): SearchEntry[] => {
  const { alsoFoundBy } = pages.searchPage();
  const typedFor = (path: string) =>
    alsoFoundBy.flatMap(({ to, words }) => (to === path ? words : [])).join(" ") || undefined;
  return [
    ...serviceEntries(),
    ...placeEntries(),
    ...readingEntries(),
    ...peopleEntries(),
    ...resourceEntries(),
    ...calculatorEntries(),
    ...pageEntries(),
  ].map((entry) => ({ ...entry, text: eachOnce(entry.text), typed: typedFor(entry.path) }));
});

/** The index of the site search and its files of words, by address without base path. */
export const searchDocuments = oncePerBuild(() => {
  const kinds = labels().searchKinds;
  const documents = searchEntries().map(({ path, kind, date, ...entry }) => ({
    ...entry,
    kind: kinds[kind].one,
    day: date,
    shownDate: date && (kind === "article" ? formatArticleDay : formatDay)(date),
    href: link(path),
  }));
  const words = new Map<string, SearchWords>();
  // Each file is named by a hash of its content, so an index never loads words of another build, and unchanged files
  // keep their address.
  const { index } = searchFiles(documents, (file) => {
    const path = `/search-words/${hash("sha256", JSON.stringify(file)).slice(0, 8)}.json`;
    words.set(path, file);
    return link(path);
  });
  return { index, words };
});
