import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { inThreads } from "./threads.server.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";

/** Runs tasks in threads that note each in a file and fail at a negative one. @returns what was noted */
async function noted(tasks: number[], onDone?: () => void): Promise<number[]> {
  const folder = temporaryFolder();
  const script = join(folder, "worker.mjs");
  const notes = join(folder, "notes");
  const helper = pathToFileURL(join(import.meta.dirname, "threads.server.ts")).href;
  writeFileSync(notes, "");
  writeFileSync(
    script,
    `import { appendFileSync } from "node:fs";
    import { workerData } from "node:worker_threads";
    import { takeTasks } from ${JSON.stringify(helper)};
    takeTasks(async (task) => {
      if (task < 0) throw new Error("task " + task + " failed");
      appendFileSync(workerData, task + " ");
    });`,
  );
  await inThreads(pathToFileURL(script), tasks, { data: notes, onDone });
  return readFileSync(notes, "utf8").trim().split(" ").map(Number);
}

test("every task is done once", async () => {
  const tasks = Array.from({ length: 50 }, (_, place) => place);
  let done = 0;
  const results = await noted(tasks, () => (done += 1));
  expect(results.sort((a, b) => a - b)).toEqual(tasks);
  expect(done).toBe(50);
});

test("a task that fails fails the whole", async () => {
  await expect(noted([1, -2, 3])).rejects.toThrow("task -2 failed");
});
