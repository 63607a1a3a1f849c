import { writeFileSync } from "node:fs";
import type { RunnerResult } from "lighthouse";
import { figuresOf, runLighthouse } from "./lighthouse.ts";

const fileOf = (url: unknown): string => String(url).replace(/^https?:\/\/[^/]+/, "");
/** Lighthouse's own lists of what the main thread did. */
const TASKS = [
  ["long-tasks", "Longest tasks: ms, start, file"],
  ["mainthread-work-breakdown", "Main thread: ms of each kind of work"],
] as const;

const line = (time: unknown, text: string) =>
  console.log(`${Number(time).toFixed(0).padStart(6)} ${text}`);

/** The element that was the largest paint, how its time was spent, every request of the page and its longest tasks. */
function printLoading({ audits }: RunnerResult["lhr"]): void {
  const breakdown = audits["lcp-breakdown-insight"]?.details;
  if (breakdown?.type === "list") {
    const [phases, element] = breakdown.items as unknown as [
      { items: { label: string; duration: number }[] },
      { snippet?: string; selector?: string } | undefined,
    ];
    console.log(`\nLargest paint: ${element?.selector}\n${element?.snippet}`);
    for (const { label, duration } of phases.items) line(duration, label);
  }
  const requests = audits["network-requests"]?.details;
  console.log("\nRequests: start and end in ms, priority, bytes");
  if (requests?.type !== "table") return;
  for (const {
    networkRequestTime,
    networkEndTime,
    priority,
    transferSize,
    url,
  } of requests.items) {
    const end = Number(networkEndTime).toFixed(0).padStart(6);
    line(networkRequestTime, `${end}  ${priority}  ${transferSize}  ${fileOf(url)}`);
  }
  for (const [id, title] of TASKS) {
    const { details } = audits[id] ?? {};
    console.log(`\n${title}`);
    if (details?.type !== "table") continue;
    for (const { duration, startTime, url, groupLabel } of details.items)
      line(duration, `${groupLabel ?? `at ${Number(startTime).toFixed(0)} ${fileOf(url)}`}`);
  }
}

/**
 * Loads one page with network and processor slowed, and prints how it was loaded and what the main thread did.
 * @param file where the trace goes; Chrome's Performance panel opens it
 */
export async function tracePage(url: string, file: string): Promise<void> {
  const result = await runLighthouse(url, "devtools", { onlyCategories: ["performance"] });
  if (!result) return;
  const { FCP, LCP, TBT, performance } = figuresOf(result);
  const [first, largest, blocking] = [FCP, LCP, TBT].map((time) => time.toFixed(0));
  console.log(
    `${fileOf(url)}: FCP ${first}, LCP ${largest}, TBT ${blocking}, score ${performance}`,
  );
  printLoading(result.lhr);
  writeFileSync(file, JSON.stringify(result.artifacts.Trace));
  console.log(`\nThe trace is in ${file}: open it in Chrome's Performance panel.`);
}
