import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";

vi.setConfig({ testTimeout: 30_000 });

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Writes a command that runs a program. @returns the command's file, and the program's process once it runs */
function commandWithProgram() {
  const folder = mkdtempSync(join(tmpdir(), "programs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const at = (name: string) => join(folder, name);
  writeFileSync(
    at("program.mjs"),
    `import { writeFileSync } from "node:fs";
    setInterval(() => {}, 1000);
    writeFileSync(process.argv[2], String(process.pid));`,
  );
  writeFileSync(
    at("command.mjs"),
    `import { exitOnSignals, runScript } from ${JSON.stringify(resolve("scripts/programs.ts"))};
    exitOnSignals();
    await runScript(${JSON.stringify(at("program.mjs"))}, [${JSON.stringify(at("pid"))}], process.env);`,
  );
  const pid = () => (existsSync(at("pid")) ? Number(readFileSync(at("pid"), "utf8")) : 0);
  return { file: at("command.mjs"), started: () => vi.waitUntil(pid, { timeout: 20_000 }) };
}

const hasEnded = (pid: number) => vi.waitUntil(() => !isRunning(pid), { timeout: 5000 });

test.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
] as const)("%s ends a command and the program it runs, with status %i", async (signal, status) => {
  const { file, started } = commandWithProgram();
  const command = spawn(process.execPath, ["scripts/run.mjs", file]);
  const ended = once(command, "exit");
  const pid = await started();
  command.kill(signal);
  expect(await ended).toEqual([status, null]);
  await hasEnded(pid);
});

test("a command of npm ends with the shell that npm runs it in", async () => {
  const { file, started } = commandWithProgram();
  const line = `"${process.execPath}" scripts/run.mjs "${file}"; true`;
  const env = { ...process.env, npm_lifecycle_event: "start" };
  const shell = spawn("sh", ["-c", line], { env });
  const pid = await started();
  shell.kill();
  await hasEnded(pid);
});
