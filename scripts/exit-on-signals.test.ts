import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryFolder } from "../tests/temporary-folder.ts";

/** Writes a command that runs until it is asked to end. @returns its file, whether it tidied up, its process once it runs */
function command() {
  const folder = temporaryFolder();
  const file = join(folder, "command.mjs");
  const [written, tidied] = [join(folder, "pid"), join(folder, "tidied")];
  writeFileSync(
    file,
    `import { writeFileSync } from "node:fs";
    import { exitOnSignals } from ${JSON.stringify(resolve("scripts/exit-on-signals.ts"))};
    exitOnSignals();
    process.once("exit", () => {
      const end = Date.now() + 300;
      while (Date.now() < end);
      writeFileSync(${JSON.stringify(tidied)}, "");
    });
    setInterval(() => {}, 1000);
    writeFileSync(${JSON.stringify(written)}, String(process.pid));`,
  );
  const pid = () => (existsSync(written) ? Number(readFileSync(written, "utf8")) : 0);
  const isTidy = () => existsSync(tidied);
  return { file, isTidy, started: () => vi.waitUntil(pid, { timeout: 30_000 }) };
}

/** A process that ended and that nobody has asked after is a zombie. */
const isRunning = (pid: number) =>
  /^[^Z\s]/.test(String(spawnSync("ps", ["-o", "stat=", "-p", String(pid)]).stdout));
const hasEnded = (pid: number) => vi.waitUntil(() => !isRunning(pid), { timeout: 30_000 });

test.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
  // The terminal is gone: a connection to the server was lost, for example.
  ["SIGHUP", 129],
] as const)("%s ends a command, which tidies up, with status %i", async (signal, status) => {
  const { file, isTidy, started } = command();
  const runner = spawn(process.execPath, ["scripts/run.mjs", file]);
  const ended = once(runner, "exit");
  const pid = await started();
  // A terminal sends it to both, and the one sends it on to the other.
  process.kill(pid, signal);
  runner.kill(signal);
  expect(await ended).toEqual([status, null]);
  await hasEnded(pid);
  expect(isTidy()).toBe(true);
});

test("a command of npm ends with the shell that npm runs it in", async () => {
  const { file, started } = command();
  const line = `"${process.execPath}" scripts/run.mjs "${file}"; true`;
  const env = { ...process.env, npm_lifecycle_event: "start" };
  const shell = spawn("sh", ["-c", line], { env });
  const pid = await started();
  shell.kill();
  await hasEnded(pid);
});
