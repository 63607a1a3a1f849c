import { constants } from "node:os";

/** Exits on a signal, with shells' status; an `exit` listener stops child processes. @param messageFor said before */
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
