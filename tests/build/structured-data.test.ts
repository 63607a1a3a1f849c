/** Whether the rules of `tests/structured-data.ts` refuse what they should: pages keep them all. */
import { expect, test } from "vitest";
import { structuredDataProblems, type JsonThing } from "../structured-data.ts";

const problemsOf = (...things: JsonThing[]) =>
  structuredDataProblems({ "@context": "https://schema.org", "@graph": things });

const trail = (...steps: object[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map((step) => ({ "@type": "ListItem", name: "x", ...step })),
});
const person = { "@type": "Person", name: "Asha Rao", url: "https://example.org/team" };
const job = {
  "@type": "JobPosting",
  title: "Intern",
  description: "<p>Everything.</p>",
  datePosted: "2026-10-05",
  hiringOrganization: { "@type": "Organization", name: "Firm" },
  identifier: { "@type": "PropertyValue", value: "job-001" },
  jobLocation: { "@type": "Place", address: { "@type": "PostalAddress", addressCountry: "IN" } },
};

test.each<[string, JsonThing]>([
  ["Person lacks name", { ...person, name: "" }],
  [
    "JobPosting lacks jobLocation.address.addressCountry",
    { ...job, jobLocation: { "@type": "Place", address: {} } },
  ],
  ["Organization lacks name", { ...job, hiringOrganization: { "@type": "Organization" } }],
  ["BreadcrumbList has fewer than two steps", trail({ position: 1 })],
  [
    "BreadcrumbList step 1 has position 0",
    trail({ position: 0, item: "https://example.org/" }, { position: 2 }),
  ],
  ["BreadcrumbList step 1 has no item", trail({ position: 1 }, { position: 2 })],
  ["JobPosting datePosted is not a date: June 10, 2023", { ...job, datePosted: "June 10, 2023" }],
  ["Person url is not a full address: /team", { ...person, url: "/team" }],
  ["JobPosting description repeats its title", { ...job, description: "Intern" }],
  ["JobPosting description is not HTML", { ...job, description: "Everything." }],
  ["JobPosting claims directApply, but applications go by mail", { ...job, directApply: true }],
  ["FAQPage: no rule says what it needs", { "@type": "FAQPage" }],
])("%s", (problem, thing) => {
  expect(problemsOf(thing)).toContain(problem);
});

test("what is complete passes", () => {
  expect(problemsOf(person, job)).toEqual([]);
});

test.each([undefined, "text", {}, { "@graph": [person] }])("%j is no graph", (data) => {
  expect(structuredDataProblems(data)).toEqual(["Not a graph of schema.org"]);
});

test("an empty graph is refused", () => {
  expect(problemsOf()).toEqual(["The graph is empty"]);
});
