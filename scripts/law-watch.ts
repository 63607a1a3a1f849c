/**
 * `npm run law:watch -- <file>`: which notifications of an official index no entry of the law cites. The file is that
 * index as saved from a browser, page or text: the e-Gazette's, a ministry's or a state's. Guide: docs/guides/editing.md.
 */
import { readFileSync } from "node:fs";
import { optionalFiles } from "#app/collections/kinds.server.ts";
import { Refusal, tell } from "./changes/refusal.ts";

/** A number as gazettes print it: S.O. 4710(E), GSR 525 (E). */
const NUMBER = /\b(S\.?\s?O\.?|G\.?\s?S\.?\s?R\.?)\s*(\d{1,5})\s*\(\s*E\s*\)/gi;

/** Numbers begin again each year: the year that stands last in the line, or above it, goes with them. */
const YEAR = /\b20\d\d\b/g;

type Found = { number: string; year?: string; line: string };

const plain = (text: string): string =>
  text.replace(/<[^>]*>/g, " ").replace(/&nbsp;|&#160;/g, " ");

/** The notifications that a text names, each once, with the line it stands in. */
export function notificationsIn(text: string): Found[] {
  const found = new Map<string, Found>();
  let year: string | undefined;
  for (const line of plain(text).split(/\r?\n/)) {
    year = line.match(YEAR)?.at(-1) ?? year;
    for (const [, series = "", digits = ""] of line.matchAll(NUMBER)) {
      const number = `${/s\.?\s?o/i.test(series) ? "S.O." : "G.S.R."} ${Number(digits)}(E)`;
      const key = `${number} ${year}`;
      if (!found.has(key)) {
        found.set(key, { number, year, line: line.trim().replace(/\s+/g, " ").slice(0, 160) });
      }
    }
  }
  return [...found.values()];
}

type Instrument = { number?: string; date?: string };

/** Those that no instrument has; where the index names no year, the number alone decides. */
export const notCited = (found: Found[], cited: Instrument[]): Found[] =>
  found.filter(
    ({ number, year }) =>
      !cited.some((known) => known.number === number && (!year || known.date?.startsWith(year))),
  );

/** What is said of a saved index. @throws Refusal where none is named */
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
