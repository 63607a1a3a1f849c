import { expect, test } from "vitest";
import { structuredDataProblems, thingsIn, type JsonThing } from "./required.ts";

const SAMPLES: JsonThing[] = [
  {
    "@type": ["Organization", "LocalBusiness"],
    "@id": "https://example.org/#organization",
    name: "Firm",
    url: "https://example.org/",
    logo: "https://example.org/icon-512.png",
    image: "https://example.org/x.png",
    address: {
      "@type": "PostalAddress",
      addressLocality: "Bangalore",
      addressCountry: "IN",
    },
  },
  {
    "@type": "WebSite",
    "@id": "https://example.org/#website",
    name: "Firm",
    url: "https://example.org/",
    publisher: { "@id": "https://example.org/#organization" },
  },
  {
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://example.org/" },
      { "@type": "ListItem", position: 2, name: "Team" },
    ],
  },
  {
    "@type": "BlogPosting",
    headline: "Title",
    image: "https://example.org/x.png",
    datePublished: "2024-05-02",
    author: { "@type": "Person", name: "Asha Rao", url: "https://example.org/team" },
    publisher: { "@id": "https://example.org/#organization" },
  },
  {
    "@type": "Service",
    name: "Legal",
    url: "https://example.org/services/legal-services",
    provider: { "@id": "https://example.org/#organization" },
  },
  { "@type": "Person", name: "Asha Rao", url: "https://example.org/team" },
  {
    "@type": "JobPosting",
    title: "Intern",
    description: "<p>Everything.</p>",
    datePosted: "2026-10-05",
    hiringOrganization: { "@type": "Organization", name: "Firm" },
    identifier: { "@type": "PropertyValue", value: "job-001" },
    jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: "IN" } },
  },
];

const graph = (things: JsonThing[]) => ({ "@context": "https://schema.org", "@graph": things });

/** Every copy of a thing that lacks one of its fields, at any depth. */
function broken(thing: JsonThing): [field: string, copy: JsonThing][] {
  return Object.entries(thing).flatMap(([key, value]): [string, JsonThing][] => {
    if (key === "@type") return [];
    const rest = Object.fromEntries(Object.entries(thing).filter(([other]) => other !== key));
    const inner =
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? broken(value as JsonThing).map(([field, copy]): [string, JsonThing] => [
            `${key}.${field}`,
            { ...thing, [key]: copy },
          ])
        : [];
    return [[key, rest], ...inner];
  });
}

test("the whole samples pass", () => {
  expect(structuredDataProblems(graph(SAMPLES))).toEqual([]);
});

const mutations = SAMPLES.flatMap((thing) =>
  broken(thing).map(([field, copy]): [string, JsonThing] => [
    `${String(thing["@type"])} without ${field}`,
    copy,
  ]),
);

test.each(mutations)("%s is refused", (_name, copy) => {
  expect(structuredDataProblems(graph([copy]))).not.toEqual([]);
});

const sample = (type: string): JsonThing => SAMPLES.find((thing) => thing["@type"] === type)!;
const step = (position: number, item?: string) => ({
  "@type": "ListItem",
  position,
  name: "x",
  ...(item && { item }),
});

test.each<[string, JsonThing]>([
  ["a trail of one step", { ...sample("BreadcrumbList"), itemListElement: [step(1)] }],
  [
    "a trail that counts from 0",
    { ...sample("BreadcrumbList"), itemListElement: [step(0, "https://a.b/"), step(1)] },
  ],
  [
    "a trail without an address in its middle",
    { ...sample("BreadcrumbList"), itemListElement: [step(1), step(2)] },
  ],
  [
    "a step without a name",
    {
      ...sample("BreadcrumbList"),
      itemListElement: [{ ...step(1, "https://a.b/"), name: "" }, step(2)],
    },
  ],
  ["a date in words", { ...sample("BlogPosting"), datePublished: "June 10, 2023" }],
  ["an address without a host", { ...sample("BlogPosting"), image: "/x.png" }],
  ["a job described by its title", { ...sample("JobPosting"), description: "Intern" }],
  ["a job described in plain text", { ...sample("JobPosting"), description: "Everything." }],
  ["a job that claims direct application", { ...sample("JobPosting"), directApply: true }],
  ["a kind of thing without a rule", { "@type": "FAQPage" }],
])("%s is refused", (_name, thing) => {
  expect(structuredDataProblems(graph([thing]))).not.toEqual([]);
});

test("what is no graph is refused", () => {
  for (const data of [undefined, "text", {}, { "@graph": [] }, graph([])])
    expect(structuredDataProblems(data)).not.toEqual([]);
});

test("things are found at any depth", () => {
  expect(thingsIn(SAMPLES).filter((thing) => thing["@type"] === "PostalAddress")).toHaveLength(2);
});
