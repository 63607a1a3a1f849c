/**
 * `npm run deploy` publishes the built site on this machine: it becomes a release of its own, with the configuration
 * of nginx that fits it, and takes the place of the one before at once and as a whole. `npm run rollback` goes back
 * to the one before. `--to` names the folder (/srv/website), `--listen` the port or address and port of nginx (that of
 * the current release; 8080 where there is none). A build for another address than the current release's is refused
 * without `--new-address`.
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { builtSite } from "#hosting/built-site.ts";
import { SITE_ROOT } from "#hosting/host-files.ts";
import { isPublicAddress } from "#hosting/build-address.ts";
import { lockBuild } from "./build-lock.ts";
import { notRunning, nginxRuns, runNginx, startNginx } from "./deploy/nginx.ts";
import {
  addRelease,
  configuration,
  currentRelease,
  damageOf,
  discard,
  keepFilesOfOthers,
  previousRelease,
  prune,
  readRelease,
  reject,
  releasesIn,
  servedSite,
  switchTo,
} from "./deploy/release.ts";
import { smokeTest } from "./deploy/smoke-test.ts";
import { exitOnSignals } from "./exit-on-signals.ts";
import { withRemedy } from "./system-errors.ts";

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
  if (!nginxRuns(target)) throw new Error(`${name} is current, but ${notRunning(target)}`);
  runNginx("-c", join(target, "current", "nginx.conf"), "-s", "reload");
  const release = readRelease(target, name);
  const { listen } = release;
  const origin = `http://${listen.replace(/^(?:\*:)?(?=\d+$)/, "127.0.0.1:")}`;
  const problems = await smokeTest(origin, release, RELOAD_TIMEOUT_MS);
  if (problems.length > 0)
    throw new Error(`${name} answers wrongly at ${origin}.\n${summary(problems)}`);
}

/** What nginx listens on where the command does not say it. @throws Error where that cannot be known */
function listenOf(target: string, name: string): string {
  const damage = damageOf(target, name);
  if (damage)
    throw new Error(
      `${damage} Say what nginx listens on (${configuration(target, name)} has it): npm run deploy -- --listen 8080`,
    );
  return readRelease(target, name).listen;
}

/**
 * Stops a build for another address than the site has: a forgotten SITE_URL, for example.
 * @param before the current release
 * @throws Error with how to build for the right one
 */
function checkAddress(target: string, before: string | undefined, url: string | undefined): void {
  const served =
    before && !damageOf(target, before) ? readRelease(target, before).rules.url : undefined;
  if (url && served && url !== served)
    throw new Error(
      `The build is for ${url}, the site is at ${served}. Build it for that address: url in content/site.yaml, or\n` +
        `SITE_URL=${served} npm run build\n` +
        `If the site moves to ${url}: npm run deploy -- --new-address`,
    );
}

type DeployOptions = { listen: string | undefined; mayMove: boolean };

async function deploy(target: string, { listen: port, mayMove }: DeployOptions): Promise<void> {
  const before = currentRelease(target);
  const runs = nginxRuns(target);
  if (before && !runs)
    throw new Error(`${notRunning(target)}\nThen deploy again; nothing was changed.`);
  const listen = port ?? (before ? listenOf(target, before) : "8080");
  const site = builtSite();
  const { url } = site.rules;
  if (!mayMove) checkAddress(target, before, url);
  if (url && !isPublicAddress(url))
    console.error(
      `The build is for ${url}, an address that visitors cannot reach: links in feeds and search engines lead there, and samples are not refused. Say the site's own in content/site.yaml (url), or SITE_URL=… npm run build.`,
    );
  const pruned = prune(target);
  if (pruned) console.log(`Old releases deleted: ${pruned}.`);
  for (const damage of releasesIn(target).map((name) => damageOf(target, name)))
    if (damage)
      console.error(`${damage} No rollback leads to this release; open tabs keep its files.`);

  const name = addRelease(target, site, listen);
  if (name !== before) {
    try {
      await verify(target, name);
      keepFilesOfOthers(target, name);
    } catch (error) {
      discard(target, name);
      throw error;
    }
    switchTo(target, name);
  }
  if (!runs) {
    console.log(`${name} is the first release. ${notRunning(target)}`);
    return;
  }
  try {
    await serveCurrent(target);
  } catch (error) {
    if (name === before || !before) throw error;
    const outcome = await goBack(target, before).then(
      () => `${before} is served again.`,
      (second: Error) => `Going back to ${before} went wrong, too. ${second.message}`,
    );
    throw new Error(`${(error as Error).message}\n${outcome}`, { cause: error });
  }
  console.log(
    `${name} is served${name === before ? ", as before: the build holds nothing new" : before ? `; before it was ${before}` : ""}.`,
  );
}

/** Serves an older release again, and marks the current one. */
async function goBack(target: string, name: string): Promise<void> {
  const left = currentRelease(target) ?? "";
  try {
    keepFilesOfOthers(target, name);
  } catch (error) {
    // On a full disk, for example: going back matters more.
    console.error(`Tabs that are open miss some of their files. ${(error as Error).message}`);
  }
  switchTo(target, name);
  try {
    await serveCurrent(target);
  } finally {
    reject(target, left);
  }
}

async function rollback(target: string): Promise<void> {
  // Asked before anything is changed: it refuses other users.
  nginxRuns(target);
  const name = previousRelease(target);
  if (!name) throw new Error(`${target} holds no release to go back to.`);
  await goBack(target, name);
  console.log(`${name} is served again.`);
}

try {
  const { values: options } = parseArgs({
    options: {
      to: { type: "string", default: SITE_ROOT },
      listen: { type: "string" },
      rollback: { type: "boolean" },
      "new-address": { type: "boolean", default: false },
    },
  });
  const target = resolve(options.to);
  // What is written has to be readable for nginx, whoever writes it.
  process.umask(0o022);
  exitOnSignals(
    (signal) =>
      `The deployment was stopped (${signal}). Current is ${currentRelease(target) ?? "no release"}; deploy again to go on.`,
  );
  mkdirSync(join(target, "run"), { recursive: true });
  lockBuild(join(target, "deploy.lock"), "deployment");
  if (options.rollback) await rollback(target);
  else await deploy(target, { listen: options.listen, mayMove: options["new-address"] });
} catch (error) {
  console.error(withRemedy(error instanceof Error ? error.message : String(error), "try"));
  process.exitCode = 1;
}
