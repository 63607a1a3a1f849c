import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { contentCopy, messageOf } from "#app/collections/test-content.test-helper.ts";
import { lawChecklists } from "./checklists.server.ts";
import { calendarMonths, datesOf, duties } from "./duties.server.ts";
import { rooms } from "#app/rooms.server.ts";
import { isCheckDue } from "./fields.server.ts";
import { instruments } from "./instruments.server.ts";
import { withLastCheck } from "./law-file.server.ts";
import { lawNames } from "./names.server.ts";
import { hasLawPages } from "./pages.server.ts";
import { lawRates } from "./rates.server.ts";
import { lawRules } from "./rules.server.ts";

test("a monthly duty is for the month before", () => {
  const duty = { ...duties()[0]!, due: { monthly: 15 } };
  expect(datesOf([duty], "2027-01-01", "2027-01-31")[0]).toMatchObject({
    date: "2027-01-15",
    period: "2026-12-01",
  });
});

test("what pages know as the next days leaves out none, whenever they are read", () => {
  const days = rooms.law!.nextDue().map(({ day }) => day);
  const due = datesOf(duties(), days[0]!, days.at(-1)!).map(({ date }) => date);
  expect(days).toEqual([...new Set(due)]);
});

test("the calendar has eighteen months ahead and loses none that it had", () => {
  vi.stubEnv("BUILD_DATE", "2026-11-30");
  const first = calendarMonths();
  expect(first.slice(-1)).toEqual(["2028-04"]);
  vi.stubEnv("BUILD_DATE", "2027-03-01");
  expect(calendarMonths().slice(0, first.length)).toEqual(first);
  expect(calendarMonths().at(-1)).toBe("2028-08");
});

test("an entry is due for a check after ninety days, or on the day named", () => {
  vi.stubEnv("BUILD_DATE", "2027-02-21");
  expect(isCheckDue({ checked: { on: "2026-11-23" } })).toBe(false);
  expect(isCheckDue({ checked: { on: "2026-11-22" } })).toBe(true);
  expect(isCheckDue({ checked: { on: "2027-02-01" }, nextCheck: "2027-02-22" })).toBe(false);
  expect(isCheckDue({ checked: { on: "2027-02-01" }, nextCheck: "2027-02-21" })).toBe(true);
});

const READERS = { rules: lawRules, duties, names: lawNames, instruments };

const ONE_READING = "$1readings: [{ says: One, in: $2 }]\n$&";

test.each<[string, keyof typeof READERS, RegExp, string, RegExp]>([
  ["a rule without instrument", "rules", /^ {4}instruments:\n(?: {6}.*\n)*/m, "", /instruments/],
  ["an unknown instrument", "rules", /in: \S+/, "in: no-such-act,", /no-such-act/],
  ["a nameless place", "rules", /\{ in: (\S+),.*\}/, "{ in: $1, read: 2026-11-26 }", /which place/],
  ["a home page", "instruments", /^ {4}name:.*/m, "$&\n    link: https://labour.gov.in", /itself/],
  ["a day that no month has", "duties", /yearly: \[02-last\]/, "yearly: [02-31-x]", /month-day/],
  ["an unknown rule", "duties", /rules: \[[a-z0-9-]+/, "rules: [no-such", /but this is "no-such"/],
  ["an unknown subject", "rules", /subject: labour/, "subject: labor", /Did you mean "labour"/],
  ["an unknown Act", "names", /^ {4}now: /m, "    act: form-24\n$&", /"form-24".*mean "form-24q"/],
  ["one reading alone", "duties", /^( {4})instruments:\n.*in: ([\w-]+)/m, ONE_READING, /readings/],
  [
    "a part that begins at a higher number",
    "rules",
    /^ {4}reach:/m,
    "$&\n      - { who: All }\n      - { who: Some, heads: 300 }",
    /an entry of its own/,
  ],
  ["a figure not said", "rules", /^ {4}says: /m, "    figure: 7‰\n$&", /words of `says`/],
  ["an end before the beginning", "rules", /( {4}from: )2027/, "$12020", /in this order/],
])("%s is an error", (_, file, search, replacement, says) => {
  contentCopy().edit(`law/${file}.yaml`, search, replacement);
  expect(messageOf(READERS[file])).toMatch(says);
});

test("an entry was checked on the last day that any of its law was read", () => {
  const cited = { instruments: [{ read: "2026-11-26" }, {}], readings: [{ read: "2026-11-27" }] };
  expect(
    ["2026-11-22", "2026-11-28"].map((on) => withLastCheck({ checked: { on }, ...cited }).checked),
  ).toEqual([{ on: "2026-11-27" }, { on: "2026-11-28" }]);
});

test("a site that shows signed law alone hides the rest, and one without law has none", () => {
  const content = contentCopy();
  const [first] = duties();
  const by = (law: string) => content.edit("site.yaml", /^law: .*|$(?![^])/m, `law: ${law}\n`);
  by("signed-only");
  expect(duties()).toEqual([]);
  content.edit(
    "law/duties.yaml",
    /^ {4}checked: .*/m,
    "$&\n    sign: { by: Asha Rao, on: 2026-11-26 }",
  );
  expect(duties().map(({ id }) => id)).toEqual([first!.id]);
  by("off");
  const stated = () =>
    [duties(), lawRules(), lawNames().names, lawRates(), lawChecklists(), calendarMonths()].flat();
  expect([hasLawPages(), ...stated()]).toEqual([false]);
  by("marked");
  rmSync(join(content.directory, "law"), { recursive: true });
  expect([hasLawPages(), ...stated()]).toEqual([false]);
});
