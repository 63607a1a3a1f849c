import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { inThreads } from "./threads.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

/**
 * Runs tasks in threads that note each in a file, fail at a negative one and never end at a whole hundred.
 * @returns what was noted
 */
async function noted(
  tasks: number[],
  options: Parameters<typeof inThreads<number>>[2] = {},
): Promise<number[]> {
  const folder = temporaryFolder();
  const script = join(folder, "worker.mjs");
  const notes = join(folder, "notes");
  const helper = pathToFileURL(join(import.meta.dirname, "threads.ts")).href;
  writeFileSync(notes, "");
  writeFileSync(
    script,
    `import { appendFileSync } from "node:fs";
    import { workerData } from "node:worker_threads";
    import { takeTasks } from ${JSON.stringify(helper)};
    takeTasks(async (task) => {
      if (task < 0) throw new Error("task " + task + " failed");
      while (task && task % 100 === 0);
      appendFileSync(workerData, task + " ");
    });`,
  );
  await inThreads(pathToFileURL(script), tasks, { ...options, data: notes });
  return readFileSync(notes, "utf8").trim().split(" ").map(Number);
}

test("every task is done once", async () => {
  const tasks = Array.from({ length: 50 }, (_, place) => place);
  let done = 0;
  const results = await noted(tasks, { onDone: () => (done += 1) });
  expect(results.sort((a, b) => a - b)).toEqual(tasks);
  expect(done).toBe(50);
});

test("a task that fails fails the whole", async () => {
  await expect(noted([1, -2, 3])).rejects.toThrow("task -2 failed");
});

test("a task that never ends fails the whole, and says which it was", async () => {
  const limit = (task: number) => ({
    milliseconds: task === 100 ? 500 : 60_000,
    problem: `task ${task} never ended`,
  });
  await expect(noted([1, 100, 3], { limit })).rejects.toThrow("task 100 never ended");
});
