import { expect, test, vi } from "vitest";
import { previewStyles, waitingState } from "#app/frame/content-styles.server.ts";
import { siteFrame } from "#app/frame/site-frame.server.ts";
import { posts, readPost } from "./blog.server.ts";
import { caseStudies } from "./case-studies.server.ts";
import { keyStats } from "./claims.server.ts";
import { clients } from "./clients.server.ts";
import { filesIn, nameOf, readFields } from "./reader/content-file.server.ts";
import { folderKinds } from "./kinds.server.ts";
import { jobs } from "./jobs.server.ts";
import { lawChecklists } from "#app/law/collections/checklists.server.ts";
import { instruments } from "#app/law/collections/instruments.server.ts";
import { lawChangesSince } from "./law-mark.server.ts";
import { contactPage, homePage } from "./pages.server.ts";
import { regionById, regions } from "./regions.server.ts";
import { sectors } from "./sectors.server.ts";
import { homeServices, hrTopics, services } from "./services.server.ts";
import { memberById, memberIds, team } from "./team.server.ts";
import {
  ARTICLE,
  CASE_STUDY,
  FREE_NUMBER,
  article,
  contentCopy,
  messageOf,
} from "./test-content.test-helper.ts";

test("any number of members, clients, figures and cases may stand in the files (B23)", () => {
  const content = contentCopy();
  const members = [...memberIds(), "m1", "m2", "m3"].map((id) => ({
    id,
    name: `Member ${id}`,
    role: "Partner",
    initials: "M",
    bio: "Words.",
  }));
  const [{ id: service } = { id: "" }] = services();
  content.write("team.yaml", JSON.stringify({ members }));
  content.write("clients.yaml", "clients: []");
  content.edit("claims.yaml", /shown: .*/, "shown: [founded]");
  content.edit("pages/home.yaml", /cases:(\n {4}- .*)+/, "cases: []");
  content.edit("pages/home.yaml", /^services:\n/m, `services:\n  shown: [${service}]\n`);
  content.edit("pages/case-studies.yaml", /industries: \[/, "industries: [Shipping, ");
  content.edit(CASE_STUDY, /industry: .*/, "industry: Shipping");
  expect(team()).toHaveLength(members.length);
  expect(clients()).toEqual([]);
  expect(keyStats().stats.map(({ id }) => id)).toEqual(["founded"]);
  expect(homePage().caseTeasers.cases).toEqual([]);
  expect(homeServices().map(({ id }) => id)).toEqual([service]);
  expect(caseStudies().map(({ industry }) => industry)).toContain("Shipping");
});

test.each<[string, () => { path: string }[]]>([
  ["services", services],
  ["services/hr-advisory", hrTopics],
  ["case-studies", caseStudies],
  ["jobs", jobs],
  ["sectors", sectors],
  ["regions", regions],
  ["law/checklists", lawChecklists],
])("a draft in %s waits: no query of a release gives it (B23)", (folder, entries) => {
  const { extension } = folderKinds.find((kind) => kind.folder === folder)!;
  const file = filesIn(folder, extension).at(-1)!;
  const [path] = entries()
    .map((entry) => entry.path)
    .filter((address) => address.endsWith(nameOf(file)));
  const paths = () => entries().map((entry) => entry.path);
  expect(paths()).toContain(path);
  contentCopy().edit(file, /^(---\n)?/, "$1draft: true\n");
  expect(paths()).not.toContain(path);
  expect(previewStyles()).toBe("");
  vi.stubEnv("PREVIEW", "1");
  expect(paths()).toContain(path);
  expect(waitingState(path!)).toBe("draft");
  expect(previewStyles()).toContain(`a[href="${path}"]`);
});

test("a member who is a draft is on no page, and signs drafts alone (B23)", () => {
  const [author = ""] = memberIds();
  const content = contentCopy();
  content.edit("team.yaml", new RegExp(`id: ${author}`), `$&\n    draft: true`);
  expect(team()).not.toContainEqual(expect.objectContaining({ id: author }));
  const file = `blog/${FREE_NUMBER}-a-new-article.md`;
  content.write(file, article("draft: true\n").replace(/^author: .*/m, `author: ${author}`));
  expect(readPost(file).author).toBe(author);
  content.edit(file, /draft: true\n/, "");
  expect(messageOf(() => readPost(file))).toContain(`"${author}" is a draft in content/team.yaml`);
  const page = readFields("pages/contact.yaml") as { office: object };
  const office = { ...page.office, reader: { label: "Read by", member: author } };
  content.write("pages/contact.yaml", JSON.stringify({ ...page, office }));
  expect(messageOf(contactPage)).toContain(`"${author}" is a draft in content/team.yaml`);
});

test("a member who has left is named by articles, and is none of the team (B23)", () => {
  const [author = ""] = memberIds();
  contentCopy().edit("team.yaml", new RegExp(`id: ${author}`), `$&\n    former: true`);
  expect(team()).not.toContainEqual(expect.objectContaining({ id: author }));
  expect(memberById(author)).toMatchObject({ id: author, former: true });
});

test("a region without a frame has a map that holds its places (B23)", () => {
  const file = filesIn("regions", ".yaml")[0]!;
  contentCopy().edit(file, /^map: .*\n/m, "");
  const { map, presence } = regionById(nameOf(file))!;
  for (const { longitude, latitude } of presence.places) {
    expect(longitude).toBeGreaterThan(map.west);
    expect(longitude).toBeLessThan(map.east);
    expect(latitude).toBeGreaterThan(map.south);
    expect(latitude).toBeLessThan(map.north);
  }
});

test("a menu may lead to another site (B23)", async () => {
  contentCopy().edit("navigation.yaml", /to: \/\S+/, "to: https://news.example.org/us");
  const [first] = (await siteFrame("/")).header.entries;
  expect(first).toMatchObject({ href: "https://news.example.org/us", outside: true });
});

test("the menu's entry stands out on its pages and on those below them", async () => {
  contentCopy().edit("navigation.yaml", /(links:\n.* to: )[^\s,}]+/, "$1/menu-page");
  const isCurrent = async (path: string) =>
    (await siteFrame(path)).header.entries.map(({ current }) => current).includes(true);
  for (const path of ["/menu-page", "/menu-page/below"]) expect(await isCurrent(path)).toBe(true);
  expect(await isCurrent("/menu-page-else")).toBe(false);
});

