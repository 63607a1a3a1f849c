import { expect, test } from "vitest";
import { posts } from "#app/collections/blog.server.ts";
import { labels } from "#app/collections/labels.server.ts";
import { openJobs } from "#app/collections/jobs.server.ts";
import { site } from "#app/collections/site.server.ts";
import { hrTopics, services } from "#app/collections/services.server.ts";
import { team } from "#app/collections/team.server.ts";
import { formatArticleDay, formatDay } from "#app/lib/days.ts";
import { siteUrl } from "#hosting/build-address.ts";
import {
  attributes,
  canonicalAddresses,
  documentOf,
  mainOf,
  pageAddresses,
  parseHtml,
  squeezed,
  textOf,
} from "./built-site.ts";

type JsonThing = { [key: string]: unknown };

/**
 * The properties that each type must have, by Google's documentation, or by this site's own rule where Google has none.
 * Search engines silently ignore incomplete markup.
 * @see https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const REQUIRED: Record<string, string> = {
  Organization: "@id name url logo address.addressLocality",
  LocalBusiness: "name image address.addressCountry",
  WebSite: "@id name url publisher.@id",
  BreadcrumbList: "itemListElement",
  ListItem: "position name",
  BlogPosting: "headline image datePublished author.name author.url publisher.@id",
  Service: "name url provider.@id",
  Person: "name url",
  JobPosting:
    "title description datePosted hiringOrganization.name identifier.value jobLocation.address.addressCountry",
};
const DAYS = /^(?:date\w+|validThrough)$/;
const ADDRESSES = /^(?:@id|url|logo|image|item|mainEntityOfPage)$/;
const DAY = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d))?$/;

const isThing = (value: unknown): value is JsonThing =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const typesOf = (thing: JsonThing) => [thing["@type"] ?? []].flat() as string[];

function thingsIn(value: unknown): JsonThing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  return [...("@type" in value ? [value] : []), ...Object.values(value).flatMap(thingsIn)];
}

/** The value at a path such as `jobLocation.address.addressCountry`, as text. */
const textAt = (thing: JsonThing, path: string) =>
  String(
    path
      .split(".")
      .reduce<unknown>((inner, key) => (isThing(inner) ? inner[key] : undefined), thing) ?? "",
  );

/** Missing properties, and invalid days or addresses. Inside another thing, a firm is only named, not described. */
const problemsOf = (thing: JsonThing, isTop: boolean): string[] => [
  ...typesOf(thing).flatMap((type) => {
    const isNamed = !isTop && /^(?:Organization|LocalBusiness)$/.test(type);
    const fields = (isNamed ? "name" : (REQUIRED[type] ?? "")).split(" ").filter(Boolean);
    return fields.filter((path) => !textAt(thing, path)).map((path) => `${type} lacks ${path}`);
  }),
  ...Object.entries(thing)
    .filter(([key, value]) =>
      DAYS.test(key)
        ? !DAY.test(String(value))
        : ADDRESSES.test(key) && !/^https?:\/\//.test(String(value)),
    )
    .map(([key, value]) => `${typesOf(thing)[0]} ${key} is no day or full address: ${value}`),
];

const structuredData = (address: string): unknown[] =>
  documentOf(address)
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ rawText }) => JSON.parse(rawText));

const visibleText = (address: string): string =>
  squeezed(textOf(documentOf(address).querySelector("body")!));

const graphOf = (address: string): JsonThing[] =>
  structuredData(address).flatMap((data) => (data as { "@graph": JsonThing[] })["@graph"]);

const ofType = (address: string, type: string): JsonThing[] =>
  graphOf(address).filter((thing) => [thing["@type"]].flat().includes(type));

const pagesWith = (type: string): string[] =>
  pageAddresses().filter((address) => ofType(address, type).length > 0);

const paths = (entries: { path: string }[]) => entries.map(({ path }) => path).sort();

test("not-found pages speak of nothing", () => {
  const own = new Set(canonicalAddresses());
  const others = pageAddresses().filter((address) => !own.has(address));
  expect(others.flatMap(structuredData)).toEqual([]);
});

/** Facts that are words, which the page shows unchanged. */
const WORDS = [
  ..."name legalName headline abstract articleSection title jobTitle email".split(" "),
  ..."streetAddress addressLocality addressRegion postalCode".split(" "),
];
const ARTICLE_DATES = ["datePublished"];
const DATES = ["dateModified", "datePosted", "validThrough"];

