import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { BuiltSite } from "#hosting/built-site.ts";
import { nginxConf } from "#hosting/hosts/nginx.ts";
import { isRunning } from "../build-lock.ts";

/** A running server: where it is, and how to end it. */
export type Running = { origin: string; stop: () => Promise<void> };

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

/** Waits for a server that was started. @throws Error where it ends, or does not answer within a minute */
export async function untilAnswering(origin: string, server: ChildProcess): Promise<void> {
  const giveUpAt = performance.now() + 60_000;
  while (!(await fetch(origin).catch(() => undefined))) {
    const { exitCode, spawnfile } = server;
    if (exitCode !== null) throw new Error(`${spawnfile} ended with ${exitCode}`);
    if (performance.now() > giveUpAt) {
      server.kill();
      throw new Error(`${spawnfile} does not answer at ${origin}`);
    }
    await wait(100);
  }
}

/**
 * Starts nginx for a site on a free port, with a folder and processes of its own.
 * @throws Error where it does not start
 */
export async function startNginx({ dist, rules }: BuiltSite): Promise<Running> {
  const scratch = mkdtempSync(join(tmpdir(), "nginx-"));
  const listen = `127.0.0.1:${await freePort()}`;
  const file = join(scratch, "nginx.conf");
  writeFileSync(file, nginxConf(rules, { root: dist, listen, scratch, accessLog: "off" }));
  const args = ["-p", scratch, "-c", file, "-e", join(scratch, "error.log")];
  const general = `daemon off; user ${process.env.USER ?? "root"};`;
  const nginx = spawn("nginx", [...args, "-g", general], { stdio: "inherit" });
  const stop = () => void nginx.kill("SIGTERM");
  process.once("exit", stop);
  const ended = new Promise<void>((done) => {
    nginx.once("exit", () => {
      process.off("exit", stop);
      rmSync(scratch, { recursive: true, force: true });
      done();
    });
  });
  const origin = `http://${listen}`;
  await untilAnswering(origin, nginx);
  return {
    origin,
    stop: () => {
      stop();
      return ended;
    },
  };
}

/** Runs nginx to its end. @throws Error with what it says where it fails */
export function runNginx(...parameters: string[]): void {
  const { status, stderr, error } = spawnSync("nginx", parameters, { encoding: "utf8" });
  if (error)
    throw new Error(
      `nginx cannot be run (${error.message}). Where it is missing, Debian and Ubuntu have it as nginx-light.`,
    );
  if (status !== 0) throw new Error(`nginx ${parameters.join(" ")}\n${stderr.trim()}`);
}

/**
 * Whether the nginx runs that serves a folder of releases.
 * @throws Error where this user may not tell it to read its configuration again
 */
export function nginxRuns(target: string): boolean {
  const file = join(target, "run", "nginx.pid");
  const pid = existsSync(file) ? Number(readFileSync(file, "utf8")) : 0;
  if (!(pid > 0) || !isRunning(pid)) return false;
  // A machine that lost its power leaves the number behind, and may give it to another program.
  const program = `/proc/${pid}/comm`;
  if (existsSync(program) && readFileSync(program, "utf8").trim() !== "nginx") return false;
  try {
    return process.kill(pid, 0);
  } catch {
    throw new Error(
      `nginx (process ${pid}) was started by another user: do this as that user, or as root. Nothing was changed.`,
    );
  }
}

/** What an administrator is told where nginx does not run. */
export const notRunning = (target: string): string =>
  `nginx is not running. Start it: systemctl start website; or, where there is no such service: nginx -c ${join(target, "current", "nginx.conf")}`;
