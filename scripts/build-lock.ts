import { hash } from "node:crypto";
import { once } from "node:events";
import { realpathSync, rmSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const PATIENCE_MS = 5000;

/**
 * The name of the socket that a process holds while it works in a folder. Linux and Windows free the name however the
 * process ends; elsewhere it is a file, which a killed process leaves behind.
 */
function nameOf(folder: string): string {
  const name = `website-${hash("sha256", realpathSync(folder)).slice(0, 16)}`;
  // Padded to the maximum length: Node 20 pads shorter names with zeros, newer versions do not.
  if (process.platform === "linux") return `\0${name.padEnd(107, "-")}`;
  return process.platform === "win32" ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
}

/** The process id of the holder of a name; "unknown" if it is too busy to answer, empty without a holder. */
function holderOf(name: string): Promise<string> {
  const asked = connect(name);
  asked.setTimeout(PATIENCE_MS, () => asked.destroy(new Error("timeout")));
  return text(asked).catch(({ message }: Error) => (message === "timeout" ? "unknown" : ""));
}

/**
 * Locks a folder until this process ends, as others would write the same files.
 * @param work what the process does, for the message
 * @returns a function that unlocks it
 * @throws Error if another process has locked it
 */
export async function lockFolder(folder: string, work = "build"): Promise<() => void> {
  const name = nameOf(folder);
  // A client may disconnect before it is answered.
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
