/** Has the progress of so many tasks shown. @returns what is to be called after each of them */
export type Progress = (total: number) => () => void;

/** Milliseconds between two messages. */
const INTERVAL = { log: 10_000, terminal: 200 };

const inWords = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/**
 * Says how far a step of the build has come, how many tasks there are and how long they will take: on a terminal in
 * one line, which the step's result takes the place of; in a log every ten seconds.
 */
export const progressOf =
  (name: string, output: NodeJS.WriteStream = process.stdout): Progress =>
  (total) => {
    const start = performance.now();
    let [done, shown] = [0, start];
    return () => {
      done += 1;
      const now = performance.now();
      if (done === total || now - shown < (output.isTTY ? INTERVAL.terminal : INTERVAL.log)) return;
      shown = now;
      const left = ((now - start) / done) * (total - done);
      const line = `${name.padEnd(16)} ${done} of ${total}, ${inWords(left / 1000)} left`;
      output.write(output.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    };
  };
