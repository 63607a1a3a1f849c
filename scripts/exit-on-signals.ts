import { constants } from "node:os";

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
