/** Has the progress of so many tasks shown. @returns what is to be called after each of them */
export type Progress = (total: number) => () => void;

/** Milliseconds between two messages: a terminal's line is written over, a log grows. */
const INTERVAL = process.stdout.isTTY ? 200 : 10_000;

/** Says how many tasks of a step of the build are done. */
export const progressOf =
  (name: string): Progress =>
  (total) => {
    let [done, shown] = [0, performance.now()];
    return () => {
      done += 1;
      if (done === total || performance.now() - shown < INTERVAL) return;
      shown = performance.now();
      const line = `${name.padEnd(16)} ${done} of ${total}`;
      process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
    };
  };
