import ICAL from "ical.js";
import { beforeEach, expect, test, vi } from "vitest";
import {
  calendarAddresses,
  calendarAt,
  dutyCalendarPath,
  DUE_DATES_CSV,
} from "#app/law/collections/calendars.server.ts";
import { calendarMonths, datesIn, duties, type Duty } from "#app/law/collections/duties.server.ts";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { lawRules } from "#app/law/collections/rules.server.ts";
import { changeItem } from "./law-feed.xml.ts";
import { loader } from "./calendar.ts";

beforeEach(() => vi.stubEnv("SITE_URL", "https://example.org/firm/"));

const responseOf = (path: string): Response =>
  loader({ params: { document: path.replace("/calendar/", "") } });
const calendars = calendarAddresses().filter((path) => path.endsWith(".ics"));

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

const daysOf = (of: Duty[]): string[] => {
  const months = calendarMonths();
  return datesIn(months[0]!, months.at(-1), of).map(({ date }) => date);
};

test.each(calendars)("%s is read by calendar programs, with every due day (B16)", async (path) => {
  const response = responseOf(path);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  const text = await response.text();
  const events = eventsOf(text);
  expect(events.length).toBeGreaterThan(0);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  // An event with a time would have it in this text.
  expect(events.map(({ startDate }) => startDate.toString())).toEqual(
    daysOf(calendarAt(path)!.duties),
  );
  for (const { component } of events) {
    expect(component.getFirstPropertyValue("dtstamp")?.toString()).toMatch(/T00:00:00Z$/);
    expect(component.getAllSubcomponents("valarm")).toEqual([]);
    // A day that something is due is no busy day.
    expect(component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  }
});

test("a date that is put right keeps its identity, and an unchanged one its stamp (B16)", async () => {
  const path = calendars.find((address) => address.includes("/duty-"))!;
  const identities = async () => eventsOf(await responseOf(path).text()).map(({ uid }) => uid);
  const before = await identities();
  const text = await responseOf(path).text();
  expect(await responseOf(path).text()).toBe(text);
  contentCopy().edit("law/duties.yaml", /due: \{ monthly: 15 \}/, "due: { monthly: 21 }");
  expect(await identities()).toEqual(before);
  expect(await responseOf(path).text()).not.toBe(text);
});

test("two dates of a duty in one month are two entries of a calendar (B16)", async () => {
  contentCopy().edit(
    "law/duties.yaml",
    /\bdue: \{.*\}/,
    "due: { yearly: [01-15, 01-31, 02-last] }",
  );
  for (const path of calendars) {
    const identities = eventsOf(await responseOf(path).text()).map(({ uid }) => uid);
    expect(new Set(identities).size, path).toBe(identities.length);
  }
});

test("the table has every date, one a line, and no cell that a spreadsheet runs", async () => {
  contentCopy().edit("law/duties.yaml", /^ {4}when: .*/m, '    when: "=1+1"');
  const text = await responseOf(DUE_DATES_CSV).text();
  const lines = text.trim().split("\r\n");
  expect(lines.slice(1).map((line) => line.slice(0, 10))).toEqual(daysOf(duties()));
  expect(text).toContain(`,"'=1+1",`);
});

test("a line break in a duty's title begins no line of its calendar", async () => {
  contentCopy().edit("law/duties.yaml", /^ {4}title: .*/m, '    title: "PF\\r\\nBEGIN:X"');
  const text = await responseOf(dutyCalendarPath(duties()[0]!)).text();
  expect(text).toContain("PF BEGIN:X");
  expect(text).not.toMatch(/^BEGIN:X/m);
});

test("a long change has ninety characters in the titles of feed and calendar", () => {
  const [says, rules] = ["Employers pay the difference. ".repeat(9), [lawRules()[0]!.id]];
  const { title } = changeItem({ on: "2026-01-01", grade: "act", says, rules });
  expect(title).toMatch(/^.{75,90}…$/);
});
