import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { BuiltSite } from "#hosting/built-site.ts";
import { siteHandler, startServer } from "#hosting/server.ts";
import { freePort, untilListening, type Running } from "../../scripts/deploy/caddy.ts";

const wrangler = "hosting/wrangler/node_modules/wrangler/bin/wrangler.js";

/** Whether Caddy is installed. */
export const hasCaddy = (): boolean => spawnSync("caddy", ["version"]).status === 0;

/** Whether Cloudflare's program is installed; the long set installs it. */
export const hasWrangler = (): boolean => existsSync(wrangler);

/** The server of `npm start`. */
export async function startLocalServer({ dist, rules }: BuiltSite): Promise<Running> {
  const server = await startServer(siteHandler(resolve(dist), rules), 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => void server.close(() => done())),
  };
}

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
  const ended = new Promise<void>((done) => {
    program.once("exit", () => done());
  });
  await untilListening(port, program);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      program.kill("SIGTERM");
      return ended;
    },
  };
}
