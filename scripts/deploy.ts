/**
 * Commands for a built site: `deploy` publishes it on this machine as a new release, which replaces the previous one
 * atomically; `rollback` returns to the previous release; `ask` checks a served site against every rule of the build.
 * The build bundles this into `hosts/site.mjs`, which needs only Node, and Caddy to publish.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { askSite, dayProblem, liveRelease } from "#hosting/ask/ask.ts";
import { readReleaseFile, wholeSite } from "#hosting/built-site.ts";
import { SITE_ROOT } from "#hosting/hosts/caddy.ts";
import { isPublicAddress } from "#app/lib/address/reserved-name.ts";
import { lockFolder } from "./build-lock.ts";
import { addRelease, plannedRelease } from "./deploy/add-release.ts";
import {
  releaseCaddyfile,
  currentOf,
  currentRelease,
  discardUnserved,
  dropRollbacks,
  releaseNumber,
  previousRelease,
  prune,
  releasesIn,
  recordRollback,
  takenBack,
  takenBackAlready,
  tryRelease,
  type Release,
} from "./deploy/release.ts";
import { caddyRuns, notRunning, runCaddy } from "./deploy/caddy.ts";
import { serve, tryOut, WentBack } from "./deploy/serve.ts";
import { exitOnSignals } from "./exit-on-signals.ts";
import { withRemedy } from "./system-errors.ts";

const USAGE = `npm run deploy     publishes the build     [-- --to /srv/website --listen https|[address:]port --new-address --again]
npm run rollback   goes back a release     [-- --to /srv/website]
npm run ask -- https://www.firm.in         asks a site that is served for every rule of the build`;

/** The record of the current release, else of the newest readable one. */
function lastKnown(target: string): Release | undefined {
  const current = currentRelease(target);
  return [...releasesIn(target), ...(current ? [current] : [])]
    .map((name) => tryRelease(target, name).noted)
    .findLast(Boolean);
}

/** The address to listen on, if not given: as before, or 127.0.0.1:8080 at first. @throws Error if it is unknown */
function listenOf(target: string, known: Release | undefined): string {
  const names = releasesIn(target);
  if (known) return known.listen;
  if (names.length === 0) return "127.0.0.1:8080";
  throw new Error(
    `No release in ${target} can be read. Say what Caddy listens on (${releaseCaddyfile(target, names.at(-1)!)} has it): npm run deploy -- --listen 127.0.0.1:8080`,
  );
}

/** A reserved file, which is freed so that going back works on a full disk. */
const reserveOf = (target: string) => join(target, "run", "reserve");

type DeployOptions = { listen?: string; "new-address"?: boolean; again?: boolean };

async function deploy(target: string, options: DeployOptions): Promise<void> {
  const { name: before, problem } = currentOf(target);
  if (problem) console.error(`${problem} The site's address is taken from the newest release.`);
  if (before && !(await caddyRuns(target)))
    throw new Error(`${notRunning(target)}\nThen deploy again.`);
  const known = lastKnown(target);
  const listen = options.listen ?? listenOf(target, known);
  if (!/^(?:https|(?:(?:[\w.-]+|\[[\da-fA-F:]+\]):)?(?!443$)[1-9]\d{0,4})$/.test(listen))
    throw new Error(
      `--listen takes https, a port, or an address and a port, such as 127.0.0.1:8080; not "${listen}".`,
    );
  const site = await wholeSite();
  const { url } = site.rules;
  if (listen === "https" && !url.startsWith("https:"))
    throw new Error(
      `--listen https is for a site at an https address, not ${url}: write that into content/site.yaml (url), and build.`,
    );
  const served = known?.rules.url ?? url;
  // For example a forgotten SITE_URL.
  if (url !== served && !options["new-address"])
    throw new Error(
      `The build is for ${url}, the site is at ${served}. Build it for that address: url in content/site.yaml, or\nSITE_URL=${served} npm run build\nIf the site moves to ${url}: npm run deploy -- --new-address`,
    );
  if (!isPublicAddress(url))
    console.error(
      `The build is for ${url}, an address that visitors cannot reach: links in feeds and search engines lead there, and samples are not refused. Say the site's own in content/site.yaml (url), or SITE_URL=… npm run build.`,
    );
  const build = plannedRelease(target, site, listen);
  const rejected = takenBackAlready(target, build);
  if (rejected && !options.again)
    throw new Error(
      `This build is that of ${rejected}, which was taken back: it is not published again. Mend the content and build, or say that it is meant: npm run deploy -- --again`,
    );
  const pruned = prune(target);
  if (pruned) console.log(`Old releases deleted: ${pruned}.`);
  for (const damage of releasesIn(target).map((name) => tryRelease(target, name).damage))
    if (damage)
      console.error(`${damage} No rollback leads to this release; open tabs keep its files.`);

  const there = releasesIn(target);
  // However the process ends, no release may remain that was never served.
  process.once("exit", () => discardUnserved(target, there));
  const name = await addRelease(target, build);
  await runCaddy("validate", releaseCaddyfile(target, name));
  if (name !== before) await tryOut(target, name);
  await serve(target, name);
  dropRollbacks(target, build);
  writeFileSync(reserveOf(target), Buffer.alloc(2 ** 16));
}

