/** Builds that fail. Each must leave the previous site complete; the next build makes what a fresh clone makes. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { filesBelow } from "#app/lib/files-below.server.ts";
import { hashesOf } from "#hosting/built-site.ts";
import { copyProject } from "../copy-project.ts";

const CACHED = [join("app", "styles", "fonts"), join("tests", "pictures")];
const SIZE = "800m";

const mount = (...parameters: string[]) =>
  spawnSync("mount", parameters, { stdio: "ignore" }).status === 0;

/** A copy of the project that tests may damage, on its own disk where this machine allows it. */
const folder = mkdtempSync(join(tmpdir(), "faults-"));
const at = (...path: string[]) => join(folder, ...path);
const isDisk = mount("-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder);
copyProject(folder, (source) => !CACHED.includes(source));
const remount = (options: string) => isDisk && mount("-o", `remount,${options}`, folder);

/** Runs a build. @param wrapper a program that runs it, with its arguments */
function build(...wrapper: string[]) {
  const [program = "", ...parameters] = [...wrapper, process.execPath, "scripts/build.ts"];
  const { PATH, HOME } = process.env;
  const env: NodeJS.ProcessEnv = { PATH, HOME, BUILD_DATE: "2027-01-15" };
  const child = spawn(program, parameters, { cwd: folder, env });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (data: Buffer) => {
      output += String(data);
    });
  const ended = once(child, "close").then(([status, signal]) => ({ status, signal, output }));
  const said = (words: string) =>
    vi.waitUntil(
      () => {
        if (child.exitCode !== null) throw new Error(`It ended without "${words}":\n${output}`);
        return output.includes(words);
      },
      { timeout: 240_000 },
    );
  return { process: child, said, ended };
}
type Build = ReturnType<typeof build>;

/** The hash of every file of the published site and of the hosts' files. */
const site = () => Promise.all(["dist", "hosts"].map((part) => hashesOf(at(part))));
let before: Awaited<ReturnType<typeof site>>;

async function succeed(...wrapper: string[]): Promise<void> {
  const { status, output } = await build(...wrapper).ended;
  expect(status, output).toBe(0);
}

beforeAll(async () => {
  await succeed();
  before = await site();
  const [article] = readdirSync(at("content/blog")).filter((name) => name.endsWith(".md"));
  appendFileSync(at("content/blog", article!), "\nA sentence that is new.\n");
});
afterEach(() => void remount(`rw,size=${SIZE}`));
afterAll(() => {
  if (isDisk) spawnSync("umount", ["--lazy", folder]);
  rmSync(folder, { recursive: true, force: true });
});

/** Steps of the build that write. */
const STEPS = ["code", "pages", "finish"];

const childrenOf = ({ process: { pid } }: Build): string[] =>
  spawnSync("pgrep", ["-P", String(pid)], { encoding: "utf8" })
    .stdout.split("\n")
    .filter(Boolean);
/** Processes that still run; zombies have ended. */
const running = (pids: string[]): string[] =>
  spawnSync("ps", ["-o", "stat=", "-p", pids.join()], { encoding: "utf8" }).stdout.match(
    /^[^Z\s]/gm,
  ) ?? [];

/** A build that has reached a step. Bundles are made again, so that each step has something to write. */
async function buildAt(step: string): Promise<Build> {
  rmSync(at("build/inputs.sha256"), { force: true });
  rmSync(at(".cache/browser"), { recursive: true, force: true });
  const running = build();
  await running.said(`\n${step} `);
  if (step === "code")
    await vi.waitUntil(() => childrenOf(running).length > 0, { timeout: 60_000 });
  return running;
}

test("SIGTERM ends a build, which says so; until then another one is refused", async () => {
  const first = await buildAt("code");
  const second = await build().ended;
  expect(second.status).toBe(1);
  expect(second.output).toContain(`Another build is running (process ${first.process.pid})`);
  const children = childrenOf(first);
  expect(running(children)).not.toEqual([]);
  first.process.kill("SIGTERM");
  await once(first.process, "exit");
  // They must end at once; `ended` waits for all that may still write to the output.
  await vi.waitUntil(() => running(children).length === 0, { timeout: 2000 });
  const { status, output } = await first.ended;
  expect(status).toBe(143);
  expect(output).toContain(
    "The build was stopped (SIGTERM).\ndist/ still holds the previous site.",
  );
  expect(await site()).toEqual(before);
});

test.for(STEPS)("kill -9 in the step %s", async (step) => {
  const killed = await buildAt(step);
  killed.process.kill("SIGKILL");
  expect(await killed.ended).toMatchObject({ signal: "SIGKILL" });
  expect(await site()).toEqual(before);
});

test("the system ends the bundler for want of memory", async () => {
  const short = await buildAt("code");
  spawnSync("pkill", ["-KILL", "-P", String(short.process.pid)]);
  const { status, output } = await short.ended;
  expect(output).toContain("The bundler was ended from outside (SIGKILL): probably");
  expect(status).toBe(1);
  expect(await site()).toEqual(before);
});

// Mounting a disk needs a right that root has, and most machines for tests.
test.runIf(isDisk).for(STEPS)("a disk that is full in the step %s", async (step) => {
  const filled = await buildAt(step);
  const { blocks, bfree, bsize } = statfsSync(folder);
  remount(`size=${(blocks - bfree) * bsize}`);
  const { status, output } = await filled.ended;
  expect(output).toContain("The disk is full: make room, and build again.");
  expect(output).not.toMatch(/report this problem|backtrace/i);
  expect(status).toBe(1);
  expect(await site()).toEqual(before);
});

test.runIf(isDisk)("a folder that may only be read", async () => {
  remount("ro");
  const { status, output } = await build().ended;
  expect(status).toBe(1);
  expect(output).toContain("may not be read or written");
  expect(await site()).toEqual(before);
});

const MADE = [".cache", "app/styles/fonts", "build", "dist", "hosts"];
const removeAllThatIsMade = () => {
  for (const folder of MADE) rmSync(at(folder), { recursive: true, force: true });
};

test("after all that, with every file of former builds cut short or changed by a bit, a build is that of a fresh clone", async () => {
  for (const folder of [".cache", "app/styles/fonts", "build", "dist"])
    for (const [index, file] of filesBelow(at(folder)).entries()) {
      const bytes = readFileSync(at(folder, file));
      const middle = Math.floor(bytes.length / 2);
      if (index % 2 && bytes.length > 0) bytes[middle]! ^= 1;
      writeFileSync(at(folder, file), index % 2 ? bytes : bytes.subarray(0, middle));
    }
  await succeed();
  const after = await site();
  expect(after).not.toEqual(before);

  removeAllThatIsMade();
  await succeed();
  expect(after).toEqual(await site());
});

const WITHOUT_NETWORK = ["unshare", "--net", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"];
const [unshare = "", ...parameters] = WITHOUT_NETWORK;

// A separate network needs a right, too.
test.runIf(spawnSync(unshare, [...parameters, "true"]).status === 0)(
  "a build needs no network",
  async () => {
    removeAllThatIsMade();
    await succeed(...WITHOUT_NETWORK);
  },
);
