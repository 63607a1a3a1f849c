import { availableParallelism } from "node:os";
import { Tinypool } from "tinypool";
import { concurrently } from "#app/lib/concurrently.ts";

/** Each thread holds its own copy of what it reads: more of them need more memory than small machines have. */
const MOST_THREADS = 4;

/**
 * Shares tasks out among threads, one task at a time to each.
 * @param script what a thread runs: its default export does a task
 * @param limit how many milliseconds a task may take, and what is said where it takes longer
 * @param onDone called after each task
 * @throws what a task throws, or that it took too long; the other threads end then
 */
export async function inThreads<Task>(
  script: URL,
  tasks: readonly Task[],
  limit: (task: Task) => { milliseconds: number; problem: string },
  onDone: () => void,
): Promise<void> {
  const threads = Math.min(availableParallelism(), MOST_THREADS, tasks.length);
  const pool = new Tinypool({
    filename: script.href,
    minThreads: threads,
    maxThreads: threads,
  });
  try {
    await concurrently(threads, tasks, async (task) => {
      const { milliseconds, problem } = limit(task);
      const signal = AbortSignal.timeout(milliseconds);
      await pool.run(task, { signal }).catch((cause: Error) => {
        throw signal.aborted ? new Error(problem, { cause }) : cause;
      });
      onDone();
    });
  } finally {
    await pool.destroy();
  }
}
