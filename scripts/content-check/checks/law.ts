import { ifReadable } from "#app/collections/content-error.ts";
import { eventsSince, legalEvents } from "#app/collections/legal-events.server.ts";
import { formatDay } from "#app/lib/date.ts";
import { entriesIn, type Source } from "../content.ts";
import type { Finding } from "../finding.ts";

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
function unusedTopics(sources: Source[]): Finding[] {
  const events = sources.find(({ path }) => path === "legal-events.yaml");
  const tags = new Set(entriesIn(sources, "blog").flatMap(({ entry }) => entry.fields.tags));
  const unused = (ifReadable(legalEvents) ?? []).flatMap(({ id, topics }) =>
    topics.filter((topic) => !tags.has(topic)).map((topic) => ({ id, topic })),
  );
  return unused.map(({ id, topic }) => ({
    severity: "warning",
    file: "content/legal-events.yaml",
    line: events?.fields.values.find(({ value }) => value === topic)?.line,
    message: `No article carries the tag "${topic}", so the change "${id}" marks none by it.`,
    mend: `Use a tag that articles carry: ${[...tags].sort().join(", ")}.`,
  }));
}

/** What the list of changes in law says about the articles. */
export const lawFindings = (sources: Source[]): Finding[] => [
  ...overtaken(sources),
  ...unusedTopics(sources),
];
