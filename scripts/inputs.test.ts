/** Unusual inputs of machines or people: each must work, or be refused with a sentence that says what to do. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { inspect } from "node:util";
import { expect, test } from "vitest";
import { contentCopy } from "#app/collections/test-content.test-helper.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";
import { dayProblem } from "#hosting/ask/ask.ts";
import { checkContent } from "./content-check/check.ts";
import { shared } from "../vite.shared.ts";
import { remediesFor } from "./system-errors.ts";
import { BROKEN_NODE, clone, INSTALL, installedOn, OLDEST } from "./install.test-helper.ts";

/** Runs a program of the project. @returns its output for people, and its status */
function said(program: string, env: NodeJS.ProcessEnv = {}, cwd = "."): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [resolve(program)], {
    encoding: "utf8",
    cwd,
    env: { ...process.env, ...env },
    timeout: 20_000,
  });
  expect(stderr, "where in the code it failed").not.toMatch(/^ {4}at /m);
  return `${stdout}${stderr}status ${status}`;
}

/** Installs with a stand-in for npm that prints its arguments, after a change of the clone. */
function installed(change: (at: (name: string) => string) => string | void): string {
  const { at, options } = clone(
    "console.log(process.argv.slice(2).join(' ')); process.exitCode = 1;",
  );
  writeFileSync(
    at("package-lock.json"),
    '{ "packages": { "node_modules/a": { "version": "1" } } }',
  );
  const cwd = change(at) ?? options.cwd;
  return said(INSTALL, { ...options.env, NODE_ENV: "production" }, cwd);
}
const inFolder = (name: string) => (at: (name: string) => string) => {
  mkdirSync(at(name));
  return realpathSync(at(name));
};
const BAD_PATH =
  "has #, ?, % or : in its path, which the tools cannot read: rename it, or move the project.";
const tooOld = (version: string, why: string) =>
  `Node ${version} is too old, and ${why}: install Node ${OLDEST} or newer from https://nodejs.org.`;

/** A package with a truncated file. */
function damaged(sizes: string): string {
  const { at, options } = clone("");
  mkdirSync(at("node_modules/a"), { recursive: true });
  writeFileSync(at("node_modules/.package-lock.json"), '{ "packages": {} }');
  writeFileSync(at("node_modules/.sizes.json"), sizes);
  writeFileSync(at("node_modules/a/index.js"), "half");
  writeFileSync(at("fails.mjs"), "import './node_modules/a/index.js'; half;");
  const command = [resolve("scripts/run.mjs"), "fails.mjs"];
  return spawnSync(process.execPath, command, { ...options, encoding: "utf8" }).stderr;
}

/** Findings for symbolic links in the content that lead elsewhere, in a circle or nowhere. */
function links(): string {
  const { directory } = contentCopy();
  symlinkSync(temporaryFolder(), join(directory, "downloads"));
  symlinkSync("..", join(directory, "blog/loop"));
  symlinkSync("../blog", join(directory, "blog/categories/loop"));
  symlinkSync("nowhere", join(directory, "pages/nowhere.yaml"));
  return checkContent()
    .findings.filter(({ message }) => message.startsWith("This is a link"))
    .map(({ file, severity }) => `${severity} ${file}`)
    .join(", ");
}

/** A program's message about an unreadable file: a folder, or truncated content. */
function unreadable(program: string, text?: string): string {
  const { directory, write, remove } = contentCopy();
  remove("site.yaml");
  if (text) write("site.yaml", text);
  else mkdirSync(join(directory, "site.yaml"));
  return said(program, { CONTENT_DIR: directory });
}

/** Vite's message (it prints errors whole) about truncated content, at its start and for the labels. */
async function toldByVite(): Promise<string> {
  const { write } = contentCopy();
  for (const file of ["site.yaml", "labels.yaml"]) write(file, "name: [\n");
  const { plugins: [labelPlugin] = [] } = shared();
  const load = (labelPlugin as { load: (id: string) => unknown }).load;
  const error = await Promise.try(load, "\0virtual:labels").catch((found: unknown) => found);
  return inspect(error).replaceAll(/^ +at .*:\d+:\d+.*/gm, "a place in the code");
}

function windowsClone(): string {
  const folder = temporaryFolder();
  const git = (...parameters: string[]) =>
    spawnSync("git", ["-c", "core.autocrlf=true", "-c", "core.eol=crlf", ...parameters], {
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    });
  const { status } = git("clone", "--quiet", "--shared", resolve("."), folder);
  const ends = git("-C", folder, "ls-files", "--eol").stdout.match(/(?<=^i\/\S+ +)w\/\S+/gm);
  return `status ${status}: ${[...new Set(ends)].sort().join(" ")}`;
}

