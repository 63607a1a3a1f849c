import { spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, cpSync, existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { vi } from "vitest";
import { bundlePublishing } from "../../scripts/bundle-browser.ts";
import { freePort, listens } from "../../scripts/deploy/caddy.ts";
import { startReleases } from "./servers.ts";
import { exampleSite } from "./site.ts";

const program = resolve(".cache/hosting/site.mjs");
/** Bundled once for all tests of a file. */
export const bundled = (): Promise<void> => bundlePublishing(dirname(program));
/** The oldest Node that is here: the program needs no package, and not the project's Node. */
const node = existsSync("/usr/bin/node") ? "/usr/bin/node" : process.execPath;

const COPY = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true };

/**
 * A checkout with nothing in it but a built site and package.json: no packages, no git; a folder to publish to, and the
 * commands of an administrator.
 */
export async function administration() {
  const { dist, rules } = await exampleSite("");
  const folder = dirname(dist);
  const target = join(folder, "target");
  chmodSync(folder, 0o755);
  for (const file of ["scripts/built.mjs", "package.json", "package-lock.json"])
    cpSync(file, join(folder, file));
  cpSync(program, join(folder, "hosts/site.mjs"));
  const buildFor = (url: string) =>
    writeFileSync(join(folder, "hosts/rules.json"), JSON.stringify({ ...rules, url }));
  buildFor("https://firm.in/");
  const port = await freePort();
  const listen = `127.0.0.1:${port}`;

  /** Runs one of the commands, as root or as another user. */
  const site = (command: string, parameters: string[] = [], uid?: number) => {
    const { status, stdout, stderr } = spawnSync(
      node,
      ["scripts/built.mjs", command, "--to", target, ...parameters],
      {
        encoding: "utf8",
        cwd: folder,
        uid,
        env: { PATH: "/usr/bin:/bin:/usr/sbin", NODE_ENV: "production" },
      },
    );
    return { status, said: stdout + stderr };
  };
  let server: ChildProcess | undefined;
  const stop = async () => {
    server?.kill("SIGKILL");
    const isGone = async () => !(await listens(join(target, "run/admin.sock")));
    await vi.waitUntil(isGone, { timeout: 10_000 });
  };
  const start = async () => {
    server = await startReleases(target, port);
  };
  /** The text of an address that visitors get, without its compressed copies. */
  const get = async (path: string) => (await fetch(`http://${listen}${path}`)).text();
  /** Changes what is built. */
  const build = (text: string) => {
    writeFileSync(join(dist, "team.html"), text);
    for (const ending of ["br", "gz"]) rmSync(join(dist, `team.html.${ending}`), { force: true });
  };
  const kept = `${folder}.kept`;
  /** Puts everything aside as it is. */
  const keep = () => cpSync(folder, kept, COPY);
  /** Brings back what was put aside, for another test. */
  const restore = () => {
    rmSync(folder, { recursive: true });
    cpSync(kept, folder, COPY);
  };
  const remove = () => {
    for (const path of [folder, kept]) rmSync(path, { recursive: true, force: true });
  };
  return {
    folder,
    dist,
    target,
    listen,
    buildFor,
    build,
    site,
    start,
    stop,
    get,
    keep,
    restore,
    remove,
  };
}
export type Administration = Awaited<ReturnType<typeof administration>>;
