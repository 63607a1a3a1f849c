import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/temporary-folder.ts";

/** Runs until a signal: prints its process id, and later that it has cleaned up. @param work what else it does */
function command(work = "setInterval(() => {}, 1000);"): string {
  const file = join(temporaryFolder(), "command.mjs");
  writeFileSync(
    file,
    `import { writeSync } from "node:fs";
    import { exitOnSignals } from ${JSON.stringify(resolve("scripts/exit-on-signals.ts"))};
    exitOnSignals();
    process.once("exit", () => {
      const end = Date.now() + 300;
      while (Date.now() < end);
      writeSync(1, "tidy");
    });
    writeSync(1, String(process.pid));
    ${work}`,
  );
  return file;
}

test.each([
  ["SIGTERM", 143],
  ["SIGINT", 130],
  // A closed terminal, such as a lost connection to a server.
  ["SIGHUP", 129],
] as const)("%s ends a command, which tidies up, with status %i", async (signal, status) => {
  const runner = spawn(process.execPath, ["scripts/run.mjs", command()]);
  const [pid] = await once(runner.stdout, "data");
  // The stream ends when no process is left that could write.
  const said = text(runner.stdout);
  // A terminal signals both processes, and the parent forwards the signal.
  process.kill(Number(pid), signal);
  runner.kill(signal);
  expect(await once(runner, "exit")).toEqual([status, null]);
  expect(await said).toBe("tidy");
});

test("a command that is too busy to notice is ended within two seconds", async () => {
  const runner = spawn(process.execPath, ["scripts/run.mjs", command("for (;;);")]);
  const [pid] = await once(runner.stdout, "data");
  runner.kill("SIGINT");
  const asked = performance.now();
  expect(await once(runner, "exit")).toEqual([130, null]);
  expect(performance.now() - asked).toBeLessThan(2000);
  expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH");
});

test("a command of npm ends with the shell that npm runs it in", async () => {
  const line = `"${process.execPath}" scripts/run.mjs "${command()}"; true`;
  const env = { ...process.env, npm_lifecycle_event: "start" };
  const shell = spawn("sh", ["-c", line], { env });
  await once(shell.stdout, "data");
  const said = text(shell.stdout);
  shell.kill();
  expect(await said).toBe("tidy");
});
