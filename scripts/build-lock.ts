import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** Whether a program runs; one that belongs to somebody else counts too. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Keeps other builds out until this one has ended: they would write into the same folders. What a build that was
 * killed has left behind keeps nobody out.
 * @param file holds the number of the process that builds
 * @param work what the process does, for the message
 * @returns what lets others in again; the end of the process does so too
 * @throws Error where another build runs
 */
export function lockBuild(file: string, work = "build"): () => void {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const pid = Number(readFileSync(file, "utf8"));
    // A full disk leaves a lock without a number.
    if (pid > 0 && pid !== process.pid && isRunning(pid)) {
      throw new Error(
        `Another ${work} is running (process ${pid}): wait until it has ended. If there is none, delete ${file}.`,
        { cause: error },
      );
    }
    rmSync(file, { force: true });
    return lockBuild(file, work);
  }
  const unlock = () => rmSync(file, { force: true });
  process.once("exit", unlock);
  return () => {
    process.off("exit", unlock);
    unlock();
  };
}
