/**
 * `npm test`: every group of tests and their sum. Some groups only: `npm test -- unit e2e`.
 * `npm run test:all` (`--all`) is the long set.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { relative } from "node:path";
import { findChromium } from "../tests/chromium.ts";

type Suite = { title: string; specs: { title: string; ok: boolean }[]; suites?: Suite[] };

/** What is read of a runner's report: Vitest counts at its top, Playwright in `stats`. */
type Report =
  | {
      stats?: undefined;
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      testResults: {
        name: string;
        assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
      }[];
    }
  | {
      stats: { expected: number; flaky: number; unexpected: number; skipped: number };
      suites: Suite[];
    };

type Result = { passed: number; failed: string[]; skipped: number };

const results = "test-results";
const all = process.argv.includes("--all");
const chosen = process.argv.slice(2).filter((argument) => argument !== "--all");

/** The commands of an npm script. */
const npmScript = (name: string): string[] => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  return scripts[name].replace("node scripts/run.mjs ", "").split(" && ");
};
const vitest = (name: string): string =>
  `vitest run --project ${name} --reporter=default --reporter=json --outputFile.json=${results}/${name}.json`;

/** What is asked of the second firm's site: all but jobs and law, of which it has none. */
const SECOND_FIRM_SPECS = (
  "accessibility article blog blog-address blog-controls case-studies company contact drawings enhancements " +
  "enlarged-text first-view forced-colors frame home layout legal not-found pictures print regions robustness " +
  "search team view-transitions"
).replaceAll(/\S+/g, "$&.spec");

/** The groups in their order: what is quickest to know comes first, what needs a build after it. */
const groups: Record<string, string[]> = {
  lint: npmScript("lint"),
  content: npmScript("content:check"),
  types: npmScript("typecheck"),
  hosting: [...(all ? ["scripts/install.mjs tests/hosting/emulators"] : []), vitest("hosting")],
  unit: [vitest("unit")],
  build: npmScript("build"),
  ...(all && { subfolder: npmScript("build") }),
  built: [vitest("built")],
  e2e: ["playwright test"],
  ...(all && {
    // The checker does not know these newer properties and values; the build's own parser has read them.
    standards: [
      "java -jar node_modules/vnu-jar/build/dist/vnu.jar --skip-non-html --errors-only --filterpattern CSS:.*(animation-(timeline|range)|position-anchor|container-type|line-clamp|field-sizing|view-transition|Parse.Error|Unknown.dimension|incompatible|allow-discrete).* dist",
    ],
    rehearsal: [vitest("rehearsal")],
    editor: ["playwright test -c editor/test/playwright.config.ts"],
    engines: [vitest("engines")],
    faults: [vitest("faults")],
    screenshots: [...npmScript("build"), ...npmScript("test:screenshots")],
    // The short set again, for content that an editor has changed; of that, unit tests see the labels.
    "edited-content": [
      "tests/edited-content.ts",
      ...npmScript("build"),
      "vitest run --project unit --project built",
      "playwright test",
    ],
    // Structure, layout, links and accessibility of another firm's site: its own pictures, logo, colours, counts and
    // languages.
    "second-firm": [
      "tests/second-content.ts",
      ...npmScript("build"),
      vitest("built"),
      `playwright test ${SECOND_FIRM_SPECS}`,
      // Its free pages, saved in the editor.
      "playwright test -c editor/test/playwright.config.ts --grep=pages/free",
      ...npmScript("test:screenshots"),
    ],
  }),
};
if (all) process.env.TEST_ALL = "1";
const variables: Record<string, NodeJS.ProcessEnv> = {
  subfolder: {
    SITE_URL: "https://example.org/firm/",
    BUILD_DIR: ".cache/subfolder/build",
    DIST_DIR: ".cache/subfolder/dist",
  },
  "edited-content": {
    CONTENT_DIR: ".cache/edited-content/content",
    BUILD_DIR: ".cache/edited-content/build",
    DIST_DIR: ".cache/edited-content/dist",
    TEST_ALL: "",
  },
  // What is due next stands in some screenshots.
  screenshots: {
    BUILD_DATE: "2026-11-23",
    BUILD_DIR: ".cache/screenshots/build",
    DIST_DIR: ".cache/screenshots/dist",
  },
  "second-firm": {
    CONTENT_DIR: ".cache/second-firm/content",
    BUILD_DIR: ".cache/second-firm/build",
    DIST_DIR: ".cache/second-firm/dist",
    TEST_ALL: "",
  },
};

