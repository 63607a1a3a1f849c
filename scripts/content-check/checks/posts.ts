import { computedReadTime } from "#app/collections/blog.server.ts";
import { entriesIn, ifReadable, type EntryOf, type Source } from "../content.ts";
import type { Finding } from "../finding.ts";

type PostFile = EntryOf<"blog">;
type Problem = Omit<Finding, "file" | "line">;

const bodyProblems = ({ body }: PostFile): Problem[] =>
  body
    ? []
    : [
        {
          severity: "warning",
          message: "The article has no text of its own, only its category's general section.",
          mend: "Write the text below the second line of dashes.",
        },
      ];

function readTimeProblems({ fields, body }: PostFile): Problem[] {
  const computed = ifReadable(() => computedReadTime(fields, body));
  if (!fields.readTime || !computed) return [];
  const [said, counted] = [fields.readTime, computed].map((text) => Number.parseInt(text, 10));
  if (Math.abs((said ?? 0) - (counted ?? 0)) <= 2) return [];
  return [
    {
      severity: "warning",
      field: "readTime",
      message: `"${fields.readTime}" is far from what the text takes: ${computed}.`,
      mend: "Delete the line, and the site counts the words.",
    },
  ];
}

function dateProblems({ fields }: PostFile): Problem[] {
  const early = (["updated", "reviewedOn"] as const).filter((field) => {
    const day = fields[field];
    return day !== undefined && day < fields.date;
  });
  return early.map((field) => ({
    severity: "error",
    field,
    message: `${fields[field]} lies before the article's own date, ${fields.date}.`,
    mend: "Correct one of the two dates.",
  }));
}

/** Articles without text, reading times far from the text, dates that contradict each other. */
export const postFindings = (sources: Source[]): Finding[] =>
  entriesIn(sources, "blog").flatMap(({ source, entry }) =>
    [...bodyProblems(entry), ...readTimeProblems(entry), ...dateProblems(entry)].map((problem) => ({
      file: source.file,
      line: problem.field ? source.fields.lineOf([problem.field]) : source.body?.line,
      ...problem,
    })),
  );
