import type { CaseStudy } from "#app/collections/case-studies.server.ts";
import { entriesIn, type Source } from "../content.ts";
import { placeOf, type Finding } from "../finding.ts";

const UNITS = [
  ..."zero one two three four five six seven eight nine ten eleven twelve thirteen".split(" "),
  ..."fourteen fifteen sixteen seventeen eighteen nineteen".split(" "),
];
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** Numbers as words up to ninety-nine. Zero and one are left out: "one register" counts nothing. */
const WORDS = new Map<string, number>([
  ...UNITS.map((word, value): [string, number] => [word, value]).slice(2),
  ...TENS.flatMap((ten, index): [string, number][] =>
    UNITS.slice(0, 10).map((unit, value) => [
      value === 0 ? ten : `${ten}-${unit}`,
      (index + 2) * 10 + value,
    ]),
  ),
]);

/** The numbers that a text names, in digits or words. */
function numbersIn(text: string): Set<number> {
  const words = text.toLowerCase().match(/\d[\d,]*|[a-z]+(?:-[a-z]+)?/g) ?? [];
  const numbers = words.map((word) =>
    /^\d/.test(word) ? Number(word.replaceAll(",", "")) : (WORDS.get(word) ?? Number.NaN),
  );
  return new Set(numbers.filter((number) => number > 1));
}

/** What a case says at length: its summaries may name no other number. */
const storyOf = ({ challenge, challenges, solutions, results }: CaseStudy): string =>
  [
    ...challenge,
    ...challenges,
    ...solutions,
    ...results.map(({ figure, text }) => `${figure ?? ""} ${text}`),
  ].join("\n");

/** Figures in a case's title and summaries that its story and its results do not bear out. */
export const caseFigureFindings = (sources: Source[]): Finding[] =>
  entriesIn(sources, "case-studies").flatMap(({ source, entry }) => {
    const known = numbersIn(storyOf(entry));
    const told: { path: string[]; text: string }[] = [
      { path: ["title"], text: entry.title },
      { path: ["description"], text: entry.description },
      { path: ["teaser", "summary"], text: entry.teaser.summary },
    ];
    const unknown = told.flatMap(({ path, text }) =>
      [...numbersIn(text)]
        .filter((number) => !known.has(number))
        .map((number) => ({ path, number })),
    );
    const figures = entry.results.flatMap(({ figure }) => figure ?? []);
    return [
      ...unknown.map(({ path, number }): Finding => ({
        severity: "warning",
        ...placeOf(source, ...path),
        message: `The figure ${number} stands neither in the case's story nor in its results.`,
        mend: "Tell it there too, or take it out here.",
      })),
      ...(figures.length === 0 || figures.includes(entry.teaser.figure)
        ? []
        : [
            {
              severity: "error" as const,
              ...placeOf(source, "teaser", "figure"),
              message: `The figure ${entry.teaser.figure} is none of the case's results.`,
              mend: `Write one of them: ${figures.filter(Boolean).join(", ")}.`,
            },
          ]),
    ];
  });
