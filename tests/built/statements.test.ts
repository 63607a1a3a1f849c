/** What each page says and links to, by docs/requirements.md, with any content. */
import { expect, test } from "vitest";
import { navigation } from "#app/collections/navigation.server.ts";
import { searchEntries } from "#app/collections/search.server.ts";
import { categorySection, posts, topicOf } from "#app/collections/blog.server.ts";
import { caseStudies, caseStudyById } from "#app/collections/case-studies.server.ts";
import { consultation } from "#app/collections/consultation.server.ts";
import { freePages } from "#app/collections/free-pages.server.ts";
import { keyStats } from "#app/collections/claims.server.ts";
import { clients } from "#app/collections/clients.server.ts";
import { openJobs } from "#app/collections/jobs.server.ts";
import { labels } from "#app/collections/labels.server.ts";
import * as pages from "#app/collections/pages.server.ts";
import { articlesOf, casesOf } from "#app/collections/relations.server.ts";
import { regions } from "#app/collections/regions.server.ts";
import { sectors } from "#app/collections/sectors.server.ts";
import { homeServices, hrTopics, services } from "#app/collections/services.server.ts";
import { site } from "#app/collections/site.server.ts";
import { team } from "#app/collections/team.server.ts";
import { everyRoom } from "#app/rooms.server.ts";
import { formatArticleDay, formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { searchedText } from "#app/lib/address/list-state.ts";
import { link } from "#app/lib/address/site-url.ts";
import {
  attributes,
  canonicalAddresses,
  documentOf,
  linkAddresses,
  mainOf,
  squeezed,
  textOf,
} from "./built-site.ts";

const words = labels();
const home = pages.homePage();
const mission = pages.missionVisionPage();
const careers = pages.workWithUsPage();
const { featured } = pages.blogsPage();

type Statement = [address: string, row: string, words: string[]];
const SAYS: Statement[] = [];
const LEADS: Statement[] = [];
/** A page has these texts, in this order. */
const says = (address: string, row: string, ...texts: string[]) => SAYS.push([address, row, texts]);
/** A page has links whose addresses begin like this. */
const leads = (address: string, row: string, ...to: string[]) => LEADS.push([address, row, to]);

says("/", "R43, R44", home.title, ...Object.values(home.hero));
says("/", "R45, A13", ...clients().flatMap(({ name, logo }) => (logo ? [] : name)));
says("/", "R46", ...keyStats().stats.flatMap(({ value, label }) => [label, value]));
says("/", "A3", keyStats().note);
says("/", "R47, R72", ...homeServices().map(({ title }) => title));
leads("/", "R47", ...homeServices().map(({ path }) => path));
says("/", "R48", ...sectors().map(({ title }) => title));
leads("/", "R48", ...sectors().map(({ id }) => `/business-sectors#${id}`));
for (const id of home.caseTeasers.cases) says("/", "R49, R76", caseStudyById(id)!.title);
says("/case-studies", "R70", words.consultation.schedule);
leads("/who-are-we", "R16", "/team", "/mission-vision");
says("/mission-vision", "R17", mission.mission.name, mission.vision.name);
says("/mission-vision", "A21", ...mission.values.items.map(({ name }) => name));
says("/business-sectors", "R37", ...sectors().map(({ title }) => title));
leads("/business-sectors", "R37, B8", "/services/", ...sectors().map(({ id }) => `#${id}`));
says("/contact", "B4", ...Object.values(words.contact.company));
leads("/contact", "B4", site().bookingUrl, ...regions().map(({ path }) => path));
says("/team", "R38, R74", ...team().flatMap(({ name, initials }) => [initials, name]));
leads("/team", "R38", "/work-with-us", ...team().flatMap(({ linkedin }) => linkedin ?? []));
says("/where-we-operate", "R35", ...regions().map(({ title }) => title));
leads("/where-we-operate", "R73", ...regions().map(({ path }) => path));
for (const { id, path, presence } of regions()) {
  const { partner, headOffice } = words.regions;
  for (const { name, kind } of presence.places)
    says(path, "R36", name, kind === "partner" ? partner : headOffice);
  if (casesOf("regions", id).length > 0) leads(path, "B8", "/case-studies/");
  if (articlesOf("regions", id).length > 0) leads(path, "B8", "/blog/");
  if (regions().length > 1) leads(path, "B8", "/where-we-operate/");
}
// Without a reader of messages, no person is shown.
const { bring, rows, summary } = consultation();
if (pages.contactPage().office.reader)
  says("/", "a first consultation", summary.reader ?? summary.person);
for (const { text } of [bring, ...rows]) says("/contact", "a first consultation", text);
for (const path of ["/", ...services().map((service) => service.path)]) {
  for (const { text } of [summary.free, summary.priced]) says(path, "a first consultation", text);
  leads(path, "a first consultation", "/contact#consultation");
}
for (const { path, title } of hrTopics()) {
  const parent = services().find((service) => path.startsWith(`${service.path}/`))!;
  says(path, "R23 to R29", words.trail.home, parent.title, title);
  leads(path, "A15", parent.path);
}
const { culture, openings, apply, next } = careers;
const parts = [culture, openings, apply, next].map(({ heading }) => heading);
says("/work-with-us", "R78", ...parts);
says("/work-with-us", "R79", ...culture.values.map(({ name }) => name));
says("/work-with-us", "R100", ...next.steps);
says("/work-with-us", "B19", apply.privacy[0]!, words.applicationForm.submit);
says("/work-with-us", "R89", fill(words.applicationForm.note, { email: site().email }));
for (const job of openJobs()) {
  const { path, title, description, duties, qualifications, skills } = job;
  says("/work-with-us", "R82", title, job.shortDescription, skills[0] ?? "");
  leads("/work-with-us", "B3", path);
  for (const fact of [job.type, job.hours, formatDay(job.postedDate)]) says(path, "B3", fact);
  for (const fact of [description, duties, qualifications, skills].flat()) says(path, "B3", fact);
  const form = `/work-with-us?job=${encodeURIComponent(title)}#job-application-form`;
  leads(path, "B3", form, "https://");
}
for (const { path, testimonial, ...study } of caseStudies()) {
  // The length that the specification fixes.
  const letters = [...testimonial.quote];
  const cut = letters.slice(0, 100).join("") + (letters.length > 100 ? "…" : "");
  says(
    "/case-studies",
    "R68, R71",
    study.industry,
    study.title,
    study.description,
    ...study.challenges,
  );
  says("/case-studies", "R69", `“${cut}”`);
  leads("/case-studies", "B5", path);
  says(path, "B5", words.caseStudy.challenge, words.caseStudy.solutions, words.caseStudy.results);
  says(path, "A16", testimonial.quote);
  const lead = team().find(({ cases }) => cases.includes(study.id));
  if (lead) says(path, "a first consultation", lead.name, summary.person);
  leads(path, "B8", "/services/", "/business-sectors#", "/where-we-operate/");
}
for (const post of posts()) {
  const { path, category, id } = post;
  const day = formatArticleDay(post.date);
  says(path, "R62", words.trail.home, pages.blogsPage().title, category, day);
  says(path, "A9", categorySection(category).heading, words.article.readNext);
  leads(path, "B7, B8", "/services/");
  const { dateLabel = day, readTimeLabel = post.readTime } = featured;
  if (id === featured.postId)
    says("/blogs", "R52, A5", words.featuredArticle.mark, dateLabel, readTimeLabel, post.title);
}

for (const id of pages.LEGAL_DOCUMENTS) {
  const { title, changes } = pages.legalDocument(id);
  const [version] = changes.map((change) => ({ ...change, date: formatDay(change.date) }));
  says(`/${id}`, "R39, A8", title, fill(words.legal.version, version!));
  const others = pages.LEGAL_DOCUMENTS.filter((other) => other !== id);
  leads(`/${id}`, "R39", ...others.map((other) => `/${other}`));
}
const { missingPost } = pages.notFoundPage();
says("/blog/404", "R66", missingPost.title, missingPost.text, missingPost.back);
leads("/blog/404", "R66", "/blogs");

test.each(SAYS)("%s says what it must (%s)", (address, _, texts) => {
  const found = squeezed(textOf(mainOf(address)));
  let from = 0;
  for (const text of texts) {
    const at = found.indexOf(squeezed(text), from);
    expect(at, text).toBeGreaterThanOrEqual(0);
    from = at;
  }
});

test.each(LEADS)("%s leads where it must (%s)", (address, _, addresses) => {
  const hrefs = attributes(mainOf(address), "href");
  const lost = addresses
    .map((to) => (to.startsWith("/") ? link(to) : to))
    .filter((to) => !hrefs.some((href) => href.startsWith(to)));
  expect(lost).toEqual([]);
});

test("a page in another language says which, for those who hear it", () => {
  for (const { path, language } of [...freePages(), ...posts()])
    expect(mainOf(path).getAttribute("lang"), path).toBe(language);
});

test.each(hrTopics())("$path leads to all sub-pages, itself marked (R23 to R29)", ({ path }) => {
  const links = mainOf(path).querySelectorAll(
    "nav:has([aria-current]) li a[href*='/hr-advisory/']",
  );
  const ofRooms = everyRoom().flatMap((room) => room.hrTopics?.() ?? []);
  expect(links.map(({ attrs }) => [attrs.href, "aria-current" in attrs])).toEqual(
    [...hrTopics(), ...ofRooms].map((topic) => [link(topic.path), topic.path === path]),
  );
});

test("the bands of the home page stand in the required order (R42, R51, A14)", () => {
  const names = mainOf("/")
    .querySelectorAll("section")
    .flatMap((section) => section.getAttribute("aria-labelledby") ?? []);
  expect(names).toEqual([
    "page-title",
    "trust",
    "stats",
    "services-heading",
    ...(home.urgent ? ["law-today"] : []),
    "industries",
    "cases",
    "articles",
    ...(home.people ? ["people"] : []),
    "close",
  ]);
});

test("the home page has the three newest articles (R50)", () => {
  const found = attributes(mainOf("/"), "href").filter((href) => href.startsWith(link("/blog/")));
  expect(found).toEqual(
    posts()
      .slice(0, 3)
      .map(({ path }) => link(path)),
  );
});

test("an article leads to the newer one as previous and to the older one as next (B7)", () => {
  const all = posts().map(({ path }) => link(path));
  const led = posts().map(({ path }) =>
    ["prev", "next"].map((rel) => mainOf(path).querySelector(`a[rel=${rel}]`)?.attrs.href),
  );
  expect(led).toEqual(all.map((_, place) => [all[place - 1], all[place + 1]]));
});

test("the cases lead on in a circle, each to another one (B5)", () => {
  const next = caseStudies().map(({ path }) =>
    mainOf(path).querySelector("a[rel=next]")?.getAttribute("href"),
  );
  expect(next.sort()).toEqual(
    caseStudies()
      .map(({ path }) => link(path))
      .sort(),
  );
});

test("applications go to recruitment's own address (R38)", () => {
  const mail = (part: string) =>
    attributes(documentOf("/team").querySelector(part)!, "href").find((href) =>
      href.startsWith("mailto:"),
    );
  expect(mail("main")).toBeDefined();
  expect(mail("main")).not.toBe(mail("footer"));
});

test.each(posts())("$path is passed on by its own address and title (R63)", ({ path, title }) => {
  const links = attributes(mainOf(path), "href");
  for (const { url, textParameter } of site().share) {
    const { searchParams } = new URL(links.find((href) => href.startsWith(url))!);
    expect(Object.fromEntries(searchParams)).toEqual({
      url: linkAddresses(path, "canonical")[0],
      [textParameter]: title,
    });
  }
});

test("both controls of the hero lead to the services (R43, R44)", () => {
  const ways = mainOf("/").querySelectorAll('a[href="#services"]');
  expect(ways.map(textOf)).toEqual(Object.values(home.hero));
});

test.each(team())("$name has the portrait that content names, or initials (R74, B28)", (member) => {
  const written = posts().find(({ author }) => author === member.id);
  for (const path of ["/team", ...(written ? [written.path] : [])]) {
    const portrait = mainOf(path)
      .querySelectorAll(".avatar_avatar")
      .find((avatar) => textOf(avatar) === member.initials);
    expect(portrait?.querySelectorAll("img").length, path).toBe(member.image ? 1 : 0);
    expect(portrait?.getAttribute("aria-hidden"), path).toBe("true");
  }
});

test.each(regions())("the map of $path names its places (R36)", ({ path, presence }) => {
  const named = attributes(mainOf(path), "aria-label").join(" ");
  for (const { name } of presence.places) expect(named).toContain(name);
});

test("header and footer hold what navigation.yaml and site.yaml list (R4 to R7, R11 to R13)", () => {
  const document = documentOf("/team");
  const names = document
    .querySelectorAll("header nav > ul > li")
    .map((entry) => textOf(entry.querySelector("a, button")!));
  expect(names.slice(0, navigation().header.length)).toEqual(
    navigation().header.map(({ label }) => label),
  );
  const header = document.querySelector("header")!;
  const said = squeezed(textOf(header));
  const menus = navigation().header.flatMap((entry) =>
    "links" in entry ? entry.links.map(({ label }) => label) : [],
  );
  for (const text of menus) expect(said).toContain(squeezed(text));
  for (const action of attributes(header, "action")) expect(action).toBe(link("/search"));
  const footer = document.querySelector("footer")!;
  const firm = site();
  for (const text of [firm.cin, firm.social.name, firm.builder.name, firm.address.postcode!])
    expect(textOf(footer)).toContain(text);
  expect(attributes(footer, "href")).toEqual(
    expect.arrayContaining([`mailto:${firm.email}`, `tel:${firm.phone.replaceAll(" ", "")}`]),
  );
  for (const url of [firm.social.url, firm.builder.url])
    expect(footer.querySelector(`a[href="${url}"]`)?.getAttribute("target")).toBe("_blank");
  const current = document.querySelectorAll('header [aria-current="page"]');
  for (const anchor of current) expect(anchor.getAttribute("href")).toBe(link("/team"));
});

test("topics stand in the specified order, as links with addresses of their own (R54, A6)", () => {
  const tabs = mainOf("/blogs").querySelectorAll("[data-choice=topic]");
  const paths = pages.categories().map((category) => `/blogs/${topicOf(category)}`);
  expect(tabs.map((tab) => [textOf(tab), tab.getAttribute("href")])).toEqual([
    [words.articleBrowser.allTopics, link("/blogs")],
    ...pages.categories().map((category, place) => [category, link(paths[place]!)]),
  ]);
});

test("a search of articles looks at title, excerpt and category (R55)", () => {
  const rows = mainOf("/blogs").querySelectorAll("[data-row]");
  const searchedOf = posts().map(({ title, excerpt, category }) =>
    searchedText([title, excerpt, category]),
  );
  expect(rows.map((row) => row.getAttribute("data-words"))).toEqual(searchedOf);
});

test("mail and telephone are copied from where they stand, and it is said (B4)", () => {
  const { copied, emailAddress, telephoneNumber } = words.contact.office;
  const main = mainOf("/contact");
  for (const [what, scheme] of [
    [emailAddress, "mailto:"],
    [telephoneNumber, "tel:"],
  ] as const) {
    const button = main.querySelector(`[data-copied="${fill(copied, { what })}"]`)!;
    const links = main.querySelectorAll(`a[href^="${scheme}"]`).map(textOf);
    expect(links).toContain(button.getAttribute("data-copy"));
  }
});

test("the fields of the application say what they are for (R88, R89)", () => {
  const field = (name: string) =>
    documentOf("/work-with-us").getElementById(`application-${name}`)!;
  const asked = ["type", "inputmode", "autocomplete", "required", "maxlength"];
  const of = (name: string) => asked.map((attribute) => field(name).getAttribute(attribute));
  expect(of("name")).toEqual(["text", undefined, "name", "", undefined]);
  expect(of("email")).toEqual(["email", "email", "email", "", undefined]);
  expect(of("phone")).toEqual(["tel", "tel", "tel", "", undefined]);
  expect(of("message")).toEqual([undefined, undefined, undefined, undefined, undefined]);
  const letter = documentOf("/work-with-us").querySelector("label[for=application-message]")!;
  expect(letter.text).toMatch(/\w \(/);
  const { formaction, formmethod, formenctype } = documentOf("/work-with-us").querySelector(
    "#job-application-form [type=submit]",
  )!.attrs;
  expect(formaction).toMatch(new RegExp(`^mailto:${site().email}`));
  expect([formmethod, formenctype]).toEqual(["post", "text/plain"]);
  expect(field("position").querySelectorAll("option").map(textOf)).toEqual([
    words.applicationForm.selectPosition,
    ...openJobs().map(({ title }) => title),
    words.applicationForm.general,
  ]);
});

test("the search page lists every page, those of lists by their list (B14)", () => {
  const listed = attributes(mainOf("/search"), "href");
  const lists = ["/blogs", "/case-studies", "/work-with-us", "/resources/what-is-in-force"];
  const isListed = (path: string) => listed.includes(link(path.split(/[?#]/)[0]!));
  expect(lists.filter((path) => canonicalAddresses().includes(path) && !isListed(path))).toEqual(
    [],
  );
  const inLists = ["article", "caseStudy", "job", "rule"];
  const lost = searchEntries().filter(
    ({ kind, path }) => !inLists.includes(kind) && !isListed(path),
  );
  expect(lost.map(({ path }) => path)).toEqual([]);
});

test("a clock that nothing runs names its distance from Greenwich (B4)", () => {
  const clocks = mainOf("/contact").querySelectorAll("[data-clock]");
  expect(clocks.length).toBeGreaterThanOrEqual(regions().length);
  for (const clock of clocks) expect(textOf(clock)).toMatch(/^UTC/);
});
