import { ifReadable } from "#app/collections/reader/content-error.ts";
import { computedReadTime } from "#app/collections/blog.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { entriesIn, type EntryOf, type Source } from "../content.ts";
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
  const { date, updated = date, reviewedOn = "" } = fields;
  return [
    ...(updated < date
      ? [
          {
            severity: "error" as const,
            field: "updated",
            message: `${updated} lies before the article's own date, ${date}.`,
            mend: "Correct one of the two dates.",
          },
        ]
      : []),
    ...(reviewedOn > today()
      ? [
          {
            severity: "error" as const,
            field: "reviewedOn",
            message: `${reviewedOn} lies in the future: nobody has checked the law on that day yet.`,
            mend: "Write the day of the last check, or leave the line out.",
          },
        ]
      : []),
  ];
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
