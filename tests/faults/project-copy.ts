import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fingerprint } from "../../scripts/deploy/release.ts";
import { copyProject } from "../copy-project.ts";

const CACHED = [join("app", "styles", "fonts"), join("tests", "pictures")];
const SIZE = "800m";

const run = (program: string, ...parameters: string[]) =>
  spawnSync(program, parameters, { stdio: "ignore" }).status === 0;

/** A build that runs. */
export type Build = {
  process: ReturnType<typeof spawn>;
  /** Waits until it has said something. */
  said: (words: string) => Promise<void>;
  ended: Promise<{ status: number | null; signal: NodeJS.Signals | null; output: string }>;
};

/**
 * A copy of the project that tests may damage, on a disk of its own where this machine lets them: `disk` is undefined
 * elsewhere.
 */
export function projectCopy() {
  const folder = mkdtempSync(join(tmpdir(), "faults-"));
  const at = (...path: string[]) => join(folder, ...path);
  const isDisk = run("mount", "-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", folder);
  copyProject(folder, (source) => !CACHED.includes(source));

  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    BUILD_DATE: "2027-01-15",
  };

  /** @param wrapper a program that runs the build, with its parameters */
  function build(...wrapper: string[]): Build {
    const [program = "", ...parameters] = [...wrapper, process.execPath, "scripts/build.ts"];
    const child = spawn(program, parameters, { cwd: folder, env });
    let output = "";
    const listeners = new Set<() => void>();
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (data: Buffer) => {
        output += String(data);
        for (const listener of listeners) listener();
      });
    const ended = new Promise<Awaited<Build["ended"]>>((done) => {
      child.on("close", (status, signal) => done({ status, signal, output }));
    });
    const said = (words: string) =>
      new Promise<void>((heard, missed) => {
        const listen = () => output.includes(words) && heard();
        listeners.add(listen);
        listen();
        void ended.then(() => missed(new Error(`The build ended without "${words}":\n${output}`)));
      });
    return { process: child, said, ended };
  }

  /** Every file of the published site and of its hosts' files, by a hash of what it holds. */
  const site = () => ["dist", "hosts"].map((part) => fingerprint(at(part)));

  const remount = (options: string) => run("mount", "-o", `remount,${options}`, folder);
  const disk = {
    /** Leaves that many bytes free. */
    leave(bytes: number): void {
      const { blocks, bfree, bsize } = statfsSync(folder);
      remount(`size=${(blocks - bfree) * bsize + bytes}`);
    },
    readOnly: () => void remount("ro"),
    whole: () => void remount(`rw,size=${SIZE}`),
  };

  return {
    at,
    build,
    site,
    disk: isDisk ? disk : undefined,
    remove(): void {
      if (isDisk) run("umount", "--lazy", folder);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