/** A change in law as YAML for `law/rules.yaml`. */
const event = (id: string, date: string, topic: string, more = "") =>
  `  - { id: ${id}, date: ${date}, topics: [${topic}], title: A change, says: It is new., instruments: [{ in: ${instruments()[0]!.id} }], checked: { on: 2026-01-01 }, subject: pay, status: in force, reach: [{ who: Everybody }]${more} }\n`;
const INDIA = ", jurisdiction: India";
const SUBJECTS = "subjects: [{ id: pay, name: Pay }]\nrules:\n";

/** The changes in law that make an article on pay from 2024 outdated. */
function changesSince(events: string, more: Partial<Parameters<typeof lawChangesSince>[0]> = {}) {
  contentCopy().add("law/rules.yaml", SUBJECTS + events);
  return lawChangesSince({ tags: ["pay"], date: "2024-01-10", ...more }).map(({ id }) => id);
}

test.each<[string, boolean, Parameters<typeof event>, Parameters<typeof changesSince>[1]?]>([
  ["of its subject", true, ["codes", "2025-11-21", "pay"]],
  [
    "that it names without a common tag",
    true,
    ["codes", "2025-11-21", "leave"],
    { lawRules: ["codes"] },
  ],
  ["of its own country", true, ["codes", "2025-11-21", "pay", INDIA], { jurisdiction: "India" }],
  ["of another country", false, ["codes", "2025-11-21", "pay", INDIA], { jurisdiction: "Peru" }],
  ["from before its review", false, ["codes", "2025-11-21", "pay"], { reviewedOn: "2026-10-01" }],
  ["of another subject", false, ["codes", "2025-11-21", "campus"]],
  ["that is to come", false, ["codes", "2999-01-01", "pay"]],
])("a change in law %s dates an article: %s (B6)", (_, dates, change, more) => {
  expect(changesSince(event(...change), more)).toEqual(dates ? ["codes"] : []);
});

test("the newest change comes first, those of one day in the order of the file (B6)", () => {
  const days = ["2025-07-14", "2025-11-21", "2025-11-21"];
  const events = days.map((day, index) => event(`change-${index}`, day, "pay"));
  expect(changesSince(events.join(""))).toEqual(["change-1", "change-2", "change-0"]);
});

test("an article names only changes in law that there are", () => {
  const content = contentCopy();
  content.edit("law/rules.yaml", /^subjects:\n/m, "$&  - { id: pay, name: Pay }\n");
  content.edit("law/rules.yaml", /^rules:\n/m, `$&${event("a-change", "2025-11-21", "pay")}`);
  content.write(`blog/${FREE_NUMBER}-new.md`, article("lawRules: [a-chang]\n"));
  expect(messageOf(posts)).toMatch(/"a-chang".*Did you mean "a-change"\?/s);
});

test("notes on what holds say of which day they speak", () => {
  const content = contentCopy();
  content.edit(ARTICLE, /^reviewedOn: .*\n/m, "");
  expect(messageOf(posts)).toContain("Write the day of that check in `reviewedOn`");
});
