import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import type { BuiltSite } from "#hosting/built-site.ts";
import { siteHandler, startServer } from "#hosting/server.ts";
import { freePort, untilAnswering, type Running } from "../../scripts/deploy/nginx.ts";
import type { ExampleSite } from "./site.ts";

const emulators = join(import.meta.dirname, "emulators");

/** Whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync("nginx", ["-v"]).status === 0;

/** Whether the packages of hosts are installed; the long set installs them. */
export const hasEmulators = (): boolean => existsSync(join(emulators, "node_modules"));

/** The server of `npm start`. */
export async function startLocalServer({ dist, rules }: BuiltSite): Promise<Running> {
  const server = await startServer(siteHandler(resolve(dist), rules), 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => void server.close(() => done())),
  };
}

/** Starts a program of `emulators/` with a port and waits until it answers. */
async function startEmulator(
  parameters: (port: string) => string[],
  cwd: string,
): Promise<Running> {
  const port = await freePort();
  const program = spawn(process.execPath, parameters(String(port)), {
    cwd,
    stdio: "ignore",
    env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" },
  });
  const ended = new Promise<void>((done) => {
    program.once("exit", () => done());
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswering(origin, program);
  return {
    origin,
    stop: () => {
      program.kill("SIGTERM");
      return ended;
    },
  };
}

/** Which behaviour Cloudflare is asked for. */
const compatibilityDate = (): string =>
  /^compatibility_date = "(.+)"$/m.exec(readFileSync("wrangler.toml", "utf8"))![1]!;

/** Cloudflare Pages, as Cloudflare's own program runs it on this machine. */
export const startCloudflare = ({ upload }: ExampleSite): Promise<Running> =>
  startEmulator(
    (port) => [
      join(emulators, "node_modules/wrangler/bin/wrangler.js"),
      "pages",
      "dev",
      upload,
      "--ip=127.0.0.1",
      `--port=${port}`,
      `--compatibility-date=${compatibilityDate()}`,
    ],
    upload,
  );

/** Netlify, as far as its own packages know. */
export const startNetlify = ({ upload }: ExampleSite): Promise<Running> =>
  startEmulator((port) => [join(emulators, "netlify.mjs"), upload, port], upload);
