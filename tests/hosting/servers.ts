import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { vi } from "vitest";
import type { BuiltSite } from "#hosting/built-site.ts";
import { siteHandler, startServer, type Running } from "#hosting/server.ts";
import { freePort, homeAt, listens, untilListening } from "../../scripts/deploy/caddy.ts";

const wrangler = "hosting/wrangler/node_modules/wrangler/bin/wrangler.js";

/** Whether Cloudflare's program is installed; the long set installs it. */
export const hasWrangler = (): boolean => existsSync(wrangler);

/** Starts Caddy for a folder of releases, as the service file does, and waits until it answers. */
export async function startReleases(target: string, port: number): Promise<ChildProcess> {
  const file = join(target, "current/Caddyfile");
  const parameters = ["run", "--adapter", "caddyfile", "--config", file];
  const env = homeAt(join(target, "run"));
  const caddy = spawn("caddy", parameters, { stdio: "ignore", env });
  for (const at of [join(target, "run/admin.sock"), port])
    await vi.waitUntil(() => listens(at), { timeout: 20_000 });
  return caddy;
}

/** The server of `npm start`. */
export const startLocalServer = ({ dist, rules }: BuiltSite): Promise<Running> =>
  startServer(siteHandler(resolve(dist), rules), 0);

/** Cloudflare Pages, as Cloudflare's own program runs it on this machine. @param upload the folder that is uploaded */
export async function startCloudflare(upload: string): Promise<Running> {
  const port = await freePort();
  const date = /^compatibility_date = "(.+)"$/m.exec(readFileSync("wrangler.toml", "utf8"))?.[1];
  const parameters = ["pages", "dev", upload, "--ip=127.0.0.1", `--port=${port}`];
  const program = spawn(
    process.execPath,
    [resolve(wrangler), ...parameters, `--compatibility-date=${date}`],
    {
      cwd: join(upload, ".."),
      stdio: "ignore",
      env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
    },
  );
  const ended = once(program, "exit");
  await untilListening(port, program);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      program.kill("SIGTERM");
      return ended;
    },
  };
}
