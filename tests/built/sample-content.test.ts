/**
 * What docs/requirements.md fixes of the content that this site is delivered with: names, counts and days. Firms and
 * editors may change all of it, so nothing else asks for it, and this does while the samples stand, in the long set and
 * once a week: publishing waits for neither.
 */
import { describe, expect, test } from "vitest";
import { allPosts } from "#app/collections/blog.server.ts";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { claims, keyStats } from "#app/collections/claims.server.ts";
import { clients } from "#app/collections/clients.server.ts";
import { jobs } from "#app/collections/jobs.server.ts";
import { labels } from "#app/collections/labels.server.ts";
import { navigation } from "#app/collections/navigation.server.ts";
import {
  blogsPage,
  categories,
  caseIndustries,
  homePage,
  LEGAL_DOCUMENTS,
  legalDocument,
  missionVisionPage,
  notFoundPage,
  teamPage,
  whoAreWePage,
  workWithUsPage,
} from "#app/collections/pages.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { sectors } from "#app/collections/sectors.server.ts";
import { hrTopics, services } from "#app/collections/services.server.ts";
import { team } from "#app/collections/team.server.ts";
import { canonicalAddresses } from "#app/urls.server.ts";
import { isDelivered } from "../delivered-content.ts";

const words = labels();
const { missingPost, title: notFound } = notFoundPage();
const { success, failure } = words.sending;

/** Words that docs/requirements.md fixes; other tests read them from the content. */
const SPECIFIED: [string, string][] = [
  [words.consultation.get, "Get a Consultation"],
  [words.consultation.schedule, "Schedule a Consultation"],
  [homePage().hero.button, "Explore Our Services"],
  [words.services.more, "Learn More"],
  [words.regions.more, "Learn More"],
  [blogsPage().newsletter.button, "Subscribe"],
  [words.featuredArticle.mark, "Featured"],
  [words.pagination.previous, "Previous"],
  [words.pagination.next, "Next"],
  [words.share.copied.title, "Link copied to clipboard"],
  [words.share.copied.text, "You can now share it with others"],
  [missingPost.title, "Blog Post Not Found"],
  [missingPost.text, "Sorry, the blog post you're looking for doesn't exist."],
  [notFound, "Oops! Page not found"],
  [words.links.returnHome, "Return to Home"],
  [words.unexpectedError.heading, "Unexpected Application Error!"],
  [words.caseStudies.allIndustries, "All Industries"],
  [words.legal.lastUpdated, "Last Updated: {date}"],
  [teamPage().join.heading, "Join Our Team"],
  [words.jobs.allDepartments, "All Departments"],
  [words.jobs.none, "No job openings found in this department at the moment."],
  [words.jobs.apply, "Apply Now"],
  [words.applicationForm.selectPosition, "Select Position"],
  [words.applicationForm.general, "General Application"],
  [words.applicationForm.submitting, "Submitting..."],
  [words.applicationForm.errors.name, "Name must be at least 2 characters"],
  [words.applicationForm.errors.email, "Please enter a valid email address"],
  [words.applicationForm.errors.phone, "Please enter a valid phone number"],
  [words.applicationForm.errors.position, "Please select the position you're applying for"],
  [words.applicationMail.subject, "Job Application for {position}"],
  [success.title, "Application submitted"],
  [
    success.text,
    "Your email client should open with the application details. Please send the email to complete your application.",
  ],
  [failure.title, "Something went wrong"],
  [failure.text, "Your application could not be submitted. Please try again."],
];

const names = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);
const texts = (value: unknown) => JSON.stringify(value);

