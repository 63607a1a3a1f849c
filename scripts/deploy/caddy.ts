import { execFile, spawn, type ChildProcess, type ExecFileException } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Writable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { caddyfile } from "#hosting/hosts/caddy.ts";
import type { SiteRules } from "#hosting/rules.ts";
import type { Running } from "#hosting/server.ts";

/** A port that was free a moment ago: another program may take it first, and the server that needs it then fails. */
export const freePort = (): Promise<number> =>
  new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => found(port));
    });
  });

/** Whether a server listens at a socket or port. @throws Error if this user may not connect */
export const listens = (at: string | number): Promise<boolean> =>
  new Promise((known, failed) => {
    const socket = typeof at === "number" ? connect(at, "127.0.0.1") : connect(at);
    const done = (does: boolean) => {
      socket.destroy();
      known(does);
    };
    socket.once("connect", () => done(true));
    socket.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EACCES" ? failed(error) : done(false),
    );
  });

/** Waits until a started server listens on a port. @throws Error with its last output if it ends before */
export async function untilListening(port: number, server: ChildProcess): Promise<void> {
  let said = "";
  server.stderr?.on("data", (data: Buffer) => {
    said = String(data).trim() || said;
  });
  while (!(await listens(port))) {
    if (server.exitCode !== null || server.signalCode !== null || server.pid === undefined)
      throw new Error(`What was to listen on port ${port} has ended. ${lastWords(said)}`);
    await wait(50);
  }
}

/** Caddy's message for people is its last line; the others are a JSON log. */
const lastWords = (said: string): string =>
  said
    .trim()
    .split("\n")
    .findLast((line) => !line.startsWith("{")) ?? said;

/** Folders for Caddy's own data, which a service's user may not have. */
export const homeAt = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${process.env.PATH ?? ""}:/usr/sbin:/usr/bin`,
  XDG_CONFIG_HOME: folder,
  XDG_DATA_HOME: folder,
});

/** Runs Caddy until the parent closes the shell's fourth stream, or ends. Only the parent answers terminal signals. */
const CADDY_WHILE_WANTED = `trap "" INT HUP
exec 4<&0
caddy run --adapter caddyfile --config - <&4 & caddy=$!
(read _; kill $caddy) <&3 2>/dev/null &
wait $caddy`;

/** Starts Caddy on a free port; it writes no files, and ends with this process. @throws Error with Caddy's message */
export async function startCaddy(root: string, rules: SiteRules): Promise<Running> {
  const port = await freePort();
  const caddy = spawn("sh", ["-c", CADDY_WHILE_WANTED], {
    stdio: ["pipe", "ignore", "pipe", "pipe"],
    env: homeAt("/dev/null"),
  });
  // It may end before it has read everything; the reason is reported below.
  caddy.stdin!.on("error", () => {}).end(caddyfile(rules, { root, listen: `127.0.0.1:${port}` }));
  const ended = once(caddy, "exit");
  const stop = () => {
    (caddy.stdio[3] as Writable).destroy();
    return ended;
  };
  try {
    await untilListening(port, caddy);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/** Runs a Caddy command. @throws Error with its message if it fails */
export async function runCaddy(command: "validate" | "reload", file: string): Promise<void> {
  const parameters = [command, "--adapter", "caddyfile", "--config", file];
  try {
    await promisify(execFile)("caddy", parameters, { env: homeAt(tmpdir()), timeout: 30_000 });
  } catch (error) {
    const { code, signal, message, stderr } = error as ExecFileException;
    const said = signal ?? lastWords(stderr || message);
    // Caddy says `performing request` of a socket that it cannot reach.
    const isUnanswered = signal || said.includes("performing request");
    throw new Error(
      code === "ENOENT"
        ? `Caddy cannot be run (${message}). Where it is missing, Debian has it as caddy.`
        : isUnanswered
          ? `Caddy did not answer caddy ${command} within 30 seconds (${said}). journalctl -u website says why.`
          : `Caddy refuses the configuration (caddy ${command}). ${said}\nMend what is yours of it, in server.d/ or --listen, and do this again.`,
      { cause: error },
    );
  }
}

/** Whether the Caddy that serves a folder of releases is running. @throws Error if this user may not reload it */
export const caddyRuns = (target: string): Promise<boolean> =>
  listens(join(target, "run", "admin.sock")).catch(() => {
    throw new Error("Caddy was started by another user: do this as that user.");
  });

/** The message, with its remedy, for a server that does not run. @param target the folder of all releases */
export const notRunning = (target: string): string =>
  `Caddy is not running. Start it: systemctl start website; or, where there is no such service: caddy run --config ${join(target, "current", "Caddyfile")}`;
