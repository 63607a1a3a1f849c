/** Whether the rules of `tests/structured-data.ts` refuse what they should: pages keep them all. */
import { expect, test } from "vitest";
import { structuredDataProblems, type JsonThing } from "./structured-data.ts";

const problemsOf = (...things: JsonThing[]) =>
  structuredDataProblems({ "@context": "https://schema.org", "@graph": things });

const trail = (...steps: object[]) => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map((step) => ({ "@type": "ListItem", name: "x", ...step })),
});
const person = { "@type": "Person", name: "Asha Rao", url: "https://example.org/team" };

test.each<[string, JsonThing]>([
  ["Person lacks name", { ...person, name: "" }],
  ["BreadcrumbList step 1 has no item", trail({ position: 1 }, { position: 2 })],
  ["FAQPage: no rule says what it needs", { "@type": "FAQPage" }],
])("%s", (problem, thing) => {
  expect(problemsOf(thing)).toContain(problem);
});
