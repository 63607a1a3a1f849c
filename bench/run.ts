/**
 * Measures the built site (`dist/`) beside two pages written by hand; docs/speed.md says how to read it.
 *
 *   npm run bench                            everything (about an hour)
 *   npm run bench -- --runs 3                medians of 3 instead of 5
 *   npm run bench -- --pages /,/blog/3        some page types or addresses
 *   npm run bench -- --parts throttled,taps  some of: throttled, simulated, taps, next
 *   npm run bench -- --trace /blogs          one page's report of Lighthouse, with a Chrome trace
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { pageRoutes } from "../app/route-table.ts";
import { addressesOf, pagePatterns } from "../app/urls.server.ts";
import { builtSite } from "../hosting/built-site.ts";
import { baseline, baselineWithButton } from "./baselines.ts";
import { lighthouse, measureInRounds } from "./lighthouse.ts";
import { CONTROLS, LINKS, pressInRounds } from "./presses.ts";
import { comparison, type Results } from "./report.ts";
import { serveSite } from "./server.ts";

/** One page of each module, by its route pattern: the first that the site has. */
const PAGE_TYPES: Record<string, string> = Object.fromEntries(
  [...Map.groupBy(pagePatterns, (pattern) => pageRoutes[pattern]).values()].flatMap((patterns) =>
    patterns.flatMap((pattern) => addressesOf(pattern).map((path) => [pattern, path])).slice(0, 1),
  ),
);

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    pages: { type: "string", default: Object.keys(PAGE_TYPES).join() },
    parts: { type: "string", default: "throttled,simulated,taps,next" },
    trace: { type: "string" },
  },
});
const runs = Number(options.runs);
function stop(words: string): never {
  console.error(words);
  process.exit(1);
}
const site = await Promise.try(builtSite).catch(({ message }: Error) => stop(message));
const { dist } = site;
const folder = resolve("bench-results");
mkdirSync(folder, { recursive: true });

const baselineHome = baseline(dist, "index.html");
const server = await serveSite(site, {
  "/baseline-home": baselineHome.replace(/<main[^>]*>/, '$&<a href="/baseline-article">Next</a>'),
  "/baseline-button": baselineWithButton(baselineHome),
  "/baseline-article": baseline(dist, `${PAGE_TYPES["/blog/:id"]}.html`),
});
const chosen: Record<string, string> = {};
for (const name of options.pages.split(",")) {
  const path = PAGE_TYPES[name] ?? name;
  if (!/^\/[^:]*$/.test(path))
    stop(`--pages ${name}: no address, and none of ${Object.keys(PAGE_TYPES).join()}`);
  chosen[name] = server.origin + path;
}
const withBaselines = {
  "baseline: home": `${server.origin}/baseline-home`,
  "baseline: article": `${server.origin}/baseline-article`,
  ...chosen,
};

const load = loadavg()[0]!;
const machine = `${availableParallelism()} × ${cpus()[0]?.model}, load average ${load.toFixed(1)}`;
const report: Record<string, unknown> = { machine, runs };

const SLOWED = "network and processor slowed";
const PARTS: [name: string, title: string, measure: () => Promise<Results>][] = [
  ["throttled", `Lighthouse, ${SLOWED}`, () => measureInRounds(withBaselines, "devtools", runs)],
  ["simulated", "Lighthouse, simulated", () => measureInRounds(withBaselines, "simulate", runs)],
  [
    "taps",
    `First tap on a page, ${SLOWED}`,
    () => pressInRounds(server.origin, CONTROLS, ["idle", "early"], runs),
  ],
  [
    "next",
    `The next page, ${SLOWED}`,
    () => pressInRounds(server.origin, LINKS, ["prepared", "idle", "early"], runs),
  ],
];

async function measureAll(): Promise<void> {
  console.log(`${machine} at the start; medians of ${runs}, in milliseconds.`);
  if (load > availableParallelism() / 4)
    console.log("WARNING: the machine is busy with other work. Only the ratios say something.");
  const parts = options.parts.split(",");
  for (const [name, title, measure] of PARTS.filter(([part]) => parts.includes(part))) {
    const results = await measure();
    report[name] = results;
    console.log(`\n**${title}**\n\n${comparison(results)}`);
  }
  writeFileSync(join(folder, "bench.json"), `${JSON.stringify(report, null, 2)}\n`);
  console.log("\nThe figures of every round are in bench-results/bench.json.");
}

if (options.trace) {
  const name = options.trace === "/" ? "-home" : options.trace.replaceAll("/", "-");
  const place = `--output-path=${join(folder, `trace${name}.html`)}`;
  const address = server.origin + options.trace;
  await lighthouse(address, "devtools", "--only-categories=performance", "--save-assets", place);
} else await measureAll();
await server.close();
