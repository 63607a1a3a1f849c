import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What Linux notes of a program; nothing on other systems. */
function statOf(pid: number): { state?: string; start?: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field, the program's name in brackets, may hold spaces; these are the third and the 22nd.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return { state: fields[0], start: fields[19] };
  } catch {
    return {};
  }
}

/**
 * Whether a program runs; one that belongs to somebody else counts too. One that was killed and that nobody has asked
 * after (a zombie) does not.
 */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0) && statOf(pid).state !== "Z";
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The other process that holds a lock; undefined where it has ended, or another program has its number now. */
function holderOf(lock: string): number | undefined {
  const [number = "", start] = lock.split(" ");
  const pid = Number(number);
  // A loss of power may leave a lock without a number.
  if (!(pid > 0) || pid === process.pid || !isRunning(pid)) return undefined;
  const itsStart = statOf(pid).start;
  return start && itsStart && start !== itsStart ? undefined : pid;
}

/** What a lock holds; nothing where it has just been removed. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** Removes the lock of a process that has ended. Where another build was faster, its lock stays. */
function removeLock(file: string, lock: string): void {
  const aside = `${file}.${process.pid}.old`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, "utf8") !== lock) linkSync(aside, file);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/**
 * Keeps other builds out until this one has ended: they would write into the same folders. What a build that was
 * killed has left behind keeps nobody out.
 * @param file holds the number of the process that builds, and when it began
 * @param work what the process does, for the message
 * @returns what lets others in again; the end of the process does so too
 * @throws Error where another build runs
 */
export function lockBuild(file: string, work = "build"): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  try {
    writeFileSync(draft, `${process.pid} ${statOf(process.pid).start ?? ""}`);
    // Fails where there is one, and nobody ever reads half of it.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const lock = textOf(file);
    const pid = holderOf(lock);
    if (pid)
      throw new Error(
        `Another ${work} is running (process ${pid}): wait until it has ended. If there is none, delete ${file}.`,
        { cause: error },
      );
    removeLock(file, lock);
    return lockBuild(file, work);
  } finally {
    rmSync(draft, { force: true });
  }
  const unlock = () => rmSync(file, { force: true });
  process.once("exit", unlock);
  return () => {
    process.off("exit", unlock);
    unlock();
  };
}
