/**
 * `npm test`: installs what is missing, runs every group of tests and sums up. Some groups only:
 * `npm test -- unit e2e`. `npm run test:all` (`--all`) is the long set.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { environment, install } from "./install.mjs";
import { ensureChromium, ensureEngines, ensureNginx } from "./test-programs.mjs";

const results = "test-results";
const firm = {
  SITE_URL: "https://example.org/firm/",
  BUILD_DIR: ".cache/firm/build",
  DIST_DIR: ".cache/firm/dist",
};

const all = process.argv.includes("--all");
const chosen = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));

const node = install();

/** Runs a program of the project's packages, or a script of its own. @returns {boolean} whether it succeeded */
function run(program, parameters, variables = {}) {
  const isScript = /\.(?:ts|mjs)$/.test(program);
  const { status } = spawnSync(
    isScript ? node : program,
    isScript ? [program, ...parameters] : parameters,
    {
      env: { ...environment, ...variables },
      stdio: "inherit",
      shell: !isScript && process.platform === "win32",
    },
  );
  return status === 0;
}

/** A group of commands that pass or fail as a whole, each counted once. */
const commands =
  (...list) =>
  () => {
    const failed = list.filter(
      ([program, parameters, variables]) => !run(program, parameters, variables),
    ).length;
    return { passed: list.length - failed, failed, skipped: 0 };
  };

/** What a test runner wrote about its tests; a runner that fails without a failed test counts as one. */
function counted(succeeded, file, read) {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  return !succeeded && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const vitest = (project) => () => {
  const file = join(results, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  return counted(run("vitest", ["run", "--project", project, ...reporters]), file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }));
};

const playwright =
  (name, ...parameters) =>
  () => {
    const chromium = ensureChromium(node, environment);
    if (!chromium) return { passed: 0, failed: 1, skipped: 0 };
    const variables = { CHROMIUM_PATH: chromium, ...(all && { TEST_ALL: "1" }) };
    const file = join(results, `${name}.json`);
    return counted(run("playwright", ["test", ...parameters], variables), file, ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }));
  };

/** The Nu checker over every page, where Java and the package vnu-jar are installed. */
const standards = () => {
  const checker = "node_modules/vnu-jar/build/dist/vnu.jar";
  if (!existsSync(checker) || !run("java", ["-version"])) {
    console.error("!!! The Nu checker needs Java and the package vnu-jar: this group is SKIPPED.");
    return { passed: 0, failed: 0, skipped: 1 };
  }
  // Its list of CSS properties is older than the site's browsers.
  const newStyles = "CSS: .*animation-(timeline|range).*";
  return commands([
    "java",
    ["-jar", checker, "--skip-non-html", "--errors-only", "--filterpattern", newStyles, "dist"],
  ])();
};

/** The groups in their order: what is quickest to know comes first, what needs a build after it. */
const groups = {
  // knip follows the imports of the route types, which are made first.
  lint: commands(
    ["react-router", ["typegen"]],
    ["oxlint", ["--deny-warnings"]],
    ["oxfmt", ["--check"]],
    ["knip", []],
  ),
  content: commands(["scripts/content-check.ts", []]),
  types: commands(["tsc", ["--noEmit"]]),
  unit: vitest("unit"),
  build: commands(["scripts/build.ts", []]),
  firm: commands(["scripts/build.ts", [], firm]),
  built: vitest("built"),
  hosting: () => {
    ensureNginx(environment);
    return vitest("hosting")();
  },
  e2e: playwright("e2e"),
  ...(all && {
    standards,
    engines: () => {
      ensureEngines(node, environment);
      return vitest("engines")();
    },
    pictures: playwright("pictures", "--config", "playwright.pictures.config.ts"),
  }),
};

const unknown = chosen.filter((name) => !(name in groups));
if (unknown.length > 0) {
  console.error(
    `There is no group ${unknown.join(", ")}; there are ${Object.keys(groups).join(", ")}.`,
  );
  process.exit(1);
}

const started = performance.now();
const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const rows = [];
for (const [name, group] of Object.entries(groups)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  console.log(`\n── ${name} ${"─".repeat(60 - name.length)}`);
  const from = performance.now();
  rows.push({ name, ...group(), time: seconds(from) });
}

const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`\n── summary ${"─".repeat(53)}`);
for (const { name, passed, failed, skipped, time } of rows) {
  const more = `${failed ? `, ${failed} FAILED` : ""}${skipped ? `, ${skipped} skipped` : ""}`;
  console.log(
    `${failed ? "✖" : "✔"} ${name.padEnd(10)} ${time.padStart(8)}   ${passed} passed${more}`,
  );
}
console.log(`All in ${seconds(started)}`);
const skipped = sum("skipped");
console.log(
  `${sum("passed")} passed, ${sum("failed")} failed${skipped ? `, ${skipped} skipped` : ""}`,
);
process.exitCode = sum("failed") > 0 ? 1 : 0;