async function rollback(target: string): Promise<void> {
  // First: it throws if another user started Caddy, before anything is changed.
  await caddyRuns(target);
  const { name: left, problem } = currentOf(target);
  if (problem) console.error(problem);
  // A rollback that was stopped after switching is continued, instead of going back further.
  const begun = takenBack(target).find(({ isBegun }) => isBegun)?.name;
  const isSwitched = begun && left && releaseNumber(begun) > releaseNumber(left);
  const from = isSwitched ? begun : left;
  const name = isSwitched
    ? left
    : await previousRelease(target, (why) =>
        console.error(`${why} No rollback leads to this release.`),
      );
  if (!name)
    throw new Error(
      `${target} holds no release to go back to. Mend the content, build and deploy.`,
    );
  await runCaddy("validate", releaseCaddyfile(target, name));
  if (from) recordRollback(target, from, true);
  try {
    const isServed = await serve(target, name);
    if (from) recordRollback(target, from, !isServed);
  } catch (error) {
    if (from && from === currentRelease(target)) dropRollbacks(target, from);
    throw error;
  }
}

async function ask(address: string | undefined): Promise<void> {
  if (!address || !/^https?:/.test(address) || !URL.canParse(address))
    throw new Error(`Say which site: npm run ask -- https://www.firm.in`);
  const { dist, rules, files } = await wholeSite();
  const { origin } = new URL(address);
  const built = readReleaseFile(dist);
  const live = await liveRelease(origin, rules.base).catch((error: NodeJS.ErrnoException) => {
    if (error.code) throw new Error(`✖ ${origin} cannot be asked: ${error.message}.`);
    console.log(`${origin} does not say which build it serves (${error.message}).`);
    return undefined;
  });
  if (live)
    console.log(
      `${origin} serves ${live.release ? `release ${live.release}, ` : ""}the build of ${live.day}${live.commit ? `, of commit ${live.commit}` : ""}.`,
    );
  const isOtherBuild = !live || live.day !== built?.day || live.commit !== built.commit;
  if (isOtherBuild) console.log("It is not the build that lies here: texts are not compared.");
  const report = await askSite(origin, { rules, files }, { isOtherBuild });
  const failures = [live && dayProblem(live.day), report.certificate, ...report.wrong].filter(
    (words) => words !== undefined,
  );
  for (const sentence of failures) console.log(`✖ ${sentence}`);
  for (const sentence of report.otherwise) console.log(`– Without harm to visitors. ${sentence}`);
  console.log(
    `${report.asked} questions. ${failures.length > 0 ? "The site does not keep every rule." : "The site keeps every rule that matters to visitors."}`,
  );
  if (failures.length > 0) process.exitCode = 1;
}

/** Refuses to write to another user's folder, who could never change it again. @throws Error with the remedy */
function checkOwner(target: string): void {
  const own = process.getuid?.();
  const uid = existsSync(target) ? statSync(target).uid : own;
  if (own === undefined || uid === own) return;
  const users = existsSync("/etc/passwd") ? readFileSync("/etc/passwd", "utf8") : "";
  const user = new RegExp(`^([^:]+):[^:]*:${uid}:`, "m").exec(users)?.[1] ?? `number ${uid}`;
  throw new Error(
    `${target} belongs to the user ${user}. Do this as that user: runuser -u ${user} -- npm run …`,
  );
}

/** The name of the current release, if `current` is valid; its users report what is wrong with it. */
function nameOfCurrent(target: string): string {
  try {
    return currentRelease(target) ?? "no release";
  } catch {
    return "no release";
  }
}

/** Publishes or goes back, with a lock on the folder of releases. @throws Error that says what visitors get now */
async function change(command: "deploy" | "rollback", target: string, options: DeployOptions) {
  const before = nameOfCurrent(target);
  try {
    checkOwner(target);
    // Whatever the user's umask, the server must be able to read the files.
    process.umask(0o022);
    exitOnSignals(
      (signal) =>
        `The ${command} was stopped (${signal}). Current is ${nameOfCurrent(target)}; do it again to go on.`,
    );
    // One by one: in a folder such as /proc, Node's recursive mkdir would retry for ever.
    for (const name of ["", "run", "releases"])
      if (!existsSync(join(target, name))) mkdirSync(join(target, name));
    // With a symbolic link in its path, Caddy would take its own socket for a new one, and lose it.
    const folder = await realpath(target);
    if (command === "rollback") rmSync(reserveOf(folder), { force: true });
    await lockFolder(folder, "deployment");
    await (command === "rollback" ? rollback(folder) : deploy(folder, options));
  } catch (error) {
    if (error instanceof WentBack) throw error;
    const now = nameOfCurrent(target);
    const outcome =
      now === before
        ? `Nothing was changed for visitors: ${now} is current, as before.`
        : `${now} is current now.`;
    throw new Error(`${(error as Error).message}\n${outcome}`, { cause: error });
  }
}

/** npm's names of options written before `--`: npm 11 takes `--to` for an abbreviation of its own. */
const SWALLOWED = "to token_description listen new_address again".split(" ");

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: "string", default: SITE_ROOT },
      listen: { type: "string" },
      "new-address": { type: "boolean" },
      again: { type: "boolean" },
    },
  });
  const [command, address, ...others] = positionals;
  if (
    others.length > 0 ||
    (address && command !== "ask") ||
    SWALLOWED.some((name) => process.env[`npm_config_${name}`])
  )
    throw new Error(`Options stand behind a -- of their own. Nothing was done.\n${USAGE}`);
  if (command === "ask") await ask(address);
  else if (command !== "deploy" && command !== "rollback") throw new Error(USAGE);
  else {
    const target = resolve(values.to);
    // Caddy gives these characters a meaning, and the length of its socket's path is limited.
    if (!values.to || /[`*{}\\]/.test(target) || Buffer.byteLength(target) > 90)
      throw new Error(
        `--to takes a folder whose path has at most 90 characters, and none of \` * { } \\; not "${values.to}". Nothing was done.`,
      );
    await change(command, target, values);
  }
} catch (error) {
  console.error(withRemedy(error instanceof Error ? error.message : String(error), "try"));
  process.exitCode = 1;
}
