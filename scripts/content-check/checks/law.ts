import { ifReadable } from "#app/collections/reader/content-error.ts";
import { filesIn } from "#app/collections/reader/content-file.server.ts";
import { lawChangesSince } from "#app/collections/law-mark.server.ts";
import type { LawRoom, RuleOfLaw } from "#app/room.ts";
import { rooms } from "#app/rooms.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { formatDay } from "#app/lib/days.ts";
import { readEntriesIn, isArticle, type Source } from "../content.ts";
import { finding, fieldPlace, type Finding } from "../findings.ts";

/** Articles whose law has changed since their last review (B6). */
const overtaken = (sources: Source[]): Finding[] =>
  readEntriesIn(sources, "blog").flatMap(({ source, entry }): Finding[] => {
    const rules = ifReadable(() => lawChangesSince(entry)) ?? [];
    if (rules.length === 0) return [];
    const field = entry.reviewedOn ? "reviewedOn" : "date";
    const changes = rules.map(({ title, date }) => `${title} (${formatDay(date)})`).join(", ");
    return [
      finding(
        fieldPlace(source, field),
        "note",
        `The law has changed since, and the article says so: ${changes}.`,
        "After checking the article against the new law, write the day of that check in `reviewedOn`.",
      ),
    ];
  });

/** Changes in law whose topic is a tag of no article: most likely misspelt. */
function unusedTopics(sources: Source[]): Finding[] {
  const articles = readEntriesIn(sources, "blog");
  const tags = [...new Set(articles.flatMap(({ entry }) => entry.tags))].sort();
  // The tags of an unreadable article are unknown.
  if (tags.length === 0 || articles.length < filesIn("blog", ".md").length) return [];
  const rules = sources.find(({ path }) => path === "law/rules.yaml");
  return (rules?.fields.values ?? [])
    .filter(({ key, value }) => key === "topics" && !tags.includes(String(value)))
    .map(({ field, line, value }) =>
      finding(
        { file: rules!.file, field, line },
        "warning",
        `No article carries the tag "${value}", so this change marks none by it.`,
        `Use a tag that articles carry: ${tags.join(", ")}.`,
      ),
    );
}

/** Pages that cite an entry which was written or checked after them. */
const statementsToCheck = (sources: Source[], rules: RuleOfLaw[]): Finding[] =>
  sources.flatMap(({ file, fields, path }): Finding[] => {
    const named = fields.values.filter(({ field }) => /^lawRules\[\d+\]$/.test(field));
    const dayField = isArticle(path) ? "reviewedOn" : "lawCheckedOn";
    const checked = String(fields.values.find(({ field }) => field === dayField)?.value ?? "");
    const later = rules.filter(
      ({ id, date, checked: { on } }) =>
        named.some(({ value }) => value === id) &&
        ((date > checked && date <= today()) || on > checked),
    );
    if (later.length === 0) return [];
    const titles = later.map(({ title, checked: { on } }) => `${title} (${formatDay(on)})`);
    return [
      finding(
        { file, field: dayField, line: fields.lineOf([checked ? dayField : "lawRules"]) },
        "note",
        `Statements of law here rest on entries that were checked later: ${titles.join(", ")}.`,
        `Compare the page with those entries of law/rules.yaml, then write the day in \`${dayField}\`.`,
      ),
    ];
  });

/** Statements of law that have not been compared with their source for too long. */
const uncheckedEntries = (sources: Source[], isCheckDue: LawRoom["isCheckDue"]): Finding[] =>
  sources
    .filter(({ path }) => path.startsWith("law/"))
    .flatMap(({ file, fields: { values } }) => {
      const said = new Map(values.map(({ field, value }) => [field, String(value)]));
      return values
        .filter(({ field }) => /(?:^|\.)checked\.on$/.test(field))
        .flatMap(({ field, line, value }) => {
          const of = (name: string) => said.get(field.replace(/checked\.on$/, name));
          if (!isCheckDue({ checked: { on: String(value) }, nextCheck: of("nextCheck") }))
            return [];
          // Each period of a rate is checked by itself; the name is the rate's.
          const rate = said.get(field.replace(/periods\[\d+\]\.checked\.on$/, "name"));
          const name = of("title") ?? of("now") ?? of("id") ?? rate ?? field;
          return finding(
            { file, line, field },
            "note",
            `"${name}" was last checked on ${formatDay(String(value))} and is due again.`,
            "Compare it with its instruments, then write the day in `checked`; the pages that rest on it are listed next.",
          );
        });
    });

/** Findings about the law files, and about pages that depend on them. */
export function lawFindings(sources: Source[]): Finding[] {
  const { law } = rooms;
  if (!law) return [];
  const rules = ifReadable(law.rules) ?? [];
  return [
    ...overtaken(sources),
    ...unusedTopics(sources),
    ...statementsToCheck(sources, rules),
    ...uncheckedEntries(sources, law.isCheckDue),
  ];
}
