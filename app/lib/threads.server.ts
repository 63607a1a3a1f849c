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
 * @throws what a task throws; the other threads end then
 */
export async function inThreads<Task>(
  script: URL,
  tasks: readonly Task[],
  { data, onDone = () => {} }: { data?: unknown; onDone?: () => void } = {},
): Promise<void> {
  const waiting = tasks.values();
  const workers = Array.from(
    { length: Math.min(availableParallelism(), MOST_THREADS, tasks.length) },
    () => new Worker(script, { workerData: data }),
  );
  const giveNext = (worker: Worker) => {
    const { value, done } = waiting.next();
    if (done) void worker.terminate();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    else worker.postMessage(value);
  };
  try {
    await Promise.all(
      workers.map((worker) => {
        worker.on("message", () => {
          onDone();
          giveNext(worker);
        });
        giveNext(worker);
        return once(worker, "exit");
      }),
    );
  } finally {
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
