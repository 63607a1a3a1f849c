import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { expect, test, vi } from "vitest";
import { BROKEN_NODE, clone, INSTALL, installedOn, OLDEST } from "./install.test-helper.ts";

test("the project's own Node is tried before it is used, and another that is new enough takes its place", () => {
  expect(installedOn(OLDEST, "exit 0")).toMatch(/^its own/);
  expect(installedOn("20.9.0", "exit 0")).toMatch(/^its own/);
  expect(installedOn(`${OLDEST}.0`, BROKEN_NODE)).toBe("this one\ntrue");
  expect(installedOn(`${OLDEST}.0`)).toBe("this one\ntrue");
});

test("the oldest Node that is taken is the one that the packages ask for", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { engines?: { node?: string } }>;
  };
  const asked = Object.values(packages).flatMap(({ engines }) => {
    // Of a range such as "^22.1 || ^24.2 || >=26" what it asks of the oldest line that it takes.
    const [, version] = /^(?:>=|\^) ?([\d.]+)/.exec(engines?.node ?? "") ?? [];
    return version ? [version] : [];
  });
  const newest = asked.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  expect(newest?.split(".").slice(0, 2).join(".")).toBe(OLDEST);
});

/** npm's place taken by a program that installs one package, or fails or waits half-way. */
const NPM = (end: string) => `
  const { mkdirSync, writeFileSync } = require("node:fs");
  const folder = process.argv.at(-1) + "/node_modules";
  mkdirSync(folder);
  writeFileSync(folder + "/.package-lock.json", '{ "packages": { "node_modules/a": { "version": "2.0.0" } } }');
  writeFileSync("pid", String(process.pid));
  ${end}`;

/** A checkout whose packages are older than its list. */
function outdated(npm: string) {
  const found = clone(npm);
  mkdirSync(found.at("node_modules"));
  writeFileSync(found.at("node_modules/works"), "");
  writeFileSync(found.at("node_modules/.package-lock.json"), '{ "packages": {} }');
  writeFileSync(
    found.at("package-lock.json"),
    '{ "packages": { "node_modules/a": { "version": "2.0.0" } } }',
  );
  return found;
}

test("new packages take the place of the old ones once all have come", () => {
  const { at, install } = outdated(NPM(""));
  const { status, stdout } = install();
  expect(status).toBe(0);
  expect(stdout).toContain("Installing 1 packages");
  expect(existsSync(at("node_modules/works"))).toBe(false);
  expect(readFileSync(at("node_modules/.package-lock.json"), "utf8")).toContain("2.0.0");
  expect(readdirSync(at(".cache/packages"))).toEqual([]);
});

async function waiting() {
  const found = outdated(NPM("setInterval(() => {}, 1000);"));
  const running = spawn(process.execPath, [INSTALL], found.options);
  const ended = once(running, "exit");
  const npm = await vi.waitUntil(
    () => existsSync(found.at("pid")) && Number(readFileSync(found.at("pid"), "utf8")),
    { timeout: 30_000 },
  );
  return { ...found, running, ended, npm };
}

test("Ctrl+C while packages are installed ends npm too, at once", async () => {
  const { running, ended, npm } = await waiting();
  const asked = performance.now();
  running.kill("SIGINT");
  expect(await ended).toEqual([130, null]);
  expect(performance.now() - asked).toBeLessThan(2000);
  expect(() => process.kill(npm, 0)).toThrow("ESRCH");
});

test("an install that fails or is killed takes nothing that works", async () => {
  const failing = outdated(NPM("console.error('npm error network'); process.exit(1);"));
  const { status, stderr } = failing.install();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^npm error network\nThe packages could not be installed.*\n$/);
  expect(existsSync(failing.at("node_modules/works"))).toBe(true);

  const { at, install, running, ended, npm } = await waiting();
  running.kill("SIGKILL");
  await ended;
  process.kill(npm);
  expect(existsSync(at("node_modules/works"))).toBe(true);
  // The next one takes away what is left, and puts back what was only just moved.
  const before = at(`.cache/packages/${running.pid}/before`);
  mkdirSync(before, { recursive: true });
  renameSync(at("node_modules"), join(before, "node_modules"));
  writeFileSync(at("npm.js"), "process.exit(1);");
  expect(install().status).toBe(1);
  expect(existsSync(at("node_modules/works"))).toBe(true);
  expect(readdirSync(at(".cache/packages"))).toEqual([]);
});

test("that nothing comes is said after ten seconds", async () => {
  const { options } = outdated("setInterval(() => {}, 1000);");
  // Of its timers, that of ten seconds runs a hundred times as fast, and no other one ends.
  const fast =
    "data:text/javascript,const { setTimeout: wait } = globalThis; globalThis.setTimeout = (call, time) => wait(call, time === 10_000 ? 100 : 1e6);";
  const running = spawn(process.execPath, [`--import=${fast}`, INSTALL], options);
  const [said] = await once(running.stderr, "data");
  expect(String(said)).toMatch(/^No package has come for ten seconds/);
  running.kill();
});

test("no install script of any package runs, wherever packages are installed", () => {
  const exclude = (name: string) => /(?:^|[/])(?:node_modules|[.].+)$/.test(name);
  const folders = globSync("**/package-lock.json", { exclude }).map(dirname);
  expect(folders).toContain(".");
  expect(folders.length).toBeGreaterThan(1);
  for (const folder of folders)
    expect(readFileSync(join(folder, ".npmrc"), "utf8"), folder).toContain("ignore-scripts=true");
});

test("every npm script may be the first command: it begins by installing the project's packages", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const others = Object.entries(scripts).filter(
    ([, script]) => !script.startsWith("node scripts/run.mjs "),
  );
  // Publishing runs what the build left beside itself; one needs git alone.
  expect(others.map(([name]) => name)).toEqual(["update", "deploy", "rollback", "ask"]);
});
