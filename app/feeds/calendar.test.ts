import { execFileSync } from "node:child_process";
import ICAL from "ical.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  calendarAddresses,
  calendarAt,
  DUE_DATES_CSV,
} from "#app/collections/law-calendars.server.ts";
import { calendarMonths, datesOf, duties, endOfMonth } from "#app/collections/law-duties.server.ts";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { loader } from "./calendar.ts";

beforeEach(() => vi.stubEnv("SITE_URL", "https://example.org/firm/"));
afterEach(() => vi.unstubAllEnvs());

const responseOf = (path: string): Response =>
  loader({ params: { document: path.replace("/calendar/", "") } });
const calendars = calendarAddresses().filter((path) => path.endsWith(".ics"));

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((component) => new ICAL.Event(component));

/** Runs a program on a computer in a zone. @returns what it writes, read as JSON */
const runIn = (zone: string, program: string, input: unknown): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", program], {
      input: JSON.stringify(input),
      encoding: "utf8",
      env: { ...process.env, TZ: zone },
    }),
  );

/** The days of the events of each calendar as a program that reads it shows them. */
const DAYS_SHOWN = `
  import ICAL from "ical.js"; import { readFileSync } from "node:fs";
  const two = (number) => String(number).padStart(2, "0");
  console.log(JSON.stringify(JSON.parse(readFileSync(0, "utf8")).map((text) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((event) => {
      const day = event.getFirstPropertyValue("dtstart").toJSDate();
      return [day.getFullYear(), two(day.getMonth() + 1), two(day.getDate())].join("-");
    }))));`;

/** The calendars as the site's own code writes them, and how far the zone is from Greenwich. */
const CALENDARS_WRITTEN = `
  import { readFileSync } from "node:fs"; import { createServer } from "vite";
  import { labelModules } from "./vite.shared.ts";
  const vite = await createServer({
    configFile: false, plugins: [labelModules()], appType: "custom", logLevel: "error",
    server: { middlewareMode: true, ws: false }, optimizeDeps: { noDiscovery: true },
  });
  const { loader } = await vite.ssrLoadModule("/app/feeds/calendar.ts");
  const texts = await Promise.all(JSON.parse(readFileSync(0, "utf8")).map((document) =>
    loader({ params: { document } }).text()));
  console.log(JSON.stringify({ offset: new Date(2026, 0, 1).getTimezoneOffset(), texts }));
  await vite.close();`;

const textsOf = (paths: string[]): Promise<string[]> =>
  Promise.all(paths.map((path) => responseOf(path).text()));

test.each(calendars)("%s is a calendar that programs read (B16)", async (path) => {
  const response = responseOf(path);
  expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  const text = await response.text();
  const events = eventsOf(text);
  expect(events.length).toBeGreaterThan(0);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  for (const { component, startDate } of events) {
    expect(startDate.isDate).toBe(true);
    expect(component.getFirstPropertyValue("dtstamp")?.toString()).toMatch(/T00:00:00Z$/);
    expect(component.getAllSubcomponents("valarm")).toEqual([]);
  }
  for (const line of text.split("\r\n"))
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});

test.each(["Asia/Kolkata", "UTC", "America/New_York"])(
  "in %s every date is the day that its duty says (B16)",
  async (zone) => {
    const months = calendarMonths();
    const shown = runIn(zone, DAYS_SHOWN, await textsOf(calendars)) as string[][];
    for (const [index, path] of calendars.entries()) {
      const within = calendarAt(path)!.duties;
      const dates = datesOf(within, `${months[0]}-01`, endOfMonth(months.at(-1)!));
      expect(shown[index], path).toEqual(dates.map(({ date }) => date));
    }
  },
);

test("a site built in India has the same calendars (B16)", async () => {
  const documents = calendars.map((path) => path.replace("/calendar/", ""));
  expect(runIn("Asia/Kolkata", CALENDARS_WRITTEN, documents)).toEqual({
    offset: -330,
    texts: await textsOf(calendars),
  });
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

test("letters of three bytes are folded between letters", async () => {
  const words = "ಕನ್ನಡ ಭಾಷೆಯಲ್ಲಿ ಒಂದು ಉದ್ದವಾದ ವಾಕ್ಯ ".repeat(6).trim();
  contentCopy().edit("law/duties.yaml", /when: .*/, `when: ${words}`);
  const text = await responseOf(`/calendar/duty-${duties()[0]!.id}.ics`).text();
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(eventsOf(text)[0]!.description).toContain(words);
});

test("the table has every date, one a line", async () => {
  const months = calendarMonths();
  const text = await responseOf(DUE_DATES_CSV).text();
  const lines = text.trim().split("\r\n");
  const dates = datesOf(duties(), `${months[0]}-01`, endOfMonth(months.at(-1)!));
  expect(lines.slice(1).map((line) => line.slice(0, 10))).toEqual(dates.map(({ date }) => date));
});