/** Commands that several groups begin with, such as those that write route types. */
const done = new Set<string>();

/** Runs a program of the packages, or a script of the project. @returns whether it succeeded */
function run(command: string, env?: NodeJS.ProcessEnv): boolean {
  if (!env && done.has(command)) return true;
  const [program = "", ...parameters] = command.split(" ");
  const isScript = /\.(?:ts|mjs)$/.test(program);
  const { status, error } = spawnSync(
    isScript ? process.execPath : program,
    isScript ? [program, ...parameters] : parameters,
    {
      env: { ...process.env, ...env },
      stdio: "inherit",
      shell: process.platform === "win32",
    },
  );
  if (error) console.error(`${program} is not installed (${error.message}).`);
  if (!env && status === 0) done.add(command);
  return status === 0;
}

/** The tests that failed, by file and name. */
const failuresIn = ({ title, specs, suites = [] }: Suite): string[] =>
  [...specs.filter(({ ok }) => !ok).map((spec) => spec.title), ...suites.flatMap(failuresIn)].map(
    (failure) => `${title} › ${failure}`,
  );

function resultOf(report: Report): Result {
  if (report.stats) {
    const { expected, flaky, skipped } = report.stats;
    return { passed: expected + flaky, failed: report.suites.flatMap(failuresIn), skipped };
  }
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(
        ({ fullName, failureMessages: [message = ""] }) =>
          `${relative(".", name)} › ${fullName}: ${message.split("\n")[0]}`,
      ),
  );
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests };
}

/** Runs a group: commands count as one each, the tests of a runner as its report says. */
function runGroup(name: string): Result {
  const commands = groups[name] ?? [];
  if (commands.some((command) => command.startsWith("playwright")) && !findChromium()) {
    console.error(
      "Chromium is not installed. On Debian and Ubuntu: scripts/system-packages.sh; elsewhere install Chrome\n" +
        "or Chromium, or run `npx playwright install chromium`, or say where it is with CHROMIUM_PATH.",
    );
    return { passed: 0, failed: ["Chromium is not installed"], skipped: 0 };
  }
  const failed = commands.filter((command) => !run(command, variables[name]));
  const file = `${results}/${name}.json`;
  if (!existsSync(file)) return { passed: commands.length - failed.length, failed, skipped: 0 };
  const result = resultOf(JSON.parse(readFileSync(file, "utf8")) as Report);
  // A runner may fail without a failed test: where a file cannot be loaded, for example.
  return result.failed.length > 0 ? result : { ...result, failed };
}

const unknown = chosen.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(
    `There is no group ${unknown.join(", ")}; there are ${Object.keys(groups).join(", ")}.`,
  );
  process.exit(1);
}

const secondsSince = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
const started = performance.now();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const lines: string[] = [];
const total: Result = { passed: 0, failed: [], skipped: 0 };
for (const name of Object.keys(groups)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  const start = performance.now();
  const { passed, failed, skipped } = runGroup(name);
  const more = `${failed.length > 0 ? `, ${failed.length} FAILED` : ""}${skipped ? `, ${skipped} skipped` : ""}`;
  lines.push(
    `${failed.length > 0 ? "✖" : "✔"} ${name.padEnd(14)} ${secondsSince(start).padStart(8)}   ${passed} passed${more}`,
  );
  total.passed += passed;
  total.failed.push(...failed.map((failure) => `✖ ${name}: ${failure}`));
  total.skipped += skipped;
}
console.log(`\n── summary ${"─".repeat(53)}\n${lines.join("\n")}\nAll in ${secondsSince(started)}`);
for (const failure of total.failed) console.log(failure);
console.log(
  `${total.passed} passed, ${total.failed.length} failed${total.skipped ? `, ${total.skipped} skipped` : ""}`,
);
process.exitCode = total.failed.length > 0 ? 1 : 0;
