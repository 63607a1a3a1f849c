import { SCORES, type Figures } from "./lighthouse.ts";
import { MOMENTS, type Answers, type Moment } from "./presses.ts";

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const rounded = (value: number) =>
  Number.isNaN(value) ? "–" : Math.round(value).toLocaleString("en-GB");

/** A Markdown table: text on the left, numbers on the right. */
function table(head: string[], rows: string[][]): string {
  const rule = head.map((_, column) => (column === 0 ? "---" : "--:"));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** A row for each page: medians, and beside times how many times the first page's that is, the baseline's. */
export function speedTable(results: Record<string, Figures[]>): string {
  const baseline = Object.keys(results)[0]!;
  const figure = (name: string, key: keyof Figures) =>
    median((results[name] ?? []).map((figures) => figures[key]));
  const rows = Object.keys(results).map((name) => {
    const withRatio = (key: keyof Figures) => [
      rounded(figure(name, key)),
      (figure(name, key) / figure(baseline, key)).toFixed(2),
    ];
    return [
      name,
      ...withRatio("FCP"),
      ...withRatio("LCP"),
      rounded(figure(name, "TBT")),
      ...withRatio("main thread"),
      figure(name, "CLS").toFixed(3),
      ...SCORES.map((key) => rounded(figure(name, key))),
    ];
  });
  const times = ["FCP", "×", "LCP", "×", "TBT", "main thread", "×", "CLS"];
  return table(["page", ...times, "speed", "accessible", "practice", "SEO"], rows);
}

/** A row for each way; beside its times how many times the first way's they are, the baseline's. */
export function pressTable(ways: Answers): string {
  const answersTo = (name: string, moment: Moment) => ways[name]?.[moment] ?? [];
  const figure = (name: string, moment: Moment, key: "pressed" | "applied") =>
    median(answersTo(name, moment).flatMap((answer) => (answer === "lost" ? [] : [answer[key]])));
  const [baseline = ""] = Object.keys(ways);
  const moments = MOMENTS.filter((moment) => answersTo(baseline, moment).length > 0);
  const rows = Object.keys(ways).map((name) => [
    name,
    ...moments.flatMap((moment) => [
      rounded(figure(name, moment, "applied")),
      (figure(name, moment, "applied") / figure(baseline, moment, "applied")).toFixed(2),
    ]),
    rounded(figure(name, "early", "pressed")),
    `${moments.flatMap((moment) => answersTo(name, moment)).filter((answer) => answer === "lost").length}`,
  ]);
  const heads = moments.flatMap((moment) => [moment, "×"]);
  return table(["from the press to its effect", ...heads, "early: pressed", "lost"], rows);
}
