/** Serves a release: first on trial, then in place of the current one. */
import { join } from "node:path";
import { askSite, liveRelease } from "#hosting/ask/ask.ts";
import { caddyRuns, notRunning, runCaddy, startCaddy } from "./caddy.ts";
import {
  currentRelease,
  keepFilesOfOthers,
  readRelease,
  releasesIn,
  siteOf,
  switchTo,
} from "./release.ts";

/** Milliseconds for which the previous server may still answer. */
const RELOAD_TIMEOUT_MS = 10_000;

/** A release that answered wrongly after the switch; the message says what is served instead. */
export class WentBack extends Error {}

/** Serves a new release on a port of its own, where every difference counts. @throws Error for a difference */
export async function tryOut(target: string, name: string): Promise<void> {
  const release = readRelease(target, name);
  const server = await startCaddy(siteOf(target, name), release.rules);
  try {
    const { wrong, otherwise } = await askSite(server.origin, release);
    const problems = [...wrong, ...otherwise];
    if (problems.length > 0)
      throw new Error(
        `${name} was tried out, and answers wrongly.\n${problems.join("\n")}\nBuild again, and deploy that: npm run build.`,
      );
  } finally {
    await server.stop();
  }
}

/** Makes Caddy reload the current configuration, and checks the public server. @throws Error if it answers wrongly */
async function serveCurrent(target: string, name: string): Promise<void> {
  await runCaddy("reload", join(target, "current", "Caddyfile"));
  const release = readRelease(target, name);
  const { listen, rules } = release;
  // On this machine, by the site's name where it has certificates of its own.
  const at = listen === "https" ? "127.0.0.1" : undefined;
  const origin = at
    ? new URL(rules.url).origin
    : `http://${listen.replace(/^(?=\d+$)/, "127.0.0.1:")}`;
  const options = { patience: RELOAD_TIMEOUT_MS, at };
  const report = await askSite(origin, release, options).catch(({ message }: Error) => {
    throw new Error(`${origin} cannot be asked: ${message}. journalctl -u website says why.`);
  });
  // Minor problems are ignored: an older release has the configuration of its own version of the code.
  if (report.wrong.length > 0)
    throw new Error(
      `${name} answers wrongly at ${origin}.\n${report.wrong.join("\n")}\nLook at what is yours of it, in server.d/, and at what else answers there.`,
    );
  const live = await liveRelease(origin, rules.base, at);
  if (live.release !== Number.parseInt(name, 10))
    throw new Error(
      `${origin} serves release ${live.release}, not ${name}: is another server there?`,
    );
  if (report.certificate) {
    console.error(
      `${origin}: ${report.certificate} Visitors are turned away or soon will be; journalctl -u website says why.`,
    );
    process.exitCode = 1;
  }
}

/**
 * Replaces the current release. After a failure, everything is as before.
 * @returns whether it is served: Caddy may not run
 * @throws Error with the failure, and whether the previous site is served
 */
export async function serve(target: string, name: string): Promise<boolean> {
  const before = currentRelease(target);
  try {
    keepFilesOfOthers(target, name);
  } catch (error) {
    // For example on a full disk: publishing and going back are more important.
    console.error(`Tabs that are open miss some of their files. ${(error as Error).message}`);
  }
  switchTo(target, name);
  if (!(await caddyRuns(target))) {
    console.log(`${name} is current. ${notRunning(target)}`);
    if (releasesIn(target).length > 1) process.exitCode = 1;
    return false;
  }
  try {
    await serveCurrent(target, name);
  } catch (error) {
    if (!before || name === before) throw error;
    switchTo(target, before);
    const outcome = await serveCurrent(target, before).then(
      () => `${before} is served again.`,
      (second: Error) => `Going back to ${before} went wrong, too. ${second.message}`,
    );
    throw new WentBack(`${(error as Error).message}\n${outcome}`, { cause: error });
  }
  console.log(
    `${name} is served${name === before ? ", as before: the build holds nothing new" : before ? `; before it was ${before}` : ""}.`,
  );
  return true;
}
