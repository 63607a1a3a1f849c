/**
 * How builds grow with the content.
 *
 *   npm run bench -- growth                        builds sites of four sizes and prints a table and a chart
 *   npm run bench -- growth --sizes 14,100
 *   npm run bench -- growth folder --articles 1000 --cases 100 --jobs 100    only writes the content
 *
 * A cold build has nothing from before but the fonts: the cache of pictures is emptied.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { labels } from "../app/collections/labels.server.ts";
import { renderMarkdown } from "../app/lib/markdown/markdown.ts";
import { filesBelow } from "../app/lib/files-below.server.ts";
import { growContent } from "./growth-content.ts";
import { treeMemory } from "./memory.ts";

const FOLDER = ".cache/growth";
/** The largest site has this many case studies and jobs, too. */
const MANY = { articles: 1000, cases: 100, jobs: 100 };

/** What one build took: seconds, seconds of processor, megabytes, and how busy the machine was. */
type Cost = { wall: number; processor: number; memory: number; load: number };

/** Runs in every process of a build: notes the processor's time when it ends. */
const NOTE_USAGE = `data:text/javascript,${encodeURIComponent(`
  import { appendFileSync } from "node:fs";
  import { isMainThread } from "node:worker_threads";
  if (isMainThread) process.on("exit", () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    appendFileSync(process.env.USAGE_FILE, (userCPUTime + systemCPUTime) / 1e6 + "\\n");
  });
`)}`;

async function build(folder: string): Promise<Cost> {
  const usageFile = join(folder, "usage.txt");
  rmSync(usageFile, { force: true });
  const [start, load] = [performance.now(), loadavg()[0]!];
  const program = spawn(process.execPath, ["scripts/build.ts"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      CONTENT_DIR: join(folder, "content"),
      BUILD_DIR: join(folder, "build"),
      DIST_DIR: join(folder, "dist"),
      NODE_OPTIONS: `--import=${NOTE_USAGE}`,
      USAGE_FILE: usageFile,
    },
  });
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, treeMemory(program.pid!));
  }, 300);
  const [status] = await once(program, "close");
  clearInterval(sampling);
  if (status !== 0) throw new Error(`The build of ${folder} failed.`);
  const processor = readFileSync(usageFile, "utf8").trim().split("\n").map(Number);
  return {
    wall: (performance.now() - start) / 1000,
    processor: processor.reduce((sum, seconds) => sum + seconds, 0),
    memory,
    load: Math.max(load, loadavg()[0]!),
  };
}

/** The state of each file of a finished site: another one where it was written anew. */
const statesOf = (dist: string) =>
  new Map(
    filesBelow(dist).map((file) => {
      const { ino, mtimeMs } = statSync(join(dist, file));
      return [file, `${ino} ${mtimeMs}`];
    }),
  );

/** Puts one word more into the article that was written last. */
function changeWord(content: string): void {
  const blog = join(content, "blog");
  const newest = readdirSync(blog)
    .filter((name) => /^\d+-/.test(name))
    .sort((a, b) => parseInt(b) - parseInt(a))[0]!;
  const text = readFileSync(join(blog, newest), "utf8");
  writeFileSync(join(blog, newest), text.replace(/^(?=[A-Z][a-z]+ [a-z])/m, "Today "));
}

type Row = {
  articles: number;
  pages: number;
  files: number;
  written: number;
  cold: Cost;
  word: Cost;
};

async function measure(articles: number): Promise<Row> {
  const folder = join(FOLDER, String(articles));
  const [content, dist] = [join(folder, "content"), join(folder, "dist")];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  rmSync(join(".cache", "pictures"), { recursive: true, force: true });
  growContent(content, articles === MANY.articles ? MANY : { articles });
  console.error(`\n${articles} articles, cold:`);
  const cold = await build(folder);
  const before = statesOf(dist);
  changeWord(content);
  console.error(`\n${articles} articles, one word changed:`);
  const word = await build(folder);
  const after = statesOf(dist);
  const files = [...after.keys()];
  return {
    articles,
    pages: files.filter((file) => file.endsWith(".html")).length,
    files: files.length,
    written: files.filter((file) => before.get(file) !== after.get(file)).length,
    cold,
    word,
  };
}

const seconds = (value: number) => value.toFixed(value < 10 ? 1 : 0);

function report(rows: Row[]): string {
  const [smallest] = rows;
  const cells = rows.map(({ articles, pages, files, written, cold, word }) => [
    articles.toLocaleString("en-GB"),
    `${seconds(cold.wall)} (${seconds(cold.processor)})`,
    `${seconds(word.wall)} (${seconds(word.processor)})`,
    written,
    Math.max(cold.memory, word.memory).toLocaleString("en-GB"),
    files.toLocaleString("en-GB"),
    pages === smallest!.pages
      ? "–"
      : ((files - smallest!.files) / (pages - smallest!.pages)).toFixed(1),
    `${seconds(cold.load)}, ${seconds(word.load)}`,
  ]);
  const heads =
    "articles|cold, s (of processor)|one word changed, s (of processor)|files written anew|memory, MB|files|files for each page more|load".split(
      "|",
    );
  return [heads, heads.map(() => "--:"), ...cells]
    .map((row) => `| ${row.join(" | ")} |`)
    .join("\n");
}

/** A chart as articles have them, as a picture of its own. */
function chart(rows: Row[]): string {
  const lines = rows.map(({ articles, cold, word }) =>
    [articles, Math.round(cold.processor), Math.round(word.processor)].join(", "),
  );
  const text = ["Articles, Cold build, One word changed", ...lines].join("\n");
  const { html } = renderMarkdown(`\`\`\`chart bars Seconds of processor\n${text}\n\`\`\``, {
    labels: labels().texts,
  });
  const [svg = ""] = /<svg[\s\S]*<\/svg>/.exec(html) ?? [];
  const style = `xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="16" color="#12393f"`;
  return `${svg.replace("<svg", `<svg ${style}`).replace('width="100%"', 'width="640"')}\n`;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    sizes: { type: "string", default: `14,100,300,${MANY.articles}` },
    articles: { type: "string", default: String(MANY.articles) },
    cases: { type: "string", default: String(MANY.cases) },
    jobs: { type: "string", default: String(MANY.jobs) },
  },
});
const [folder] = positionals;
if (folder) {
  const { articles, cases, jobs } = values;
  growContent(folder, { articles: Number(articles), cases: Number(cases), jobs: Number(jobs) });
} else {
  const rows: Row[] = [];
  for (const size of values.sizes.split(",")) rows.push(await measure(Number(size)));
  console.log(`\n${availableParallelism()} cores.\n\n${report(rows)}`);
  writeFileSync("docs/growth.svg", chart(rows));
  console.log("\nThe chart is docs/growth.svg.");
}
