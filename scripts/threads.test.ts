import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { inThreads } from "./threads.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

/** Runs tasks in threads that fail at a negative one and never end at a whole hundred. @returns how many were done */
async function done(tasks: number[]): Promise<number> {
  const script = join(temporaryFolder(), "worker.mjs");
  writeFileSync(
    script,
    `export default async (task) => {
      if (task < 0) throw new Error("task " + task + " failed");
      while (task && task % 100 === 0);
    };`,
  );
  let count = 0;
  const limit = (task: number) => ({
    milliseconds: task === 100 ? 1000 : 60_000,
    problem: `task ${task} never ended`,
  });
  await inThreads(pathToFileURL(script), tasks, limit, () => (count += 1));
  return count;
}

test("every task is done; one that fails or never ends fails the whole, and says which it was", async () => {
  expect(await done(Array.from({ length: 50 }, (_, place) => place + 1))).toBe(50);
  await expect(done([1, -2, 3])).rejects.toThrow("task -2 failed");
  await expect(done([1, 100, 3])).rejects.toThrow("task 100 never ended");
});
