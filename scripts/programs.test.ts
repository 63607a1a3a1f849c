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

test.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
] as const)("%s ends a command and the program it runs, with status %i", async (signal, status) => {
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
  const command = spawn(process.execPath, ["scripts/run.mjs", at("command.mjs")]);
  const ended = once(command, "exit");
  const pidOf = () => (existsSync(at("pid")) ? Number(readFileSync(at("pid"), "utf8")) : 0);
  await vi.waitUntil(pidOf, { timeout: 20_000 });
  command.kill(signal);
  expect(await ended).toEqual([status, null]);
  await vi.waitUntil(() => !isRunning(pidOf()), { timeout: 5000 });
});
