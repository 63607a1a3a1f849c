import { fieldName, mendOf, type ContentProblem } from "#app/collections/reader/content-error.ts";
import type { Fields } from "./content.ts";

/** Errors stop every build except previews; warnings deserve a look; notes are information. */
export type Severity = "error" | "warning" | "note";

export type Finding = Omit<ContentProblem, "path"> & {
  severity: Severity;
  /** The file as the editor sees it, for example `content/blog/07-payroll.md`. */
  file: string;
  /** The path of the field, for example `links[0].to`. */
  field?: string;
  /** Whether the site cannot show the file at all; other errors are visible on its page. */
  isUnreadable?: true;
  /** Whether it would be an error if the entry were no draft. */
  inDraft?: true;
  /** The other file below `content/` that has to be corrected. */
  mendIn?: string;
};

/** The place of a field in a file. @param path of keys to the field */
export const fieldPlace = (
  { file, fields }: { file: string; fields: Fields },
  ...path: PropertyKey[]
) => ({ file, field: fieldName(path), line: fields.lineOf(path) });

/** What is wrong, and how to correct it. */
export type Remark = [message: string, mend: string];

/** A finding at a place. */
export const finding = (
  place: Pick<Finding, "file" | "line" | "field" | "mendIn">,
  severity: Severity,
  ...[message, mend]: Remark
): Finding => ({ ...place, severity, message, mend });

export const isError = ({ severity }: Finding): boolean => severity === "error";

const CHAPTERS: { severity: Severity; title: string }[] = [
  { severity: "error", title: "Errors" },
  { severity: "warning", title: "Warnings" },
  { severity: "note", title: "For information" },
];

const locationOf = ({ line, field }: Finding): string =>
  [line && `line ${line}`, field].filter(Boolean).join(", ");

/** Joins equal remarks at several places of one file. */
function remarks(findings: Finding[]): string[] {
  const said = (one: Finding) => [one.message, mendOf(one)].filter(Boolean).join("\n    → ");
  return [...Map.groupBy(findings, said)].map(([remark, those]) => {
    const known = those.map(locationOf).filter(Boolean);
    return `  ${known.length > 0 ? `${known.join("; ")}:\n    ` : ""}${remark}`;
  });
}

const byLine = (a: Finding, b: Finding): number => (a.line ?? 0) - (b.line ?? 0);

function chapter(findings: Finding[], heading: string): string[] {
  if (findings.length === 0) return [];
  const files = Map.groupBy(findings, ({ file }) => file);
  const groups = [...files.keys()]
    .sort()
    .map((file) => [file, ...remarks((files.get(file) ?? []).sort(byLine))].join("\n"));
  return [heading, ...groups];
}

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** Formats findings for people: errors first, grouped by file, with a summary in the last line. */
export function report(files: number, findings: Finding[]): string {
  const chapters = CHAPTERS.map(({ severity, title }) => ({
    severity,
    title,
    found: findings.filter((finding) => finding.severity === severity),
  }));
  const counts = chapters
    .filter(({ severity, found }) => severity === "error" || found.length > 0)
    .map(({ severity, found }) => counted(found.length, severity));
  const ending = findings.some(isError) ? "" : " Nothing stops a build.";
  return [
    ...chapters.flatMap(({ title, found }) => chapter(found, title)),
    `${counted(files, "file")} of content read: ${counts.join(", ")}.${ending}`,
  ].join("\n\n");
}
