import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { nginxConf } from "#hosting/hosts/nginx.ts";
import { siteHandler, startServer } from "#hosting/server.ts";
import { ask } from "./request.ts";
import type { Site } from "./site.ts";

/** A running server: where it is, and how to end it. */
export type Running = { origin: string; stop: () => Promise<void> };

/** Whether nginx is installed. */
export const hasNginx = (): boolean => spawnSync("nginx", ["-v"]).status === 0;

const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

/** The server of `npm start`. */
export async function startLocalServer({ dist, rules }: Site): Promise<Running> {
  const server = await startServer(siteHandler(resolve(dist), rules), 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => new Promise((done) => void server.close(() => done())),
  };
}

/** nginx with the generated configuration, in a folder of its own. */
export async function startNginx({ dist, rules }: Site): Promise<Running> {
  const scratch = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const configuration = join(scratch, "nginx.conf");
  const place = { root: resolve(dist), listen: `127.0.0.1:${port}`, scratch, accessLog: "off" };
  writeFileSync(configuration, nginxConf(rules, place));
  const log = join(scratch, "error.log");
  const nginx = spawn(
    "nginx",
    [
      "-p",
      scratch,
      "-c",
      configuration,
      "-e",
      log,
      "-g",
      `daemon off; user ${process.env.USER ?? "root"};`,
    ],
    { stdio: "inherit" },
  );
  const origin = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50; attempt++) {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}`);
    if (await ask(origin, "/").catch(() => undefined)) break;
    await new Promise((later) => setTimeout(later, 100));
  }
  return {
    origin,
    stop: () =>
      new Promise((done) => {
        nginx.once("exit", () => {
          rmSync(scratch, { recursive: true, force: true });
          done();
        });
        nginx.kill("SIGTERM");
      }),
  };
}
