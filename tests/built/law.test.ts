import { expect, test } from "vitest";
import { CHANGES_ICS } from "#app/law/collections/calendars.server.ts";
import { begunChanges, lawChanges } from "#app/law/collections/changes.server.ts";
import {
  calendarMonths,
  datesOf,
  duties,
  endOfMonth,
  nextDates,
} from "#app/law/collections/duties.server.ts";
import { calculators } from "#app/calculators/calculators.server.ts";
import { citationsText } from "#app/law/collections/instruments.server.ts";
import { hasLawPages } from "#app/law/collections/pages.server.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { lawRules } from "#app/law/collections/rules.server.ts";
import { hrTopics, services } from "#app/collections/services.server.ts";
import { formatDay, weekdayOf } from "#app/lib/days.ts";
import { link } from "#app/lib/address/site-url.ts";
import { addressesOf } from "#app/urls.server.ts";
import {
  attributes,
  canonicalAddresses,
  documentOf,
  exists,
  mainOf,
  read,
  textOf,
} from "./built-site.ts";
import { feedItems } from "./feed-items.ts";

const section = canonicalAddresses().filter((address) => /^\/resources(?:\/|$)/.test(address));

test.skipIf(hasLawPages())("a firm without this section has no trace of it (B21)", () => {
  expect(section).toEqual([]);
  expect(exists("/feed/law.xml")).toBe(false);
});

test.runIf(hasLawPages())("every rule, date and name stands in its page (B16, B21)", () => {
  for (const [address, entries] of [
    ["/resources/what-is-in-force", lawRules()],
    ["/resources/compliance-calendar", nextDates().map(({ duty }) => duty)],
    [
      "/resources/which-rules",
      lawRules().flatMap(({ id, listed }) => (listed ? { id: `all-rule-${id}` } : [])),
    ],
  ] as const)
    expect(attributes(mainOf(address), "id"), address).toEqual(
      expect.arrayContaining(entries.map(({ id }) => id)),
    );
});

test.each(calendarMonths())("%s has its due dates, each with weekday and source (B16)", (month) => {
  const main = mainOf(`/resources/compliance-calendar/${month}`);
  const words = textOf(main);
  const present = main.querySelectorAll("ol > li > a[aria-current]").map(({ attrs }) => attrs.href);
  expect(present).toEqual([link(`/resources/compliance-calendar/${month}`)]);
  for (const { duty, date } of datesOf(duties(), `${month}-01`, endOfMonth(month))) {
    expect(words).toContain(duty.title);
    expect(words).toContain(formatDay(date));
    expect(words).toContain(weekdayOf(date));
    expect(words).toContain(citationsText(duty.instruments.slice(0, 1)));
  }
});

test.runIf(hasLawPages())("each calendar can be subscribed to, or taken as a file (B16)", () => {
  const addresses = attributes(mainOf("/resources/compliance-calendar"), "href");
  const calendars = addresses.filter((href) => href.startsWith("webcal:"));
  expect(calendars.length).toBeGreaterThan(1);
  for (const calendar of calendars) {
    expect(addresses).toContain(new URL(calendar).pathname);
    expect(calendar).toMatch(/\.ics$/);
  }
});

test.runIf(lawChanges().length > 0)("page, feed and calendar have the same changes (B21)", () => {
  const rules = addressesOf("/resources/what-is-in-force/:rule");
  const items = feedItems("/feed/law.xml");
  const changes = lawChanges()
    .toSorted((a, b) => b.on.localeCompare(a.on))
    .map(({ says }) => says);
  expect(items.map(({ summary }) => summary)).toEqual(changes);
  for (const { link } of items) expect(rules).toContain(new URL(link!).pathname);
  const words = textOf(mainOf("/resources/changes"));
  for (const says of changes) expect(words).toContain(says);
  expect(textOf(mainOf("/resources"))).toContain(begunChanges()[0]?.says ?? "");
  const events = `${read(CHANGES_ICS)}`.match(/BEGIN:VEVENT/g);
  expect(events).toHaveLength(items.length);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test.each(lawRules())("$id says on its own page and in its row what to do (B21)", (rule) => {
  const row = documentOf("/resources/what-is-in-force").getElementById(rule.id)!;
  for (const words of [textOf(row), textOf(mainOf(`/resources/what-is-in-force/${rule.id}`))]) {
    expect(words).toContain(rule.says);
    expect(words).toContain(citationsText(rule.instruments.slice(0, 1)));
  }
});

test.each(calculators())(
  "$path leads from each of its figures to the rule in full (B20)",
  ({ path, calculator }) => {
    const links = mainOf(path)
      .querySelectorAll("#law-behind a")
      .map((link) => link.getAttribute("href")!.split("/what-is-in-force/")[1]);
    const rules = lawRates()
      .filter(({ id }) => calculator.rates.includes(id))
      .flatMap(({ rule }) => rule ?? []);
    expect(links.filter((rule) => rule !== undefined)).toEqual(rules);
    const known = addressesOf("/resources/what-is-in-force/:rule");
    for (const rule of rules) expect(known).toContain(`/resources/what-is-in-force/${rule}`);
  },
);

test.each([...services(), ...hrTopics()].filter(({ exhibit }) => exhibit?.kind === "year"))(
  "$path shows twelve months of due dates, each leading to its own page (B28)",
  ({ path }) => {
    const months = mainOf(path)
      .querySelectorAll('[aria-labelledby="statutory-year"] a[href*="/compliance-calendar/"]')
      .map((link) => ({ month: link.getAttribute("href")!.slice(-7), entry: link.closest("li")! }));
    const first = calendarMonths().indexOf(months[0]!.month);
    expect(months.map(({ month }) => month)).toEqual(calendarMonths().slice(first).slice(0, 12));
    for (const { month, entry } of months) {
      const { length } = datesOf(duties(), `${month}-01`, endOfMonth(month));
      expect(textOf(entry)).toContain(`${length} `);
    }
  },
);
