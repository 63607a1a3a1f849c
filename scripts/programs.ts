import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";
import { text } from "node:stream/consumers";

/**
 * Has this process exit when it is asked to end, with the status that shells give for the signal. What is to end with
 * it listens for its exit.
 */
export function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

/** How a program ended, and what it wrote. */
type Outcome = {
  status: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
};

/** Runs a script with this Node to its end; it never outlives this process. */
export async function runScript(
  script: string,
  parameters: string[],
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const program = spawn(process.execPath, [script, ...parameters], {
    stdio: ["ignore", "pipe", "pipe"],
    env,
  });
  const stop = () => program.kill("SIGKILL");
  process.once("exit", stop);
  const [stdout, stderr, [status, signal]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, "close"),
  ]);
  process.off("exit", stop);
  return { status, signal, stdout, stderr };
}
