/**
 * `npm run deploy` publishes the built site on this machine: it becomes a release of its own, with the configuration
 * of nginx that fits it, and takes the place of the one before at once and as a whole. `npm run rollback` goes back
 * to the one before. `--to` names the folder (/srv/website), `--listen` the port or address and port of nginx (8080).
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { builtSite } from "#hosting/built-site.ts";
import { SITE_ROOT } from "#hosting/host-files.ts";
import { lockBuild } from "./build-lock.ts";
import { runNginx, startNginx } from "./deploy/nginx.ts";
import {
  addRelease,
  configuration,
  currentRelease,
  discard,
  keepFilesOfOthers,
  previousRelease,
  prune,
  readRelease,
  reject,
  servedSite,
  switchTo,
} from "./deploy/release.ts";
import { smokeTest } from "./deploy/smoke-test.ts";
import { exitOnSignals } from "./exit-on-signals.ts";

/** How long old processes of nginx may still answer after a reload. */
const RELOAD_TIMEOUT_MS = 10_000;

const summary = (problems: string[]) =>
  [...problems.slice(0, 5), ...(problems.length > 5 ? [`and ${problems.length - 5} more`] : [])]
    .map((problem) => `  ${problem}`)
    .join("\n");

/** Serves a release on a port of its own and requests everything. @throws Error where a response is wrong */
async function verify(target: string, name: string): Promise<void> {
  runNginx("-t", "-q", "-c", configuration(target, name));
  const server = await startNginx(servedSite(target, name));
  try {
    const problems = await smokeTest(server.origin, readRelease(target, name));
    if (problems.length > 0)
      throw new Error(
        `${name} was tried out and answers wrongly; nothing was switched.\n${summary(problems)}`,
      );
  } finally {
    await server.stop();
  }
}

/** Has nginx serve the current release. @throws Error where it does not */
async function serveCurrent(target: string): Promise<void> {
  const name = currentRelease(target) ?? "";
  runNginx("-c", join(target, "current", "nginx.conf"), "-s", "reload");
  const release = readRelease(target, name);
  const { listen } = release;
  const origin = `http://${listen.includes(":") ? listen : `127.0.0.1:${listen}`}`;
  const until = Date.now() + RELOAD_TIMEOUT_MS;
  let problems = await smokeTest(origin, release);
  while (problems.length > 0 && Date.now() < until) {
    await wait(250);
    problems = await smokeTest(origin, release);
  }
  if (problems.length > 0)
    throw new Error(`${name} answers wrongly at ${origin}.\n${summary(problems)}`);
}

async function deploy(target: string, listen: string): Promise<void> {
  const before = currentRelease(target);
  const name = addRelease(target, builtSite(), listen);
  if (name !== before) {
    try {
      await verify(target, name);
    } catch (error) {
      discard(target, name);
      throw error;
    }
    keepFilesOfOthers(target, name);
    switchTo(target, name);
  }
  if (!before) {
    console.log(
      `${name} is the first release. Start nginx: nginx -c ${join(target, "current", "nginx.conf")}`,
    );
    return;
  }
  try {
    await serveCurrent(target);
  } catch (error) {
    if (name === before) throw error;
    await goBack(target, before);
    throw new Error(`${(error as Error).message}\n${before} is served again.`, { cause: error });
  }
  const pruned = prune(target);
  console.log(
    `${name} is served${name === before ? ", as before: the build holds nothing new" : `; before it was ${before}`}.` +
      (pruned ? ` Old releases deleted: ${pruned}.` : ""),
  );
}

/** Serves an older release again, and marks the current one. */
async function goBack(target: string, name: string): Promise<void> {
  reject(target, currentRelease(target) ?? "");
  keepFilesOfOthers(target, name);
  switchTo(target, name);
  await serveCurrent(target);
}

async function rollback(target: string): Promise<void> {
  const name = previousRelease(target);
  if (!name) throw new Error(`${target} holds no release to go back to.`);
  await goBack(target, name);
  console.log(`${name} is served again.`);
}

try {
  const { values: options } = parseArgs({
    options: {
      to: { type: "string", default: SITE_ROOT },
      listen: { type: "string", default: "8080" },
      rollback: { type: "boolean" },
    },
  });
  const target = resolve(options.to);
  // What is written has to be readable for nginx, whoever writes it.
  process.umask(0o022);
  exitOnSignals();
  mkdirSync(join(target, "run"), { recursive: true });
  lockBuild(join(target, "deploy.lock"), "deployment");
  if (options.rollback) await rollback(target);
  else await deploy(target, options.listen);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
