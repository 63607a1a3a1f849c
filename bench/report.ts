import { SCORES, type Figures } from "./lighthouse.ts";
import type { NextPages } from "./next-page.ts";
import type { Taps } from "./taps.ts";

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

/** A row for each control; × is how many times the first's answer that is, the baseline's. */
export function tapTable(taps: Taps): string {
  const answered = (name: string, moment: "idle" | "early") =>
    (taps[name]?.[moment] ?? []).filter((answer) => answer !== "lost");
  const applied = (name: string, moment: "idle" | "early") =>
    median(answered(name, moment).map((answer) => answer.applied));
  const [baseline = ""] = Object.keys(taps);
  const rows = Object.entries(taps).map(([name, { idle, early }]) => [
    name,
    rounded(applied(name, "idle")),
    (applied(name, "idle") / applied(baseline, "idle")).toFixed(1),
    rounded(median(answered(name, "early").map(({ pressed }) => pressed))),
    rounded(applied(name, "early")),
    `${[...idle, ...early].filter((answer) => answer === "lost").length}`,
  ]);
  return table(
    ["first tap", "idle: applied", "×", "early: pressed", "early: applied", "lost"],
    rows,
  );
}

/** A row for each way, and beside its times how many times the first way's they are, the baseline's. */
export function nextPageTable(ways: NextPages): string {
  const [baseline] = Object.values(ways);
  const rows = Object.entries(ways).map(([name, way]) => [
    name,
    ...(["prepared", "idle", "early"] as const).flatMap((moment) => [
      rounded(median(way[moment])),
      (median(way[moment]) / median(baseline![moment])).toFixed(2),
    ]),
  ]);
  return table(
    ["from the press to the next page", "prepared", "×", "idle", "×", "early", "×"],
    rows,
  );
}
