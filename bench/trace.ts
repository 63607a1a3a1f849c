import { writeFileSync } from "node:fs";
import { runLighthouse } from "./lighthouse.ts";

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
  args: { data?: Record<string, unknown>; beginData?: Record<string, unknown> } & Record<
    string,
    unknown
  >;
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
    args.elementCount !== undefined && `${String(args.elementCount)} elements`,
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

/**
 * Loads one page with network and processor slowed, stores the Chrome trace and prints the paints, the
 * requests and the ten longest tasks of the main thread.
 * @param file where the trace goes; Chrome's Performance panel opens it
 */
export async function tracePage(url: string, file: string): Promise<void> {
  const result = await runLighthouse(url, "devtools", { onlyCategories: ["performance"] });
  if (!result) return;
  const trace = result.artifacts.Trace;
  writeFileSync(file, JSON.stringify(trace));

  const events = (trace.traceEvents as TraceEvent[]).toSorted(
    (a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0),
  );
  const start = events.findLast(
    ({ name, args }) => name === "navigationStart" && args.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`The trace has no navigation to ${url}`);
  const since = ({ ts }: { ts: number }) => ms(ts - start.ts);
  const { audits } = result.lhr;
  const metric = (id: string) => `${audits[id]?.numericValue?.toFixed(0)} ms`;
  console.log(
    `\n${fileOf(url)}: FCP ${metric("first-contentful-paint")}, LCP ${metric("largest-contentful-paint")}, TBT ${metric("total-blocking-time")}, main thread ${metric("mainthread-work-breakdown")}, score ${Math.round((result.lhr.categories.performance?.score ?? 0) * 100)}`,
  );

  console.log("\nLargest paint so far (the last one is LCP), ms after navigation:");
  for (const event of events) {
    if (event.name !== "largestContentfulPaint::Candidate" || event.ts < start.ts) continue;
    const { type, nodeName, size } = event.args.data ?? {};
    console.log(
      `${since(event).padStart(6)}  ${String(type)} ${String(nodeName)}, ${String(size)} px²`,
    );
  }
  const breakdown = audits["lcp-breakdown-insight"]?.details;
  if (breakdown?.type === "list") {
    const [parts, node] = breakdown.items as unknown as [
      { items?: { label: string; duration: number }[] },
      { snippet?: string; selector?: string } | undefined,
    ];
    for (const { label, duration } of parts.items ?? [])
      console.log(`${duration.toFixed(0).padStart(6)}  ${label}`);
    if (node?.selector) console.log(`        ${node.selector}\n        ${node.snippet}`);
  }

  console.log("\nRequests: start to end in ms, priority, bytes:");
  const requests = audits["network-requests"]?.details;
  if (requests?.type === "table") {
    for (const item of requests.items) {
      const [from, to] = [Number(item.networkRequestTime), Number(item.networkEndTime)];
      console.log(
        `${from.toFixed(0).padStart(6)}–${to.toFixed(0).padEnd(5)} ${String(item.priority).padEnd(9)} ${String(item.transferSize).padStart(6)}  ${fileOf(item.url)}`,
      );
    }
  }

  const thread = events.filter(
    ({ ph, pid, tid, dur }) => ph === "X" && pid === start.pid && tid === start.tid && dur,
  );
  const tasks = thread
    .filter(({ name, ts, dur }) => name === "RunTask" && ts + dur! > start.ts)
    .sort((a, b) => processor(b) - processor(a));
  const total = tasks.reduce((sum, task) => sum + processor(task), 0);
  console.log(
    `\nMain thread, ${ms(total)} ms of processor in all. Its ten longest tasks: start, ms by the clock, ms of processor, what they did:`,
  );
  for (const task of tasks.slice(0, 10)) {
    const [first = "", ...rest] = work(task, thread);
    console.log(
      `${since(task).padStart(6)} ${ms(task.dur!).padStart(5)} ${ms(processor(task)).padStart(5)}  ${first}`,
    );
    for (const line of rest) console.log(`${" ".repeat(20)}${line}`);
  }
  console.log(`\nThe trace is in ${file}: open it in the Performance panel of Chrome.`);
}
