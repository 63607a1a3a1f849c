import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../tests/temporary-folder.ts";

const INSTALL = resolve("scripts/install.mjs");

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

test("a Node that is too old is refused where the project's own is not installed", () => {
  const { at, options } = clone("");
  mkdirSync(at("node_modules"));
  writeFileSync(at("node_modules/.package-lock.json"), '{ "packages": {} }');
  const program = `
    Object.defineProperty(process.versions, "node", { value: "20.9.0" });
    const { install } = await import(${JSON.stringify(INSTALL)});
    console.log(await install());`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", program],
    { ...options, encoding: "utf8" },
  );
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/Node 20\.9\.0 is too old: install Node \d+/);
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
  // One needs git alone, the other installs by itself.
  expect(others.map(([name]) => name)).toEqual(["update", "bench"]);
});
