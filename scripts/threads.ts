import { once } from "node:events";
import { availableParallelism } from "node:os";
import { parentPort, Worker } from "node:worker_threads";

/** Each thread holds its own copy of what it reads: more of them need more memory than small machines have. */
const MOST_THREADS = 4;

/**
 * Shares tasks out among threads, one task at a time to each.
 * @param script what a thread runs: it calls `takeTasks`
 * @param options.data what every thread is told once, as its `workerData`
 * @param options.onDone called after each task
 * @param options.limit how many milliseconds a task may take, and what is said where it takes longer
 * @throws what a task throws, or that it took too long; the other threads end then
 */
export async function inThreads<Task>(
  script: URL,
  tasks: readonly Task[],
  {
    data,
    onDone = () => {},
    limit,
  }: {
    data?: unknown;
    onDone?: () => void;
    limit?: (task: Task) => { milliseconds: number; problem: string };
  } = {},
): Promise<void> {
  const waiting = tasks.values();
  const workers = Array.from(
    { length: Math.min(availableParallelism(), MOST_THREADS, tasks.length) },
    () => new Worker(script, { workerData: data }),
  );
  const late = Promise.withResolvers<never>();
  /** @returns the timer of the task */
  const giveNext = (worker: Worker): NodeJS.Timeout | undefined => {
    const { value, done } = waiting.next();
    if (done) {
      void worker.terminate();
      return undefined;
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    worker.postMessage(value);
    if (!limit) return undefined;
    const { milliseconds, problem } = limit(value);
    return setTimeout(() => late.reject(new Error(problem)), milliseconds);
  };
  const timers = new Map<Worker, NodeJS.Timeout | undefined>();
  try {
    const ended = workers.map((worker) => {
      worker.on("message", () => {
        clearTimeout(timers.get(worker));
        onDone();
        timers.set(worker, giveNext(worker));
      });
      timers.set(worker, giveNext(worker));
      return once(worker, "exit");
    });
    await Promise.race([Promise.all(ended), late.promise]);
  } finally {
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Makes this thread run the tasks that it is sent. */
export function takeTasks<Task>(work: (task: Task) => Promise<void>): void {
  parentPort!.on("message", async (task: Task) => {
    await work(task);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    parentPort!.postMessage("done");
  });
}
