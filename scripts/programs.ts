import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { text } from "node:stream/consumers";

/**
 * Has this process exit when it is asked to end, with the status that shells give for the signal. What is to end with
 * it listens for its exit.
 * @param lastWords what is said then
 */
export function exitOnSignals(lastWords: (signal: string) => string | undefined = () => undefined) {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      const words = lastWords(signal);
      if (words) console.error(`\n${words}`);
      process.exit(128 + constants.signals[signal]);
    });
}

const END_WITH_PARENT = import.meta.resolve("./end-with-parent.ts");

/** How a program ended, and what it wrote. */
type Outcome = {
  status: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
};

/** Runs a script with this Node to its end; it never outlives this process, not even one that is killed. */
export async function runScript(
  script: string,
  parameters: string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const program = spawn(process.execPath, ["--import", END_WITH_PARENT, script, ...parameters], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env,
  });
  const stop = () => program.kill("SIGKILL");
  process.once("exit", stop);
  const [stdout, stderr, [status, signal]] = await Promise.all([
    text(program.stdout!),
    text(program.stderr!),
    once(program, "close"),
  ]);
  process.off("exit", stop);
  return { status, signal, stdout, stderr };
}
