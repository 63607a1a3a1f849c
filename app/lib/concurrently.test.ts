import { expect, test } from "vitest";
import { concurrently } from "./concurrently.ts";

test("every item has its turn, and no more of them at a time than allowed", async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await concurrently(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resume) => setTimeout(resume));
    running -= 1;
    done.push(item);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

test("work that fails is told", async () => {
  const failing = concurrently(2, [1, 2, 3], async (item) => {
    if (item === 2) throw new Error("no room");
  });
  await expect(failing).rejects.toThrow("no room");
});
