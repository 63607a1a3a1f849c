import { hash } from "node:crypto";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const PATIENCE_MS = 5000;

/**
 * What the process that works in a folder listens at. Linux and Windows free the name when the process ends, however it
 * ends; elsewhere it is a file, which one that was killed leaves behind.
 */
function nameOf(folder: string): string {
  const name = `website-${hash("sha256", realpathSync(folder)).slice(0, 16)}`;
  // As long as such a name may be: Node 20 makes a shorter one as long with zeros, newer ones do not.
  if (process.platform === "linux") return `\0${name.padEnd(107, "-")}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

/** The number of the process that listens at a name; "unknown" where it is too busy to say, empty where none listens. */
function holderOf(name: string): Promise<string> {
  const asked = connect(name);
  asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error("timeout")));
  return text(asked).catch(({ message }: Error) => (message === "timeout" ? "unknown" : ""));
}

/**
 * Keeps others out of a folder until this process has ended: they would write the same files.
 * @param work what the process does, for the message
 * @returns what lets others in again
 * @throws Error where another process is at work there
 */
export async function lockFolder(folder: string, work = "build"): Promise<() => void> {
  const name = nameOf(folder);
  // One that asks may give up before it is answered.
  const server = createServer((asking) => asking.on("error", () => {}).end(String(process.pid)));
  try {
    server.listen(name).unref();
    await once(server, "listening");
    return () => void server.close();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== "EADDRINUSE") throw cause;
    const pid = await holderOf(name);
    if (pid)
      throw new Error(`Another ${work} is running (process ${pid}): wait until it has ended.`, {
        cause,
      });
    if (!name.startsWith("\0")) rmSync(name, { force: true });
    return lockFolder(folder, work);
  }
}
