import { expect, test, vi } from "vitest";
import { siteFrame } from "#app/frame/site-frame.server.ts";
import { eventNode } from "#app/seo/structured-data/event.ts";
import { canonicalAddresses } from "#app/urls.server.ts";
import { readFields } from "./reader/content-file.server.ts";
import { comingEvents, events, pastEvents } from "./events.server.ts";
import { navigation } from "./navigation.server.ts";
import { searchEntries } from "./search.server.ts";
import { contentCopy, messageOf } from "./test-content.test-helper.ts";

/** A copy of the content to which events and free pages can be added by their fields. */
function withPages() {
  const content = contentCopy();
  const description =
    "A page that a test adds, described in enough words for search engines to show.";
  const add = (path: string, fields: string) =>
    content.add(
      path,
      `---\ntitle: ${path}\ndescription: ${description}\n${fields}---\n## A\n\nWords.\n`,
    );
  return { ...content, add };
}

const menus = async () => JSON.stringify((await siteFrame("/")).header.entries);

test("events stand in list, menu and search, those that are over in the archive (B23)", async () => {
  vi.stubEnv("BUILD_DATE", "2027-02-12");
  const content = withPages();
  const eventPages = () => canonicalAddresses().filter((path) => path.startsWith("/events"));
  expect([eventPages(), (await menus()).includes("/events")]).toEqual([[], false]);
  content.add("events/later.md", "day: 2027-04-01\nplace: Pune\n");
  content.add("events/fair.md", "day: 2027-02-11\nlastDay: 2027-02-12\nplace: Bangalore\n");
  content.add("events/over.md", "day: 2027-02-11\nplace: Bangalore\n");
  content.add("events/draft.md", "day: 2027-05-01\nplace: Bangalore\ndraft: true\n");
  expect(comingEvents().map(({ path }) => path)).toEqual(["/events/fair", "/events/later"]);
  expect(pastEvents().map(({ path }) => path)).toEqual(["/events/over"]);
  expect(eventPages()).toEqual(expect.arrayContaining(["/events", "/events/over"]));
  expect(await menus()).toContain("/events");
  expect(searchEntries().map(({ path }) => path)).toContain("/events/later");
});

test("an event is told to search engines with its zone's time, place and address (B23)", () => {
  const { add } = withPages();
  const fields = 'day: 2027-07-01\nfrom: "17:30"\nto: "19:00"\ntimeZone: Europe/London\n';
  add("events/talk.md", `${fields}place: London\nonline: https://meet.example.org/talk\n`);
  const [event] = events();
  expect(event?.when).toMatch(/^1 July 2027, 17:30 .*19:00, .*London/);
  expect(eventNode(event!, "/pictures/a.png")).toMatchObject({
    startDate: "2027-07-01T17:30:00+01:00",
    endDate: "2027-07-01T19:00:00+01:00",
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
    location: [{ "@type": "Place", name: "London" }, { "@type": "VirtualLocation" }],
  });
});

test("an event keeps its zone's time before clocks change, and may end on a later day at an earlier hour", () => {
  const { add, edit } = withPages();
  const hours = 'day: 2027-10-02\nlastDay: 2027-10-03\nfrom: "17:30"\nto: "16:30"\n';
  add("events/talk.md", `${hours}timeZone: Australia/Sydney\nplace: Sydney\n`);
  expect(events()[0]?.start).toBe("2027-10-02T17:30:00+10:00");
  add("events/talk.md", `${hours}timeZone: Asia/Ho_Chi_Minh\nplace: Hanoi\n`);
  expect(events()[0]?.when).toContain("Ho Chi Minh");
  edit("site.yaml", /^phone:/m, "timeZone: Europe/London\nphone:");
  add("events/talk.md", `${hours}place: London\n`);
  expect(events()[0]?.start).toBe("2027-10-02T17:30:00+01:00");
});

test.each([
  ["has no place", "", "An event has a place"],
  ["ends days before it begins", "lastDay: 2027-06-01\nplace: Pune\n", "lies before the first"],
  ["ends hours before it begins", 'from: "18:30"\nto: "17:30"\nplace: Pune\n', "ends before it"],
  ["ends without a beginning", 'to: "17:30"\nplace: Pune\n', "begins at one"],
  ["begins at no time of day", 'from: "17:60"\nplace: Pune\n', "Expected a time of day"],
  ["keeps the time of no zone", "timeZone: Europe/Atlantis\nplace: Pune\n", "Expected a time zone"],
])("an event that %s is refused", (_defect, fields, says) => {
  const { add } = withPages();
  add("events/talk.md", `day: 2027-07-01\n${fields}`);
  expect(messageOf(events)).toContain(says);
});

test("a menu group of nothing but events waits for the first of them (B23)", () => {
  const { add, write } = withPages();
  const footer = [{ label: "Meet us", links: [{ label: "Events", to: "/events" }] }];
  write(
    "navigation.yaml",
    JSON.stringify({ ...(readFields("navigation.yaml") as object), footer }),
  );
  expect(navigation().footer).toEqual([]);
  add("events/talk.md", "day: 2027-07-01\nplace: Pune\n");
  expect(navigation().footer).toEqual(footer);
});

test("an entry whose name cannot stand in an address is refused", () => {
  const { add } = withPages();
  add("events/HR Meetup 2027.md", "day: 2027-07-01\nplace: Pune\n");
  expect(messageOf(events)).toContain("small letters, digits and hyphens");
  expect(messageOf(events)).toContain("hr-meetup-2027.md");
});
