import { expect, test } from "vitest";
import { parseRssFeed } from "feedsmith";
import { calendarMonths, datesOf, duties, endOfMonth } from "#app/collections/law-duties.server.ts";
import { hasLawPages } from "#app/collections/law-pages.server.ts";
import { lawRules } from "#app/collections/law-rules.server.ts";
import { lawSheets } from "#app/collections/law-sheets.server.ts";
import { hrTopics } from "#app/collections/services.server.ts";
import { formatDay } from "#app/lib/date.ts";
import { weekdayOf } from "#app/lib/days.ts";
import { canonicalAddresses, exists, htmlOf, mainOf, read, textOf } from "./built-site.ts";

const section = canonicalAddresses().filter((address) => /^\/resources(?:\/|$)/.test(address));

test("a firm without this section has no trace of it (B21)", () => {
  if (hasLawPages()) return;
  expect(section).toEqual([]);
  expect(exists("/feed/law.xml")).toBe(false);
});

test.runIf(hasLawPages())("the section grows with nothing but the law (B16)", () => {
  const own = section.filter((address) => !address.startsWith("/resources/calculators"));
  expect(own).toHaveLength(5 + calendarMonths().length + lawSheets().length);
});

test.each(calendarMonths())(
  "%s has each of its due dates with weekday and source (B16)",
  (month) => {
    const words = textOf(mainOf(htmlOf(`/resources/compliance-calendar/${month}`)));
    for (const { duty, date } of datesOf(duties(), `${month}-01`, endOfMonth(month))) {
      expect(words).toContain(duty.title);
      expect(words).toContain(formatDay(date));
      expect(words).toContain(weekdayOf(date));
      expect(words).toContain(duty.source);
    }
  },
);

test.runIf(hasLawPages())(
  "the feed of the law has every rule, and each leads to its entry (B21)",
  () => {
    const { items = [] } = parseRssFeed(read("/feed/law.xml").toString());
    const html = htmlOf("/resources/what-is-in-force");
    expect(items.map(({ link }) => link?.split("#")[1]).toSorted()).toEqual(
      lawRules()
        .map(({ id }) => id)
        .toSorted(),
    );
    for (const { id } of lawRules()) expect(html).toContain(` id="${id}"`);
  },
);

test.each(hrTopics().filter(({ statutoryYear }) => statutoryYear))(
  "$path shows twelve months of due dates, each leading to its own page (B28)",
  ({ path }) => {
    const [, year = ""] =
      /aria-labelledby="statutory-year"([\s\S]*?)<\/section>/.exec(htmlOf(path)) ?? [];
    const months = [
      ...year.matchAll(/href="[^"]*\/compliance-calendar\/([\d-]+)"([\s\S]*?)<\/p>/g),
    ];
    expect(months.map(([, month]) => month)).toEqual(
      calendarMonths().slice(calendarMonths().indexOf(months[0]![1]!)).slice(0, 12),
    );
    for (const [, month, rest = ""] of months) {
      const { length } = datesOf(duties(), `${month}-01`, endOfMonth(month!));
      expect(textOf(rest)).toContain(`${length} `);
    }
  },
);
