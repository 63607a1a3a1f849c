/**
 * `npm run law:watch -- <file>`: lists notifications of an official index that no entry of the law cites. The file is
 * the index saved from a browser, as page or text: the e-Gazette's, a ministry's or a state's (docs/guides/editing.md).
 */
import { readFileSync } from "node:fs";
import { least } from "d3-array";
import { MONTHS } from "#app/lib/days.ts";
import { optionalFiles } from "#app/collections/kinds.server.ts";
import { Refusal, tell } from "./refusal.ts";

/** Notification numbers as gazettes print them: S.O. 4710(E), GSR 525 (E), S.O. 10(E) of 2026. */
const NUMBER = /\b(S\.?\s?O\.?|G\.?\s?S\.?\s?R\.?)\s*(\d{1,5})\s*\(\s*E\s*\)(?: of (20\d\d))?/gi;

const MONTH = MONTHS.map((month) => `${month.slice(0, 3)}[a-z]*`).join("|");

/** Days as indexes print them: 21.11.2025, 21-Nov-2025, 21st November, 2025, November 21, 2025, 2025-11-21. */
const DAY = new RegExp(
  `\\b(?:(?:\\d{1,2}(?:st|nd|rd|th)?[\\s.,/-]+(?:\\d{1,2}|${MONTH})|(?:${MONTH})\\s+\\d{1,2})[\\s.,/-]+20\\d\\d|20\\d\\d-\\d\\d-\\d\\d)\\b`,
  "gi",
);
const YEAR = /\b20\d\d\b/g;

const lastYear = (text = ""): string | undefined => text.match(YEAR)?.at(-1);

type Found = { number: string; year?: string; line: string };

const plain = (text: string): string =>
  text.replace(/<[^>]*>/g, " ").replace(/&nbsp;|&#160;/g, " ");

/**
 * The notifications in a text, each once, with its line. Numbers restart each year: a number belongs to the year that
 * follows it, else of the nearest day in its line, else to the last year above: another may be that of its subject.
 */
export function notificationsIn(text: string): Found[] {
  const found = new Map<string, Found>();
  let above: string | undefined;
  for (const line of plain(text).split(/\r?\n/)) {
    const days = [...line.matchAll(DAY)];
    for (const { 1: series = "", 2: digits = "", 3: own, index: place } of line.matchAll(NUMBER)) {
      const near = least(days, ({ index }) => Math.abs(index - place));
      const year = own ?? lastYear(near?.[0]) ?? above ?? lastYear(line);
      const number = `${/s\.?\s?o/i.test(series) ? "S.O." : "G.S.R."} ${Number(digits)}(E)`;
      const key = `${number} ${year}`;
      if (!found.has(key))
        found.set(key, { number, year, line: line.trim().replace(/\s+/g, " ").slice(0, 160) });
    }
    above = lastYear(days.at(-1)?.[0] ?? line) ?? above;
  }
  return [...found.values()];
}

type Instrument = { number?: string; date?: string };

/** Notifications that no instrument has; without a year in the index, the number alone decides. */
export const notCited = (found: Found[], cited: Instrument[]): Found[] =>
  found.filter(
    ({ number, year }) =>
      !cited.some((known) => known.number === number && (!year || known.date?.startsWith(year))),
  );

/** The report about a saved index. @throws Refusal if no file is named */
function watch([file]: string[]): string {
  if (!file) throw new Refusal("Name the saved index: npm run law:watch -- gazette-november.html");
  const found = notificationsIn(readFileSync(file, "utf8"));
  const cited = optionalFiles["law/instruments.yaml"]?.read() as Instrument[] | undefined;
  const open = notCited(found, cited ?? []);
  return [
    ...open.map(({ number, year, line }) => `${number}, ${year ?? "year unknown"}: ${line}`),
    `${found.length} notifications in the file, ${open.length} of them cited by no entry.`,
  ].join("\n");
}

if (import.meta.main) await tell(() => watch(process.argv.slice(2)));
