import { setTimeout } from "node:timers/promises";

/**
 * Tries again until nothing is thrown, for ten seconds.
 * @throws Error with the problem, and what was thrown last as its cause
 */
export async function until(problem: string, attempt: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + 10_000;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (cause) {
      if (performance.now() > end) throw new Error(problem, { cause });
      await setTimeout(50);
    }
  }
}