describe.runIf(isDelivered)("the samples", () => {
  test("the required addresses are pages of the site (R15 to R39)", () => {
    const specified = [
      ..."/ /who-are-we /mission-vision /blogs /case-studies /work-with-us".split(" "),
      ..."/business-sectors /team /privacy /terms /disclaimer /where-we-operate".split(" "),
      ...["hr-advisory", "legal-services", "compliance-management", "due-diligence"].map(
        (id) => `/services/${id}`,
      ),
      "/services/management-consulting",
      "/services/talent-acquisition",
      ...["strategic-planning", "performance-management", "employee-engagement"].map(
        (id) => `/services/hr-advisory/${id}`,
      ),
      ...["compliance", "payroll-services", "organizational-development"].map(
        (id) => `/services/hr-advisory/${id}`,
      ),
      ...["india", "apac", "uk", "us"].map((id) => `/where-we-operate/${id}`),
      ...Array.from({ length: 14 }, (_, id) => `/blog/${id}`),
    ];
    expect(canonicalAddresses()).toEqual(expect.arrayContaining(specified));
  });

  test("14 articles from November 2023 to January 2025, in every category (R53, R54)", () => {
    const posts = allPosts().filter(({ id }) => id < 14);
    expect(posts).toHaveLength(14);
    for (const { date } of posts) expect(date >= "2023-11-01" && date <= "2025-01-31").toBe(true);
    expect(categories()).toEqual([
      "HR Advisory",
      "Legal",
      "Compliance",
      "Finance",
      "Talent Acquisition",
    ]);
    expect(new Set(posts.map(({ category }) => category))).toEqual(new Set(categories()));
  });

  test("the featured article and its labels (R52, A5)", () => {
    expect(blogsPage().featured).toEqual({
      postId: 0,
      dateLabel: "June 10, 2023",
      readTimeLabel: "12 min read",
    });
  });

  test("the menus (R4 to R7)", () => {
    const menu = navigation().header.map((entry) => [
      entry.label,
      ...("links" in entry ? entry.links.map(({ label }) => label) : []),
    ]);
    expect(menu).toEqual([
      ["Who Are We"],
      ["What We Do", "Our Services", "360° HR Advisory", ...names(services()).slice(1)],
      [
        "Where We Operate",
        "Overview",
        "India",
        "Asia-Pacific (APAC)",
        "United Kingdom",
        "United States",
        "Business Sectors",
      ],
      ["Knowledge Center", "Blog & Articles", "Case Studies", "Law & Due Dates"],
    ]);
  });

  test("the services, and what two sub-pages hold (R22 to R34)", () => {
    expect(names(services())).toEqual([
      "360° HR Advisory",
      "Talent Acquisition & Development",
      "Corporate Legal Services",
      "Compliance Management",
      "Due Diligence Services",
      "Management Consulting",
    ]);
    const topic = (id: string) => texts(hrTopics().find((it) => it.id === id));
    for (const part of [
      "Benefits administration",
      "Coordination with benefits providers",
      "Reconciliation of billing statements",
      "Handling employee queries on deductions",
    ])
      expect(topic("payroll-services")).toContain(part);
    for (const part of [
      "Assessment and diagnostics",
      "Culture transformation",
      "Organizational design and restructuring",
      "Change management",
      "Team effectiveness",
      "Capability building",
    ])
      expect(topic("organizational-development")).toContain(part);
  });

  test("HR advisory leads to seven pages, the last of them talent acquisition (A2)", () => {
    expect(services()[0]?.scope.items.map(({ page }) => page)).toEqual([
      ...hrTopics().map(({ path }) => path),
      "/services/talent-acquisition",
    ]);
    expect(hrTopics()).toHaveLength(6);
  });

  test("regions, their places and their points (R35, R36, R73)", () => {
    expect(regions().map(({ presence }) => presence.places.map(({ name }) => name))).toEqual([
      ["Bangalore"],
      [expect.stringContaining("Asia-Pacific")],
      ["London", "Manchester", "Edinburgh"],
      ["New York", "Chicago", "San Francisco"],
    ]);
    for (const { points } of regions()) expect(points).toHaveLength(5);
  });

  test("the home page's headline, key figures, industries and names of trust (R43 to R48)", () => {
    expect(homePage().title).toBe("Strategic Management Consulting Excellence");
    expect(keyStats().stats.map(({ value, label }) => `${value} ${label}`)).toEqual([
      "15+ years of experience",
      "200+ clients served",
      "25+ countries covered",
      "500+ projects delivered",
    ]);
    expect(names(sectors())).toEqual([
      "Financial Services",
      "Technology",
      "Healthcare",
      "Manufacturing",
      "Retail",
      "Energy & Utilities",
    ]);
    expect(clients()).toHaveLength(6);
    expect(team()).toHaveLength(4);
  });

  test("the industry tabs, each with a case study (R67)", () => {
    expect(caseIndustries()).toEqual([
      "Manufacturing",
      "Technology",
      "Financial Services",
      "Retail",
      "Healthcare",
      "Consumer Goods",
    ]);
    const industries = caseStudies().map(({ industry }) => industry);
    expect(industries).toEqual(expect.arrayContaining(caseIndustries()));
  });

  test("the company's claims, values and law (R16, R17, R39, A3)", () => {
    const story = texts(whoAreWePage());
    expect(story).toMatch(/founded in Bangalore in 2023/);
    expect(story).toMatch(/over a decade of work in India/);
    expect(story).toMatch(/mainly in India/);
    expect(claims().map(({ value }) => value)).toContain("over a decade");
    expect(missionVisionPage().values.items.map(({ name }) => name)).toEqual([
      "Excellence",
      "Integrity",
      "Innovation",
    ]);
    expect(LEGAL_DOCUMENTS.map((id) => legalDocument(id).title)).toEqual(
      expect.arrayContaining(["Privacy Policy", "Terms of Service", "Disclaimer"]),
    );
    expect(texts(legalDocument("terms"))).toMatch(/governed by the law of India/);
    expect(texts(legalDocument("terms"))).toMatch(/courts in Bangalore/);
  });

  test("buttons, notices and messages (R14, R40, R66, R80, R88 to R104)", () => {
    expect(SPECIFIED.filter(([said, specified]) => said !== specified)).toEqual([]);
  });

  test("the careers page's values, steps and openings (R78 to R82, R100)", () => {
    const { title, culture, next } = workWithUsPage();
    expect(title).toBe("Work With Us");
    expect(culture.values.map(({ name }) => name)).toEqual([
      "Innovation",
      "Collaboration",
      "Integrity",
    ]);
    expect(next.heading).toBe("What happens next?");
    expect(next.steps).toHaveLength(3);
    expect(jobs().map(({ id, title }) => `${id} ${title}`)).toEqual(
      expect.arrayContaining([
        "job-001 Marketing Intern",
        "job-002 Business Development Intern",
        "job-003 Marketing Executive",
        "job-004 HR Intern",
      ]),
    );
  });
});
