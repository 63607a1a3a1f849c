import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, expect, test, vi } from "vitest";
import { caseStudies } from "#app/collections/case-studies.server.ts";
import { contactPage } from "#app/collections/pages.server.ts";
import { memberIds } from "#app/collections/team.server.ts";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { checkContent } from "./content-check/check.ts";
import { isError } from "./content-check/finding.ts";
import { newEntry } from "./new.ts";

afterEach(() => vi.unstubAllEnvs());

const flags = (values: Record<string, string>) =>
  Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);

const [author = ""] = memberIds();
const [{ sector, services, regions } = {} as never] = caseStudies();
const commands = {
  post: { title: "A new article", category: "Legal", author },
  job: { title: "Keeper of the Muster Roll", type: "Full-time", closing: "2030-01-31" },
  "case-study": {
    title: "Two plants, one wage sheet",
    industry: "Manufacturing",
    sector,
    services: services.join(","),
    regions: regions.join(","),
  },
  service: { title: "Pensions & Benefits: pay", sheet: "leaf", icon: "compliance" },
  region: {
    title: "Gulf",
    city: "Dubai",
    "time-zone": "Asia/Dubai",
    longitude: "55.3",
    latitude: "25.2",
  },
};
const command = (kind: keyof typeof commands, changes: Record<string, string> = {}) => [
  kind,
  ...flags({ ...commands[kind], ...changes }),
];

/** Runs the command with nobody to ask. @returns what it said, and the file it wrote */
async function run(...args: string[]) {
  let output = "";
  const status = await newEntry(args, (text) => (output += text));
  return { status, output, file: /^Written: content\/(\S+)$/m.exec(output)?.[1] ?? "" };
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

test.each(Object.keys(commands) as (keyof typeof commands)[])(
  "begins a valid %s that cannot be built before its gaps are filled",
  async (kind) => {
    const content = contentCopy();
    vi.stubEnv("BUILD_DATE", "2026-12-24");
    // Where a gap begins with the title, that need not begin with a letter.
    const { status, output, file } = await run(...command(kind, { title: "5 things to keep" }));
    expect(output).toContain("npm run content:check");
    expect(status).toBe(0);
    const path = join(content.directory, file);
    const text = readFileSync(path, "utf8");
    expect(text).not.toMatch(/<[\w-]+>|undefined|NaN/);
    const errors = () => checkContent({ gapsMayWait: true }).findings.filter(isError);
    expect(errors()).toEqual([]);
    // It still passes when it is published, and when its day is put off.
    if (kind === "post") content.edit(file, /date: 2026-12-24/, "date: 2027-03-01");
    content.edit(file, /draft: true\n/, "");
    expect(errors()).toEqual([]);
    const open = checkContent().findings.filter(
      (finding) => finding.file === `content/${file}` && finding.message.startsWith("The gap"),
    );
    const gaps = [...text.matchAll(/"(\[[^"]+\])"/g)].map(
      ([, gap]) => `The gap ${gap} is still open.`,
    );
    expect(gaps.length).toBeGreaterThan(1);
    expect(open.map(({ message }) => message)).toEqual(expect.arrayContaining(gaps));
    expect(new Set(open.map(({ severity }) => severity))).toEqual(new Set(["error"]));
  },
);

test("numbers of removed articles and jobs, and that of the not-found page, are not given again (A4)", async () => {
  const content = contentCopy();
  content.edit("redirects.yaml", /$/, "  - { from: /blog/402, to: /blogs }\n");
  content.edit("published-addresses.txt", /$/, "/work-with-us/job-411\n");
  expect((await run(...command("post"))).file).toBe("blog/403-a-new-article.md");
  expect((await run(...command("post", { title: "Another" }))).file).toBe("blog/405-another.md");
  expect((await run(...command("job"))).file).toBe("jobs/job-412.yaml");
});

test("a title in another script begins an article, whose address is its number", async () => {
  contentCopy();
  const { status, file } = await run(...command("post", { title: "वेतन के नियम" }));
  expect(status).toBe(0);
  expect(file).toMatch(/^blog\/\d+-article\.md$/);
});

test("refuses to overwrite", async () => {
  const content = contentCopy();
  const { file } = await run(...command("region"));
  content.edit(file, /Gulf/, "The Gulf");
  const { status, output } = await run(...command("region"));
  expect(status).toBe(1);
  expect(output).toContain("is there already");
  expect(readFileSync(join(content.directory, file), "utf8")).toContain("The Gulf");
});

test.each([
  ["missing flags are named", ["post", "--title", "A"], "--category, --author"],
  ["an unknown choice is named", command("post", { category: "Law" }), '--category: "Law" is none'],
  ["an unknown flag is named", command("post", { colour: "red" }), "--colour"],
  ["an unknown kind is named", ["page"], "choose post, job, case-study, service, region"],
  ["a title that makes no address", command("case-study", { title: "लेख" }), "Latin letters"],
  [
    "what the content check refuses is refused",
    command("post", { title: contactPage().title }),
    "too",
  ],
  ["a place off the map is refused", command("region", { latitude: "here" }), "latitude"],
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
  for (const [kind, values] of Object.entries(commands)) {
    expect(output).toContain(`npm run new -- ${kind}`);
    for (const flag of Object.keys(values)) expect(output).toContain(`--${flag}`);
  }
});

test("asks for what no flag gives, and again where the answer is wrong or the file would be", async () => {
  const content = contentCopy();
  const typed = ["", "A typed article", "9999", "2", author, "Labour law"];
  const { status, output } = await runTyping([...typed, "", "", "", "labour-law"], "post");
  expect(output).toContain("An answer is needed.");
  expect(output).toContain('"9999" is none of');
  expect(output).toContain("Nothing was written");
  const [, file = ""] = /Written: content\/(\S+)/.exec(output) ?? [];
  expect(status).toBe(0);
  expect(readFileSync(join(content.directory, file), "utf8")).toMatch(
    /^---\ntitle: A typed article\n[^]*tags: \[labour-law\]/,
  );
});

test("stopping in the middle writes nothing", async () => {
  const content = contentCopy();
  const before = files(content.directory);
  const { status, output } = await runTyping(["A typed article"], "post");
  expect(status).toBe(1);
  expect(output).toContain("nothing was written");
  expect(files(content.directory)).toBe(before);
});