type Input = [given: string, () => string | Promise<string>, words: string | RegExp];

test.for<Input>([
  ["# in the path", () => installed(inFolder("a b#c")), BAD_PATH],
  ["% in the path", () => installed(inFolder("100%")), BAD_PATH],
  ["a colon in the path", () => installed(inFolder("a:b")), BAD_PATH],
  [
    "a list of packages cut short",
    () => installed((at) => writeFileSync(at("package-lock.json"), "{")),
    "this brings it back: git restore package-lock.json",
  ],
  // A command-line option of ours would override a person's .npmrc.
  [
    "NODE_ENV=production and settings for npm",
    () => installed(() => {}),
    /^ci --include=dev --loglevel=error --prefix \S+$/m,
  ],
  [
    "a Node too old",
    () => installedOn("20.9.0"),
    tooOld("20.9.0", `there is no Node package for ${process.platform} ${process.arch}`),
  ],
  [
    "another that cannot start",
    () => installedOn("22.21.1", BROKEN_NODE),
    tooOld(
      "22.21.1",
      "the Node that came with the packages does not start here (error while loading shared libraries: libatomic.so.1)",
    ),
  ],
  [
    "a damaged package",
    () => damaged('{ "node_modules/a": 9 }'),
    "node_modules/a is damaged: delete node_modules, and the same command installs it anew.",
  ],
  // The failed command has printed its error; nothing else may fail afterwards.
  ["a damaged note of packages", () => `${damaged("{").split("Node.js v").length - 1}`, "1"],
  [
    "a folder that may not be written to",
    () => installed((at) => writeFileSync(at(".cache"), "")),
    "The packages could not be installed: ",
  ],
  [
    "a checkout of another user",
    () =>
      remediesFor("fatal: detected dubious ownership in repository at '/srv'", "publish").join(),
    "The folder belongs to another user: change to that user, and publish again.",
  ],
  [
    "a file that is open in another program",
    () => remediesFor("EBUSY: resource busy or locked, rename 'a' -> 'b'", "save").join(),
    "Another program holds a file: close it there, and save again.",
  ],
  ...["abc", "65536"].map((PORT): Input => [
    `${PORT} for PORT`,
    () => said("scripts/serve.ts", { PORT }),
    `PORT is a number from 1 to 65535, not "${PORT}".`,
  ]),
  [
    "BUILD_DIR outside",
    () => said("scripts/build.ts", { BUILD_DIR: temporaryFolder() }),
    "choose a folder in the project",
  ],
  ...[
    ["firm.in", "scripts/build.ts"],
    ["https://firm.in/?a=b", "node_modules/vite/bin/vite.js"],
  ].map(([SITE_URL, program = ""]): Input => [
    `${SITE_URL} for SITE_URL, to ${program}`,
    () => said(program, { SITE_URL }),
    "SITE_URL must be a full address such as https://example.org/",
  ]),
  [
    "links in the content",
    links,
    "warning content/blog/categories/loop, warning content/blog/loop, warning content/downloads, warning content/pages/nowhere.yaml",
  ],
  [
    "content that cannot be read",
    () => unreadable("scripts/content-check.ts"),
    /^Errors\n\ncontent\/site\.yaml\n {2}This cannot be read \(EISDIR: [^)]+\)\.\n[^]*status 1$/,
  ],
  [
    "content cut short",
    () => unreadable("scripts/published-addresses.ts", "name: [\n"),
    "The fields cannot be read: ",
  ],
  [
    "content cut short, to Vite",
    toldByVite,
    /^(?!.*place in the code).*labels\.yaml.*cannot be read/s,
  ],
  [
    "a clock far ahead",
    () => dayProblem("2100-01-01") ?? "",
    "The build is of 2100-01-01, a day to come: the clock of the machine that built it is wrong.",
  ],
  [
    "nights that did not happen",
    () => dayProblem("2026-01-01") ?? "",
    "The build is of 2026-01-01: the nightly build has not run since.",
  ],
  ...(existsSync(".git")
    ? [["a checkout of Windows", windowsClone, "status 0: w/-text w/lf w/none"] as Input]
    : []),
])("given %s, it works or says what to do", async ([, run, words]) => {
  const said = await run();
  if (typeof words === "string") expect(said).toContain(words);
  else expect(said).toMatch(words);
});
