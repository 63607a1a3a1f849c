import { ifReadable } from "#app/collections/content-error.ts";
import { eventsSince, legalEvents, type LegalEvent } from "#app/collections/legal-events.server.ts";
import { today } from "#app/collections/publication.server.ts";
import { formatDay } from "#app/lib/date.ts";
import { entriesIn, type Source } from "../content.ts";
import type { Finding } from "../finding.ts";

/** After this many days a statement of law is compared with its source again. */
const CHECK_EVERY_DAYS = 90;

/** Articles that the law has overtaken since they were last checked (B6). */
const overtaken = (sources: Source[]): Finding[] =>
  entriesIn(sources, "blog").flatMap(({ source, entry: { fields } }): Finding[] => {
    const events = ifReadable(() => eventsSince(fields)) ?? [];
    if (events.length === 0) return [];
    const field = fields.reviewedOn ? "reviewedOn" : "date";
    const changes = events.map(({ title, date }) => `${title} (${formatDay(date)})`).join(", ");
    return [
      {
        severity: "note",
        file: source.file,
        field,
        line: source.fields.lineOf([field]),
        message: `The law has changed since, and the article says so: ${changes}.`,
        mend: "After checking the article against the new law, write the day of that check in `reviewedOn`.",
      },
    ];
  });

/** Changes in law whose topic no article carries: most likely a misspelling. */
function unusedTopics(sources: Source[], events: LegalEvent[]): Finding[] {
  const file = sources.find(({ path }) => path === "legal-events.yaml");
  const tags = new Set(entriesIn(sources, "blog").flatMap(({ entry }) => entry.fields.tags));
  if (tags.size === 0) return [];
  const unused = events.flatMap(({ id, topics }) =>
    topics.filter((topic) => !tags.has(topic)).map((topic) => ({ id, topic })),
  );
  return unused.map(({ id, topic }) => ({
    severity: "warning",
    file: "content/legal-events.yaml",
    line: file?.fields.values.find(({ value }) => value === topic)?.line,
    message: `No article carries the tag "${topic}", so the change "${id}" marks none by it.`,
    mend: `Use a tag that articles carry: ${[...tags].sort().join(", ")}.`,
  }));
}

/** Pages whose statements rest on an entry that was written or checked again after them. */
const statementsToCheck = (sources: Source[], events: LegalEvent[]): Finding[] =>
  sources.flatMap(({ file, fields, path }): Finding[] => {
    const named = fields.values.filter(({ field }) => /^legalEvents\[\d+\]$/.test(field));
    const dayField = /^blog\/[^/]+$/.test(path) ? "reviewedOn" : "lawCheckedOn";
    const checked = String(fields.values.find(({ field }) => field === dayField)?.value ?? "");
    const later = events.filter(
      ({ id, date, checkedOn }) =>
        named.some(({ value }) => value === id) &&
        ((date > checked && date <= today()) || checkedOn > checked),
    );
    if (later.length === 0) return [];
    const titles = later.map(({ title, checkedOn }) => `${title} (${formatDay(checkedOn)})`);
    return [
      {
        severity: "note",
        file,
        field: dayField,
        line: fields.lineOf([checked ? dayField : "legalEvents"]),
        message: `Statements of law here rest on entries that were checked later: ${titles.join(", ")}.`,
        mend: `Compare the page with those entries of legal-events.yaml, then write the day in \`${dayField}\`.`,
      },
    ];
  });

const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Entries that nobody has compared with their source for too long. */
function uncheckedEntries(sources: Source[], events: LegalEvent[]): Finding[] {
  const file = sources.find(({ path }) => path === "legal-events.yaml");
  const due = events.filter(
    ({ checkedOn, nextCheck }) =>
      daysBetween(checkedOn, today()) > CHECK_EVERY_DAYS || (nextCheck && nextCheck <= today()),
  );
  return due.map(({ id, title, checkedOn }) => ({
    severity: "note",
    file: "content/legal-events.yaml",
    line: file?.fields.values.find(({ key, value }) => key === "id" && value === id)?.line,
    message: `"${title}" was last checked on ${formatDay(checkedOn)} and is due again.`,
    mend: "Compare it with its source, then write the day in `checkedOn`; the pages that rest on it are listed next.",
  }));
}

/** What the list of changes in law says about the pages. */
export function lawFindings(sources: Source[]): Finding[] {
  const events = ifReadable(legalEvents) ?? [];
  return [
    ...overtaken(sources),
    ...unusedTopics(sources, events),
    ...statementsToCheck(sources, events),
    ...uncheckedEntries(sources, events),
  ];
}
