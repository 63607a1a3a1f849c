/**
 * Asks every host the same questions and writes down what each answers, in docs/hosts.md. An answer that changes fails
 * this test; `-u` writes the page anew.
 */
import { rmSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { startNginx, type Running } from "../../scripts/deploy/nginx.ts";
import { checksOf, differences } from "./answers.ts";
import { groups } from "./cases.ts";
import {
  hasEmulators,
  hasNginx,
  startCloudflare,
  startLocalServer,
  startNetlify,
} from "./servers.ts";
import { exampleSite, type ExampleSite } from "./site.ts";

type Start = (site: ExampleSite) => Promise<Running>;

/** `elsewhere` is what a host's network does, which its packages know nothing of. */
const hosts: Record<string, { start: Start; elsewhere?: string[] }> = {
  nginx: { start: startNginx },
  "local server": { start: startLocalServer },
  "Cloudflare Pages": { start: startCloudflare },
  Netlify: {
    start: startNetlify,
    elsewhere: ["methods, HEAD", "compression by quality values", "ranges"],
  },
};
const bases = ["", "/firm"];

/** The answers of one host: how many checks passed in each group, and where each difference was seen. */
type Result = { passed: Record<string, number>; seen: Map<string, Map<string, string[]>> };

async function askHost({ start, elsewhere = [] }: (typeof hosts)[string]): Promise<Result> {
  const result: Result = { passed: {}, seen: new Map() };
  for (const base of bases) {
    const site = await exampleSite(base);
    const server = await start(site);
    for (const [group, cases] of Object.entries(groups)) {
      if (elsewhere.includes(group)) continue;
      result.passed[group] ??= 0;
      for (const entry of cases) {
        const found = await differences(server.origin, base, entry);
        result.passed[group] += checksOf(entry) - found.length;
        for (const difference of found) {
          const places = result.seen.get(difference) ?? new Map<string, string[]>();
          const place = `${entry.method ?? ""} ${entry.path}`.trim();
          const accepted = entry.headers?.["Accept-Encoding"];
          const key = `\`${place.length > 60 ? `${place.slice(0, 20)}…` : place}\`${accepted === undefined ? "" : ` (asked for "${accepted}")`}`;
          places.set(key, [...(places.get(key) ?? []), `${base}/`]);
          result.seen.set(difference, places);
        }
      }
    }
    await server.stop();
    rmSync(dirname(site.dist), { recursive: true });
  }
  return result;
}

function countOf({ passed }: Result, group: string): string {
  if (passed[group] === undefined) return "its network";
  const asked = groups[group]!.reduce((sum, entry) => sum + checksOf(entry), 0) * bases.length;
  return `${passed[group]} of ${asked}`;
}

/** The page for people: a table, and the differences of each host. */
function page(results: Record<string, Result>): string {
  const names = Object.keys(results);
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const table = [
    row(["asked for", ...names]),
    row(["---", ...names.map(() => "---")]),
    ...Object.keys(groups).map((group) =>
      row([group, ...names.map((name) => countOf(results[name]!, group))]),
    ),
  ];
  const lists = names.map((name) => {
    const lines = [...results[name]!.seen].map(([difference, places]) => {
      const addresses = [...places].map(([place, where]) =>
        where.length < bases.length ? `${place} (only in ${where.join()})` : place,
      );
      const shown = addresses.slice(0, 4).join(", ");
      return `- ${difference.replaceAll("|", "\\|")}: ${shown}${addresses.length > 4 ? ` and ${addresses.length - 4} more` : ""}`;
    });
    return `## ${name}\n\n${lines.length > 0 ? lines.join("\n") : "No difference."}\n`;
  });
  return `# What each host answers

Written by a test that runs every host on this machine and asks it the same questions, with the site at \`/\` and in
\`/firm/\`: \`npm run test:all -- hosting\`. Do not edit it. nginx is Debian's, Cloudflare Pages is \`wrangler pages dev\`,
Netlify its own packages for files, \`_headers\` and \`_redirects\`, which know nothing of what its network does besides.
Counted are single checks: a status, a header, a body.

${table.join("\n")}

Where an answer is not as asked for:

${lists.join("\n")}`;
}

test.runIf(hasNginx() && hasEmulators())(
  "every host answers as docs/hosts.md says",
  { timeout: 300_000 },
  async () => {
    const results: Record<string, Result> = {};
    for (const [name, host] of Object.entries(hosts)) results[name] = await askHost(host);
    await expect(page(results)).toMatchFileSnapshot("../../docs/hosts.md");
  },
);
