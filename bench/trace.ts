import { writeFileSync } from "node:fs";
import type { RunnerResult } from "lighthouse";
import { figuresOf, runLighthouse } from "./lighthouse.ts";

/**
 * An event of a Chrome trace; times are in microseconds. `dur` is by the clock, `tdur` is the processor's time
 * for this thread: other work of the machine lengthens the first alone.
 */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: Record<"data" | "beginData", Record<string, unknown> | undefined> & {
    elementCount?: number;
  };
};

const processor = ({ tdur, dur = 0 }: TraceEvent): number => tdur ?? dur;
const ms = (microseconds: number): string => (microseconds / 1000).toFixed(0);
const fileOf = (url: unknown): string => String(url).replace(/^https?:\/\/[^/]+/, "");

/** What an event worked on, as far as the trace tells: a file, a function, how many elements. */
function subject({ args }: TraceEvent): string {
  const { url, styleSheetUrl, functionName, type } = { ...args.beginData, ...args.data };
  const source = url ?? styleSheetUrl;
  return [
    functionName,
    type,
    source && fileOf(source),
    args.elementCount !== undefined && `${args.elementCount} elements`,
    args.beginData?.dirtyObjects !== undefined &&
      `${String(args.beginData.dirtyObjects)} of ${String(args.beginData.totalObjects)} objects`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** Processor time of each event in a task without the events inside it, longest first. */
function work(task: TraceEvent, thread: TraceEvent[]): string[] {
  const end = task.ts + task.dur!;
  const inside = thread.filter((event) => event.ts >= task.ts && event.ts + event.dur! <= end);
  const own = new Map(inside.map((event) => [event, processor(event)]));
  const open: TraceEvent[] = [];
  for (const event of inside) {
    while (open.length > 0 && open.at(-1)!.ts + open.at(-1)!.dur! <= event.ts) open.pop();
    const parent = open.at(-1);
    if (parent) own.set(parent, own.get(parent)! - processor(event));
    open.push(event);
  }
  const byLabel = new Map<string, number>();
  for (const [event, time] of own) {
    const label = event === task ? "other" : [event.name, subject(event)].join(" ").trim();
    byLabel.set(label, (byLabel.get(label) ?? 0) + time);
  }
  return [...byLabel]
    .filter(([, time]) => time >= 2000)
    .sort(([, a], [, b]) => b - a)
    .map(([label, time]) => `${ms(time)} ${label}`);
}

/** The element that was the largest paint, how its time was spent, and every request of the page. */
function printLoading({ audits }: RunnerResult["lhr"]): void {
  const line = (time: number, text: string) =>
    console.log(`${time.toFixed(0).padStart(6)} ${text}`);
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
    line(Number(networkRequestTime), `${end}  ${priority}  ${transferSize}  ${fileOf(url)}`);
  }
}

/** The longest tasks of the main thread, up to two seconds after the page has loaded. */
function printTasks(events: TraceEvent[], url: string): void {
  const start = events.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url,
  );
  const load = events.findLast(({ name }) => name === "loadEventEnd");
  if (!start || !load) throw new Error(`The trace does not show how ${url} was loaded.`);
  const thread = events.filter(
    ({ ph, pid, tid, dur }) => ph === "X" && pid === start.pid && tid === start.tid && dur,
  );
  const tasks = thread
    .filter(({ name, ts, dur }) => name === "RunTask" && ts + dur! > start.ts)
    .filter(({ ts }) => ts < load.ts + 2_000_000)
    .sort((a, b) => processor(b) - processor(a));
  const total = tasks.reduce((sum, task) => sum + processor(task), 0);
  console.log(`\nMain thread: ${ms(total)} ms of processor. The longest tasks:`);
  console.log(" start   clock  processor, of which");
  for (const task of tasks.slice(0, 10)) {
    const times = [task.ts - start.ts, task.dur!, processor(task)];
    const row = times.map((time) => ms(time).padStart(6)).join("  ");
    console.log(`${row}  ${work(task, thread).join(`\n${" ".repeat(24)}`)}`);
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
  const events = result.artifacts.Trace.traceEvents as TraceEvent[];
  // An event that holds others comes before them.
  const inOrder = events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  printTasks(inOrder, url);
  writeFileSync(file, JSON.stringify(result.artifacts.Trace));
  console.log(`\nThe trace is in ${file}: open it in Chrome's Performance panel.`);
}
