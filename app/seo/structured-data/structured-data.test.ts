import { beforeEach, expect, test, vi } from "vitest";
import { posts } from "#app/collections/blog.server.ts";
import { jobs, type Job } from "#app/collections/jobs.server.ts";
import { site } from "#app/collections/site.server.ts";
import { team } from "#app/collections/team.server.ts";
import { blogPosting, jsonOf, jobPosting, organization, type Node } from "./structured-data.ts";

beforeEach(() => vi.stubEnv("SITE_URL", "https://example.org/firm/"));

const firm = {
  ...site(),
  email: "hello@rao.in",
  phone: "+91 80 4112 7700",
  address: { ...site().address, street: "1 First Street" },
  social: { name: "LinkedIn", url: "https://www.linkedin.com/company/rao" },
};
const member = { ...team()[0]!, sample: false };
const post = { ...posts()[0]!, date: "2024-05-02", updated: undefined };
const job = { ...jobs()[0]!, closingDate: undefined, pay: undefined };

const written = (node: Node): Record<string, unknown> => JSON.parse(jsonOf([node]))["@graph"][0];

test("what is still to be filled in of the firm is told to nobody (A12)", () => {
  const open = {
    ...firm,
    email: "hello@example.com",
    phone: "+91 00000 00000",
    address: { ...firm.address, street: "[Street]" },
    social: { name: "LinkedIn", url: "https://social.example.com/company" },
  };
  const told = ({ email, telephone, contactPoint, sameAs, address }: Record<string, unknown>) => ({
    email,
    telephone,
    contactPoint,
    sameAs,
    street: (address as Record<string, unknown>).streetAddress,
  });
  const [email, telephone, sameAs] = [firm.email, "+918041127700", firm.social.url];
  const contactPoint = expect.objectContaining({ email, telephone });
  expect(told(written(organization({ firm })))).toEqual({
    email,
    telephone,
    contactPoint,
    sameAs,
    street: firm.address.street,
  });
  expect(told(written(organization({ firm: open })))).toEqual({});
  expect(written(jobPosting(open, job, [], [])).hiringOrganization).toEqual(
    expect.not.objectContaining({ sameAs: expect.anything() }),
  );
});

test("the firm's other offices are places of it, where the page shows them", () => {
  const office = {
    name: "Perth",
    address: { ...firm.address, city: "Perth" },
    phone: "+44 1738 1",
  };
  const locationWith = (offices: (typeof office)[]) =>
    written(organization({ firm, place: { image: "/x.png", regions: [], offices } })).location;
  expect(locationWith([])).toBeUndefined();
  expect(locationWith([office])).toMatchObject([
    {
      "@type": "Place",
      name: "Perth",
      address: { addressLocality: "Perth" },
      telephone: "+4417381",
    },
  ]);
});

test("an article is dated by itself, changed only if it was, and in English unless it names a language (A5)", () => {
  const told = (more: { updated?: string; reviewedOn?: string; language?: string }) =>
    written(blogPosting({ ...post, reviewedOn: undefined, ...more }, member, "/x.png"));
  expect(told({})).toMatchObject({ datePublished: "2024-05-02", inLanguage: "en-IN" });
  expect(told({})).not.toHaveProperty("dateModified");
  const later = { updated: "2025-01-01", language: "hi" };
  expect(told(later)).toMatchObject({ dateModified: "2025-01-01", inLanguage: "hi" });
  expect(told({ ...later, reviewedOn: "2025-02-02" })).toHaveProperty("dateModified", "2025-02-02");
});

test("an invented author signs nothing: the firm answers for the article (A12)", () => {
  const authorOf = (sample: boolean) =>
    written(blogPosting(post, { ...member, sample }, "/x.png")).author;
  expect(authorOf(false)).toMatchObject({ "@type": "Person", name: member.name });
  expect(authorOf(true)).toEqual({
    "@type": "Organization",
    "@id": "https://example.org/firm/#organization",
    name: site().name,
    url: "https://example.org/firm/",
  });
});

test("no word ends the script that it stands in", () => {
  expect(jsonOf([{ "@type": "Event", name: "</script>" }])).not.toContain("<");
});

test("a job's description is its whole text as HTML, escaped", () => {
  const described = { ...job, description: ["You write & edit."] };
  const lists = [{ heading: "Your work", items: ["Write < 5 posts"] }];
  const facts = [{ term: "Hours", text: "9 to 5" }];
  const posting = written(jobPosting(firm, described, lists, facts));
  expect(posting.description).toBe(
    "<p>You write &amp; edit.</p><p>Your work</p><ul><li>Write &lt; 5 posts</li></ul><p>Hours</p><p>9 to 5</p>",
  );
});

const amount = { from: 20_000, per: "month" as const, currency: "GBP" };
const salary = (value: object): unknown =>
  expect.objectContaining({ currency: "GBP", value: expect.objectContaining(value) });
const home = {
  locality: "Leeds",
  region: "Yorkshire",
  country: "GB",
  workplace: "remote" as const,
};
const inYorkshire: unknown = expect.objectContaining({ addressRegion: "Yorkshire" });

test.each<[Partial<Job>, string, unknown]>([
  [{ type: "Internship" }, "employmentType", "INTERN"],
  [{ type: "Full-time" }, "employmentType", "FULL_TIME"],
  [{ type: "Contract" }, "employmentType", "CONTRACTOR"],
  [{ type: "Secondment" }, "employmentType", undefined],
  // The day ends in India's time zone.
  [{ closingDate: "2026-12-31" }, "validThrough", "2026-12-31T23:59:59+05:30"],
  [{}, "validThrough", undefined],
  [{ place: home }, "jobLocation", { "@type": "Place", address: inYorkshire }],
  [{ place: home }, "jobLocationType", "TELECOMMUTE"],
  [{ place: home }, "applicantLocationRequirements", { "@type": "Country", name: "GB" }],
  [{ place: { ...home, workplace: "hybrid" } }, "jobLocationType", undefined],
  // Applications go by mail.
  [{}, "directApply", undefined],
  [{}, "baseSalary", undefined],
  [{ pay: { text: "By agreement" } }, "baseSalary", undefined],
  [{ pay: { text: "₹", amount } }, "baseSalary", salary({ value: 20_000, unitText: "MONTH" })],
  [
    { pay: { text: "₹", amount: { ...amount, to: 25_000 } } },
    "baseSalary",
    salary({ minValue: 20_000, maxValue: 25_000 }),
  ],
])("a job of %o is told to search engines with the %s %o", (more, name, value) => {
  const posting = written(jobPosting(firm, { ...job, ...more }, [], []));
  expect(posting[name]).toEqual(value);
});
