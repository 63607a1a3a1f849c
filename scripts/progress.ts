/** Has the progress of so many tasks shown. @returns what is to be called after each of them */
export type Progress = (total: number) => () => void;

/** Milliseconds between two messages: a terminal's line is written over, a log grows. */
const INTERVAL = process.stdout.isTTY ? 200 : 10_000;

const inWords = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** Says how far a step of the build has come, how many tasks there are and how long they will take. */
export const progressOf =
  (name: string): Progress =>
  (total) => {
    const start = performance.now();
    let [done, shown] = [0, start];
    return () => {
      done += 1;
      const now = performance.now();
      if (done === total || now - shown < INTERVAL) return;
      shown = now;
      const left = inWords((((now - start) / done) * (total - done)) / 1000);
      const line = `${name.padEnd(16)} ${done} of ${total}, ${left} left`;
      process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    };
  };