const regionNames = new Intl.DisplayNames("en", { type: "region" });

/** The words by which a page must show a thing's facts. */
function shownAs(thing: JsonThing): string[] {
  const text = (key: string) => (typeof thing[key] === "string" ? [thing[key] as string] : []);
  return [
    ...WORDS.flatMap(text),
    ...ARTICLE_DATES.flatMap(text).map((day) => formatArticleDay(day.slice(0, 10))),
    ...DATES.flatMap(text).map((day) => formatDay(day.slice(0, 10))),
    ...text("addressCountry").map((code) => regionNames.of(code) ?? code),
    // A description may be HTML: each part of it must be shown.
    ...text("description").flatMap((html) =>
      html.split(/<[^>]+>/).flatMap((part) => (part.trim() ? [parseHtml(part).text] : [])),
    ),
  ];
}

test.each(canonicalAddresses())("%s has whole structured data of shown facts (B10)", (address) => {
  const scripts = structuredData(address);
  expect(scripts).toEqual([expect.objectContaining({ "@context": "https://schema.org" })]);
  const top = graphOf(address);
  const things = thingsIn(top);
  expect(top).not.toEqual([]);
  expect(Object.keys(REQUIRED)).toEqual(expect.arrayContaining(top.flatMap(typesOf)));
  expect(things.flatMap((thing) => problemsOf(thing, top.includes(thing)))).toEqual([]);

  const page = visibleText(address);
  const hidden = things.flatMap(shownAs).filter((words) => !page.includes(squeezed(words)));
  expect([...new Set(hidden)]).toEqual([]);
  const digits = page.replace(/[^\d+]/g, "");
  const links = attributes(documentOf(address), "href");
  for (const { telephone, sameAs } of things) {
    if (typeof telephone === "string") expect(digits).toContain(telephone);
    for (const profile of [sameAs ?? []].flat()) expect(links).toContain(profile);
  }
  const steps = mainOf(address).querySelectorAll(`nav[aria-label="${labels().trail.label}"] li`);
  for (const step of steps)
    expect(step.querySelector("a, [aria-current=page]"), textOf(step)).not.toBeNull();
  const trail = steps.map((step, place) => {
    const href = step.querySelector("a")?.getAttribute("href");
    const item = href === undefined ? undefined : new URL(href, siteUrl()).href;
    return { "@type": "ListItem", position: place + 1, name: textOf(step), item };
  });
  const marked = ofType(address, "BreadcrumbList").flatMap((list) => list.itemListElement);
  expect(marked).toEqual(trail);
});

test("the year of foundation is marked up on the home page, where that says it", () => {
  const saying = canonicalAddresses().filter((address) =>
    graphOf(address).some((thing) => "foundingDate" in thing),
  );
  expect(saying).toEqual(visibleText("/").includes(`foundedin${site().founded}`) ? ["/"] : []);
});

test("the firm is on every page, as a place to visit on two", () => {
  expect(pagesWith("Organization").sort()).toEqual(canonicalAddresses().sort());
  expect(pagesWith("LocalBusiness").sort()).toEqual(["/", "/contact"]);
  const ids = pagesWith("Organization").flatMap((address) =>
    ofType(address, "Organization").map((it) => it["@id"]),
  );
  expect(new Set(ids)).toEqual(new Set([`${siteUrl()}#organization`]));
});

test("the firm's other offices are on the contact page, and in its structured data", () => {
  const marked = ofType("/contact", "LocalBusiness").flatMap(({ location }) => location ?? []);
  expect(marked.map((office) => (office as JsonThing).name)).toEqual(
    site().offices.map(({ name }) => name),
  );
});

test("each kind of thing is on the pages that are about it", () => {
  expect(pagesWith("WebSite")).toEqual(["/"]);
  expect(pagesWith("BlogPosting").sort()).toEqual(paths(posts()));
  expect(pagesWith("Service").sort()).toEqual(paths([...services(), ...hrTopics()]));
  const people = team().filter(({ sample }) => !sample);
  expect(pagesWith("Person")).toEqual(people.length > 0 ? ["/team"] : []);
  expect(ofType("/team", "Person").map(({ name }) => name)).toEqual(people.map(({ name }) => name));
});

test("a job is marked up on its own page while it is open, and nowhere else (B3)", () => {
  const marked = openJobs().filter(({ sample }) => !sample);
  expect(pagesWith("JobPosting").sort()).toEqual(paths(marked));
});
