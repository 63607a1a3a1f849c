import { execFileSync } from "node:child_process";

/** The memory that a process and all that it started take at the moment, in megabytes. */
export function treeMemory(pid: number): number {
  const processes = execFileSync("ps", ["-A", "-o", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number));
  const memoryOf = (parent: number): number =>
    processes
      .filter(([, ppid]) => ppid === parent)
      .reduce((sum, [child, , rss]) => sum + rss! + memoryOf(child!), 0);
  const own = processes.find(([id]) => id === pid)?.[2] ?? 0;
  return Math.round((own + memoryOf(pid)) / 1024);
}
