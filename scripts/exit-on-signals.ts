import { constants } from "node:os";

/**
 * Has this process exit when it is asked to end, with the status that shells give for the signal. Child processes must
 * be stopped in an `exit` listener.
 * @param messageFor what to print before exiting
 */
export function exitOnSignals(
  messageFor: (signal: string) => string | undefined = () => undefined,
) {
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const)
    // Each time: a second one, which a terminal sends too, would end it before it has tidied up.
    process.on(signal, () => {
      const message = messageFor(signal);
      if (message) console.error(`\n${message}`);
      process.exit(128 + constants.signals[signal]);
    });
}
