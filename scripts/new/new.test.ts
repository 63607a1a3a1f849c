import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { checkContent } from "../content-check/check.ts";
import { newEntry } from "../new.ts";

// Each test reads the whole content, some twice.
vi.setConfig({ testTimeout: 30_000 });

/** Flags as they are typed. */
const flags = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);

const article = (changes: Record<string, string> = {}) => [
  "post",
  ...flags({ title: "A new article", category: "Legal", author: "kavya-shetty", ...changes }),
];
const job = (changes: Record<string, string> = {}) => [
  "job",
  ...flags({ title: "Payroll Analyst", type: "Full-time", closing: "2030-01-31", ...changes }),
];
const region = (changes: Record<string, string> = {}) => [
  "region",
  ...flags({ title: "Gulf", city: "Dubai", "time-zone": "Asia/Dubai" }),
  ...flags({ longitude: "55.3", latitude: "25.2", ...changes }),
];
const caseStudy = [
  "case-study",
  ...flags({ title: "Two plants, one wage sheet", industry: "Manufacturing" }),
  ...flags({ sector: "manufacturing", services: "hr-advisory,due-diligence", regions: "india" }),
];
const service = [
  "service",
  ...flags({ title: "Pensions & Benefits", sheet: "leaf", icon: "compliance" }),
];

const examples: Record<string, { args: string[]; file: string }> = {
  post: { args: article(), file: "blog/14-a-new-article.md" },
  job: { args: job(), file: "jobs/job-005.yaml" },
  "case-study": { args: caseStudy, file: "case-studies/two-plants-one-wage-sheet.yaml" },
  service: { args: service, file: "services/pensions-and-benefits.yaml" },
  region: { args: region(), file: "regions/gulf.yaml" },
};

/** Runs the command with nobody to ask. */
async function run(...args: string[]) {
  let output = "";
  const status = await newEntry(args, (text) => (output += text), undefined);
  return { status, output };
}

/** Runs the command with somebody who types these lines. */
async function runTyping(lines: string[], ...args: string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const left = [...lines];
  let shown = "";
  output.on("data", (chunk) => {
    shown += String(chunk);
    if (!shown.endsWith("> ")) return;
    const line = left.shift();
    setImmediate(() => (line === undefined ? input.end() : input.write(`${line}\n`)));
  });
  const status = await newEntry(args, (text) => (shown += text), { input, output });
  return { status, output: shown };
}

const files = (directory: string) => readdirSync(directory, { recursive: true }).length;

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each(Object.entries(examples))("begins a valid %s", async (_, { args, file }) => {
  const content = contentCopy();
  vi.stubEnv("BUILD_DATE", "2026-12-24");
  const { status, output } = await run(...args);
  expect(output).toContain(`Written: content/${file}`);
  expect(output).toContain("npm run content:check");
  expect(status).toBe(0);
  expect(existsSync(join(content.directory, file))).toBe(true);
  expect(checkContent().findings.filter(({ severity }) => severity === "error")).toEqual([]);
});

test.each(Object.entries(examples))(
  "a %s that is not filled in is never released",
  async (_, example) => {
    const content = contentCopy();
    await run(...example.args);
    if (example.file.endsWith(".md")) content.edit(example.file, "draft: true\n", "");
    const open = checkContent({ release: true }).findings.filter(
      ({ file, message }) => file === `content/${example.file}` && message.startsWith("The gap"),
    );
    expect(open.length).toBeGreaterThan(2);
    expect(new Set(open.map(({ severity }) => severity))).toEqual(new Set(["error"]));
  },
);

test("a new article is a draft of today", async () => {
  const content = contentCopy();
  vi.stubEnv("BUILD_DATE", "2026-12-24");
  await run(...article());
  const text = readFileSync(join(content.directory, "blog/14-a-new-article.md"), "utf8");
  expect(text).toContain("date: 2026-12-24\n");
  expect(text).toContain("reviewedOn: 2026-12-24\n");
  expect(text).toContain("draft: true\n");
});

test("numbers of removed articles are not given again (A4)", async () => {
  const content = contentCopy();
  content.edit("redirects.yaml", /$/, "  - { from: /blog/21, to: /blogs }\n");
  content.edit("redirects.yaml", /$/, "  - { from: /work-with-us/job-011, to: /work-with-us }\n");
  expect((await run(...article())).output).toContain("content/blog/22-a-new-article.md");
  expect((await run(...job())).output).toContain("content/jobs/job-012.yaml");
});

test("the number of the not-found page is passed over (A4)", async () => {
  contentCopy().edit("redirects.yaml", /$/, "  - { from: /blog/403, to: /blogs }\n");
  expect((await run(...article())).output).toContain("content/blog/405-a-new-article.md");
});

test("refuses to overwrite", async () => {
  const content = contentCopy();
  const file = "regions/gulf.yaml";
  await run(...region());
  content.edit(file, "Gulf", "The Gulf");
  const before = readFileSync(join(content.directory, file), "utf8");
  const { status, output } = await run(...region());
  expect(status).toBe(1);
  expect(output).toContain("is there already");
  expect(readFileSync(join(content.directory, file), "utf8")).toBe(before);
});

test("what does not pass the check is not written", async () => {
  const content = contentCopy();
  const before = files(content.directory);
  const { status, output } = await run(...article({ title: "Contact" }));
  expect(status).toBe(1);
  expect(output).toContain('content/blog/14-contact.md has the title "Contact" too');
  expect(files(content.directory)).toBe(before);
});

test.each([
  ["missing flags are named", ["post", "--title", "A"], "--category, --author"],
  [
    "an unknown choice is named",
    article({ category: "Law" }),
    '--category: "Law" is none of "HR Advisory"',
  ],
  ["an unknown flag is named", article({ colour: "red" }), "--colour"],
  ["an unknown kind is named", ["page"], "choose post, job, case-study, service, region"],
  ["a long title is refused", article({ title: "a".repeat(61) }), "At most 60 characters"],
  ["a title that makes no address is refused", article({ title: "लेख" }), "Latin letters"],
  ["a tag with blanks is refused", article({ tags: "labour law" }), "small letters"],
  ["a closing day in words is refused", job({ closing: "soon" }), "year-month-day"],
  ["a place off the map is refused", region({ latitude: "123" }), "between -85 and 85"],
])("%s, and nothing is written", async (_, args, words) => {
  const content = contentCopy();
  const before = files(content.directory);
  const { status, output } = await run(...args);
  expect(output).toContain(words);
  expect(status).toBe(1);
  expect(files(content.directory)).toBe(before);
});

test("--help explains every kind and its flags", async () => {
  const { status, output } = await run("--help");
  expect(status).toBe(0);
  for (const kind of Object.keys(examples)) expect(output).toContain(`npm run new -- ${kind}`);
  expect(output).toContain("--category");
  expect((await run()).status).toBe(1);
});

test("asks for what no flag gives, again where the answer is wrong, and takes numbers of choices", async () => {
  contentCopy();
  const { status, output } = await runTyping(
    ["", "A typed article", "9", "2", "kavya-shetty", "payroll"],
    "post",
  );
  expect(output).toContain("An answer is needed.");
  expect(output).toContain('"9" is none of "HR Advisory"');
  expect(output).toContain("Written: content/blog/14-a-typed-article.md");
  expect(status).toBe(0);
});

test("stopping in the middle writes nothing", async () => {
  const content = contentCopy();
  const before = files(content.directory);
  const { status, output } = await runTyping(["A typed article"], "post");
  expect(status).toBe(1);
  expect(output).toContain("nothing was written");
  expect(files(content.directory)).toBe(before);
});
