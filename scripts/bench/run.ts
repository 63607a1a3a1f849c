/**
 * Measures the built site in real Chromium, beside two pages written by hand, in one run.
 *
 *   npm run bench                       all of it (about twenty minutes)
 *   npm run bench -- --runs 3           medians of 3 in place of 5
 *   npm run bench -- --only home,/blog/3   chosen page types or addresses
 *   npm run bench -- --every            every page of the site map
 *   npm run bench -- --desktop          on a desktop computer in place of a phone
 *   npm run bench -- --bytes            bytes and the chart alone
 *
 * Milliseconds are of this machine: read the ratios.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { canonicalAddresses } from "#app/urls.server.ts";
import type { SiteRules } from "#hosting/rules.ts";
import { siteHandler, type SiteHandler } from "#hosting/server.ts";
import { leanPage, samePage } from "./baselines.ts";
import { pageBytes } from "./bytes.ts";
import { interactionLatencies } from "./interactions.ts";
import { measureInRounds, type LighthouseFigures } from "./lighthouse.ts";
import { nextPages } from "./next-page.ts";
import { PAGE_TYPES } from "./page-types.ts";
import { bytesChart, kilobytes, table } from "./report.ts";
import { secureServer } from "./secure-server.ts";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    only: { type: "string" },
    every: { type: "boolean", default: false },
    bytes: { type: "boolean", default: false },
    desktop: { type: "boolean", default: false },
  },
});

const runs = Number(options.runs);
const dist = resolve(process.env.DIST_DIR ?? "dist");
const rules = JSON.parse(
  readFileSync(join(dirname(dist), "hosts", "rules.json"), "utf8"),
) as SiteRules;
const results = resolve("bench-results");
mkdirSync(results, { recursive: true });

const baselines: Record<string, string> = { "/lean": leanPage(dist), "/same": samePage(dist) };
const site = siteHandler(dist, rules);
const handler: SiteHandler = (request, response) => {
  const page = baselines[(request.url ?? "").replace("?next", "")];
  if (page === undefined) return site(request, response);
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Encoding": "br",
  });
  response.end(brotliCompressSync(page));
};
const server = await secureServer(handler);

// Lighthouse gives no figures for an answer of 404.
const measurable = Object.keys(PAGE_TYPES).filter((name) => name !== "not found");
const chosen = options.only?.split(",") ?? (options.every ? canonicalAddresses() : measurable);
const pathOf = (name: string): string => {
  const path = name.startsWith("/") ? name : PAGE_TYPES[name];
  if (path !== undefined) return path;
  throw new Error(
    `--only ${name}: no such type of page. Give an address that begins with "/", or one of: ${Object.keys(PAGE_TYPES).join(", ")}`,
  );
};
const subjects: [string, string][] = [
  ["lean baseline", "/lean"],
  ["same baseline", "/same"],
  ...chosen.map((name): [string, string] => [name, pathOf(name)]),
];
const figures: Record<string, LighthouseFigures> = {};

if (!options.bytes) {
  const measured = await measureInRounds(
    subjects.map(([, path]) => server.origin + path),
    runs,
    options.desktop ? "desktop" : "phone",
    (round) => console.log(`measured ${subjects.length} pages, round ${round} of ${runs}`),
  );
  for (const [index, [name]] of subjects.entries()) figures[name] = measured[index]!;
  const lean = figures["lean baseline"]!;
  console.log(
    `\n${table([
      [
        "page",
        "FCP",
        "× lean",
        "LCP",
        "× lean",
        "SI",
        "TBT",
        "main",
        "CLS",
        "perf",
        "a11y",
        "best",
        "SEO",
      ],
      ...Object.entries(figures).map(([name, page]) => [
        name,
        page.fcp.toFixed(0),
        (page.fcp / lean.fcp).toFixed(2),
        page.lcp.toFixed(0),
        (page.lcp / lean.lcp).toFixed(2),
        page.speedIndex.toFixed(0),
        page.tbt.toFixed(0),
        page.mainThread.toFixed(0),
        page.cls.toFixed(3),
        ...[page.performance, page.accessibility, page.bestPractices, page.seo].map(String),
      ]),
    ])}`,
  );
}

const bytes = await pageBytes(server.origin, canonicalAddresses());
console.log(
  `\n${table([
    [
      "page (kB)",
      "document",
      "css",
      "fonts",
      "images",
      "script",
      "before scrolling",
      "requests",
      "to the end",
    ],
    ...Object.entries(bytes).map(([address, page]) => [
      address,
      ...[page.document, page.css, page.font, page.image, page.script, page.beforeScrolling].map(
        kilobytes,
      ),
      String(page.requestsBeforeScrolling),
      kilobytes(page.toTheEnd),
    ]),
  ])}`,
);

const interactions = options.bytes ? {} : await interactionLatencies(server.origin, runs);
const tapToPaint = options.bytes ? {} : await nextPages(server.origin, runs);
if (!options.bytes) {
  console.log(
    `\n${table([
      ["interaction, processor slowed four times", "ms"],
      ...Object.entries(interactions).map(([name, time]) => [name, time.toFixed(0)]),
    ])}`,
  );
  console.log(
    `\n${table([
      ["next page, tap to first paint, slow 4G", "ms"],
      ...Object.entries(tapToPaint).map(([name, time]) => [name, time.toFixed(0)]),
    ])}`,
  );
}

writeFileSync(
  join(results, "bench.json"),
  `${JSON.stringify({ runs, figures, bytes, interactions, tapToPaint }, null, 2)}\n`,
);
writeFileSync(join(results, "bytes-by-page.svg"), bytesChart(bytes));
console.log("\nwritten: bench-results/bench.json, bench-results/bytes-by-page.svg");
await server.close();
