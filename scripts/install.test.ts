import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../tests/temporary-folder.ts";

const INSTALL = resolve("scripts/install.mjs");
const [, OLDEST = ""] = /OLDEST = "(.+)"/.exec(readFileSync(INSTALL, "utf8"))!;

/** A clone without packages, and a program in npm's place. */
function clone(npm: string) {
  const folder = temporaryFolder();
  const at = (name: string) => join(folder, name);
  writeFileSync(at("npm.js"), npm);
  writeFileSync(at("package-lock.json"), '{ "packages": {} }');
  const env: NodeJS.ProcessEnv = { ...process.env, npm_execpath: at("npm.js") };
  delete env.npm_lifecycle_event;
  return { at, options: { cwd: folder, env } };
}

test("SIGTERM while packages are installed ends npm too", async () => {
  const { at, options } = clone(`
    require("node:fs").writeFileSync("pid", String(process.pid));
    setInterval(() => {}, 1000);`);
  const install = spawn(process.execPath, [INSTALL], options);
  const ended = once(install, "exit");
  const pid = await vi.waitUntil(
    () => existsSync(at("pid")) && Number(readFileSync(at("pid"), "utf8")),
    { timeout: 30_000 },
  );
  install.kill("SIGTERM");
  expect(await ended).toEqual([143, null]);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

test("a registry that does not answer ends in words, and not in a trace", () => {
  const { options } = clone("console.error('npm error network'); process.exitCode = 1;");
  const { status, stderr } = spawnSync(process.execPath, [INSTALL], {
    ...options,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain("npm error network");
  expect(stderr).toContain("The packages could not be installed");
  expect(stderr).not.toMatch(/^ +at /m);
});

/** Runs the end of an install on a Node of another number. @param own the project's own Node, as a script */
function installedOn(version: string, own?: string) {
  const { at, options } = clone("");
  mkdirSync(at("node_modules/.bin"), { recursive: true });
  writeFileSync(at("node_modules/.package-lock.json"), '{ "packages": {} }');
  if (own) writeFileSync(at("node_modules/.bin/node"), `#!/bin/sh\n${own}\n`, { mode: 0o755 });
  const program = `
    Object.defineProperty(process.versions, "node", { value: "${version}" });
    const { install, environment } = await import(${JSON.stringify(INSTALL)});
    const node = await install();
    console.log(node === process.execPath ? "this one" : "its own");
    console.log(environment().PATH.startsWith(${JSON.stringify(dirname(process.execPath))}));`;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { ...options, encoding: "utf8" },
  );
  return stdout.trim() || stderr.trim();
}

const BROKEN = "echo 'error while loading shared libraries: libatomic.so.1' >&2; exit 127";

test("the project's own Node is tried before it is used, and another that is new enough takes its place", () => {
  expect(installedOn(OLDEST, "exit 0")).toMatch(/^its own/);
  expect(installedOn("20.9.0", "exit 0")).toMatch(/^its own/);
  expect(installedOn(`${OLDEST}.0`, BROKEN)).toBe("this one\ntrue");
  expect(installedOn(`${OLDEST}.0`)).toBe("this one\ntrue");
});

test("a Node that is too old is refused in one sentence, with the reason and the number", () => {
  expect(installedOn("20.9.0")).toBe(
    `Node 20.9.0 is too old, and there is no Node package for ${process.platform} ${process.arch}: install Node ${OLDEST} or newer from https://nodejs.org.`,
  );
  expect(installedOn("22.21.1", BROKEN)).toBe(
    `Node 22.21.1 is too old, and the Node that came with the packages does not start here (error while loading shared libraries: libatomic.so.1): install Node ${OLDEST} or newer from https://nodejs.org.`,
  );
});

test("the oldest Node that is taken is the one that the packages of the build ask for", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { engines?: { node?: string } }>;
  };
  const asked = Object.values(packages).flatMap(({ engines }) => {
    const [, version] = /^>= ?([\d.]+)$/.exec(engines?.node ?? "") ?? [];
    return version ? [version] : [];
  });
  const newest = asked.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })).at(-1);
  expect(newest?.split(".").slice(0, 2).join(".")).toBe(OLDEST);
});

test("a folder that the bundler cannot read is refused in a sentence, before anything is installed", () => {
  const { at, options } = clone("console.error('npm was asked');");
  for (const name of ["a b#c", "100%", "who?"]) {
    mkdirSync(at(name));
    const { status, stderr } = spawnSync(process.execPath, [INSTALL], {
      ...options,
      cwd: at(name),
      encoding: "utf8",
    });
    expect([status, stderr.trim()]).toEqual([
      1,
      `The folder ${realpathSync(at(name))} has #, ? or % in its path, which the bundler cannot read: rename it, or move the project.`,
    ]);
  }
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
  const { at, options } = outdated(NPM(""));
  const { status, stdout } = spawnSync(process.execPath, [INSTALL], {
    ...options,
    encoding: "utf8",
  });
  expect(status).toBe(0);
  expect(stdout).toContain("Installing packages: 0 of 1");
  expect(existsSync(at("node_modules/works"))).toBe(false);
  expect(readFileSync(at("node_modules/.package-lock.json"), "utf8")).toContain("2.0.0");
  expect(readdirSync(at(".cache/packages"))).toEqual([]);
});

test("an install that fails or is killed takes nothing that works", async () => {
  const failing = outdated(NPM("process.exit(1);"));
  expect(spawnSync(process.execPath, [INSTALL], failing.options).status).toBe(1);
  expect(existsSync(failing.at("node_modules/works"))).toBe(true);

  const { at, options } = outdated(NPM("setInterval(() => {}, 1000);"));
  const install = spawn(process.execPath, [INSTALL], options);
  const ended = once(install, "exit");
  const npm = await vi.waitUntil(
    () => existsSync(at("pid")) && Number(readFileSync(at("pid"), "utf8")),
    { timeout: 30_000 },
  );
  install.kill("SIGKILL");
  await ended;
  process.kill(npm);
  expect(existsSync(at("node_modules/works"))).toBe(true);
  // The next one takes away what is left, and puts back what was only just moved.
  const before = at(`.cache/packages/${install.pid}/before`);
  mkdirSync(before, { recursive: true });
  renameSync(at("node_modules"), join(before, "node_modules"));
  writeFileSync(at("npm.js"), "process.exit(1);");
  expect(spawnSync(process.execPath, [INSTALL], options).status).toBe(1);
  expect(existsSync(at("node_modules/works"))).toBe(true);
  expect(readdirSync(at(".cache/packages"))).toEqual([]);
});

test("a list of packages that is cut short is named, and npm is not asked", () => {
  const { at, options } = clone("console.error('npm was asked');");
  writeFileSync(at("package-lock.json"), '{ "packages": {');
  const { status, stderr } = spawnSync(process.execPath, [INSTALL], {
    ...options,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toContain(
    "package-lock.json is missing or damaged; this brings it back: git restore package-lock.json",
  );
  expect(stderr).not.toContain("npm was asked");
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
  // Publishing runs what the build left beside itself; one needs git alone, the other installs by itself.
  expect(others.map(([name]) => name)).toEqual(["update", "deploy", "rollback", "ask", "bench"]);
});
