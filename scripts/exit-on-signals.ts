import { constants } from "node:os";

/**
 * Exits on a signal, with the status that shells use. Stop child processes in an `exit` listener.
 * @param messageFor what to print before exiting
 */
export function exitOnSignals(
  messageFor: (signal: string) => string | undefined = () => undefined,
) {
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const)
    // Not `once`: a second signal, as terminals send, would end the process before it has cleaned up.
    process.on(signal, () => {
      const message = messageFor(signal);
      if (message) console.error(`\n${message}`);
      process.exit(128 + constants.signals[signal]);
    });
}
