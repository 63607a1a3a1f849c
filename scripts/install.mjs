/**
 * Installs missing packages. Plain JavaScript without packages: Node 20 or newer runs it before anything is installed.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";

const onWindows = process.platform === "win32";
/** The oldest Node that runs the project: its packages require it, and it strips types. */
export const OLDEST = "22.22";

/** Parses a list of packages; empty if it is missing or damaged. */
function listIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")) ?? {};
  } catch {
    return {};
  }
}

/** The packages of package-lock.json for this machine, by path. */
function wantedIn(folder) {
  const list = join(folder, "package-lock.json");
  const { packages: wanted } = listIn(list);
  if (!wanted) {
    console.error(`${list} is missing or damaged; this brings it back: git restore ${list}`);
    process.exit(1);
  }
  const isForHere = ({ os = [process.platform], cpu = [process.arch] }) =>
    os.includes(process.platform) && cpu.includes(process.arch);
  return Object.entries(wanted).filter(([path, entry]) => path !== "" && isForHere(entry));
}

/** Whether the installed packages are those of package-lock.json, by npm's own list of them. */
function isInstalled(folder, wanted) {
  const { packages: installed } = listIn(join(folder, "node_modules/.package-lock.json"));
  return (
    installed !== undefined &&
    wanted.every(
      ([path, { version, optional }]) =>
        installed[path]?.version === version || (optional && !installed[path]),
    )
  );
}

/** Milliseconds for a program to end after a signal. */
const PATIENCE_MS = 1200;

/**
 * Runs a program to its end; it never outlives this process. A program that does not end after a signal, because it is
 * busy or waits, is killed: the next command repairs whatever it leaves.
 * @param {string} program its name or path
 * @param {string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean }} [how] `shell`: the system needs a shell to find the program
 * @returns {Promise<number>} its status, as in shells
 */
export async function run(program, parameters, { env = environment(), shell = false } = {}) {
  const child = spawn(program, parameters, { env, shell, stdio: "inherit" });
  const ended = once(child, "exit");
  let stopped;
  const stop = (signal) => {
    stopped = signal;
    child.kill(signal);
    setTimeout(() => child.kill("SIGKILL"), PATIENCE_MS).unref();
  };
  const signals = ["SIGHUP", "SIGINT", "SIGTERM"];
  for (const signal of signals) process.on(signal, stop);
  // npm ends the shell that runs this on a signal, and does not wait.
  const npmShell = process.ppid;
  const watch =
    process.env.npm_lifecycle_event &&
    setInterval(() => process.ppid !== npmShell && stop("SIGTERM"), 500).unref();
  const [status, signal] = await ended.catch((error) => {
    console.error(`${program} could not be started: ${error.message}`);
    return [127];
  });
  clearInterval(watch);
  for (const name of signals) process.off(name, stop);
  // A program may exit with 0 on a signal; nothing may run after it.
  if (stopped) process.exit(status || 128 + constants.signals[stopped]);
  return status ?? 128 + constants.signals[signal];
}

async function npm(...parameters) {
  // Its Node is not the project's, which it may replace.
  const { env } = process;
  const own = env.npm_execpath;
  const status = own?.endsWith("js")
    ? await run(process.execPath, [own, ...parameters], { env })
    : await run("npm", parameters, { env, shell: onWindows });
  return status === 0;
}

/** The project's own Node, if it runs. @returns its path, or why there is none */
function ownNode() {
  const machine = `${onWindows ? "win" : process.platform}-${process.arch}`;
  // In its package: npm 9, which Debian has, deletes .bin/node with the packages for other machines.
  const file = ["node", "node-bin"]
    .map((name) => resolve(`node_modules/${name}-${machine}/bin/node${onWindows ? ".exe" : ""}`))
    .find((path) => existsSync(path));
  if (!file) return { problem: `there is no Node package for ${process.platform} ${process.arch}` };
  const { status, stderr, error } = spawnSync(file, ["--version"], { encoding: "utf8" });
  if (status === 0) return { file };
  const why = (stderr || error?.message || `status ${status}`).trim().split("\n")[0];
  return { problem: `the Node that came with the packages does not start here (${why})` };
}

let node;

/**
 * The Node for the project's TypeScript: the installed one, else the one that runs this script. Exits with a message if
 * neither is suitable.
 * @returns {string} its path
 */
function projectNode() {
  const { file, problem } = ownNode();
  if (file) return file;
  const { node: version } = process.versions;
  if (version.localeCompare(OLDEST, "en", { numeric: true }) >= 0) return process.execPath;
  console.error(
    `Node ${version} is too old, and ${problem}: install Node ${OLDEST} or newer from https://nodejs.org.`,
  );
  process.exit(1);
}

/**
 * The environment of every command: the path begins with that Node and the project's programs, and ends with /usr/sbin,
 * where Debian has system programs.
 */
export const environment = () => ({
  ...process.env,
  PATH: [
    ...(node ? [dirname(node)] : []),
    resolve("node_modules/.bin"),
    process.env.PATH ?? "",
    ...(onWindows ? [] : ["/usr/sbin"]),
  ].join(delimiter),
});

const isRunning = (pid) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

/** The folder for installations, one for each process; on the same disk as their destination. */
const WORK = ".cache/packages";

/** Removes what killed installations left, and restores packages that one had just moved. */
function tidy(modules) {
  for (const pid of existsSync(WORK) ? readdirSync(WORK) : []) {
    if (isRunning(pid)) continue;
    const before = join(WORK, pid, "before", encodeURIComponent(modules));
    if (existsSync(before) && !existsSync(modules)) renameSync(before, modules);
    rmSync(join(WORK, pid), { recursive: true, force: true });
  }
}

/** The bytes of all files below a folder, without nested packages. */
const bytesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "node_modules" ? sum : sum + bytesIn(path);
    return sum + (entry.isFile() ? statSync(path).size : 0);
  }, 0);

const SIZES = "node_modules/.sizes.json";

/** Names truncated packages, whose own errors would not help. */
export function nameDamagedPackages() {
  for (const [path, bytes] of Object.entries(listIn(SIZES)))
    if (!existsSync(path) || bytesIn(path) !== bytes)
      console.error(
        `${path} is damaged: delete node_modules, and the same command installs it anew.`,
      );
}

const NOT_ALLOWED =
  "See to the permissions of the folder, or do this as the user that it belongs to.";
/** Remedies for Node's error codes; npm prints its own. */
const REMEDIES = {
  ENOSPC: "The disk is full: make room, and do this again.",
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EROFS: NOT_ALLOWED,
};

/**
 * Reports a registry that does not answer. npm is silent while it retries: a minute if refused, ten if a firewall drops
 * packets. Retries are configured in a person's .npmrc.
 */
const tellOfSilence = (modules) =>
  setTimeout(() => {
    if (existsSync(modules) && bytesIn(modules) > 0) return;
    console.error(
      "No package has come for ten seconds. npm goes on for ten minutes at most: look at the connection and at npm's settings (npm config get registry proxy https-proxy). Ctrl+C ends it and loses nothing.",
    );
  }, 10_000);

/** Installs beside the present packages and replaces them at the end: a failed installation leaves them working. */
async function installPackages(folder, wanted) {
  const modules = join(folder, "node_modules");
  tidy(modules);
  const work = join(WORK, String(process.pid));
  const remove = () => rmSync(work, { recursive: true, force: true });
  process.once("exit", remove);
  const before = join(work, "before", encodeURIComponent(modules));
  mkdirSync(dirname(before), { recursive: true });
  for (const file of ["package.json", "package-lock.json", ".npmrc"])
    if (existsSync(join(folder, file))) cpSync(join(folder, file), join(work, file));
  console.log(`Installing ${wanted.length} packages …`);
  // Tests and the build need every package, whatever NODE_ENV is.
  const silence = tellOfSilence(join(work, "node_modules"));
  const isDone = await npm("ci", "--include=dev", "--loglevel=error", "--prefix", work);
  clearTimeout(silence);
  if (!isDone) throw new Error("what npm says above tells why");
  try {
    if (existsSync(modules)) renameSync(modules, before);
  } catch {
    // Nothing can be moved out of a container's lower layer.
    rmSync(modules, { recursive: true, force: true });
  }
  renameSync(join(work, "node_modules"), modules);
  const there = wanted.map(([path]) => path).filter((path) => existsSync(join(folder, path)));
  const sizes = there.map((path) => [path, bytesIn(join(folder, path))]);
  writeFileSync(join(folder, SIZES), JSON.stringify(Object.fromEntries(sizes)));
  remove();
  process.off("exit", remove);
}

/**
 * Installs packages if some are missing or package-lock.json has changed. Exits with a message after a failure.
 * @param {string} folder whose packages are needed, this project's or another
 * @returns {Promise<string>} the path of the Node for the project's TypeScript
 */
export async function install(folder = ".") {
  // On Windows a colon is part of a path; elsewhere it separates paths.
  if (/[#?%]|..:/.test(process.cwd())) {
    console.error(
      `The folder ${process.cwd()} has #, ?, % or : in its path, which the tools cannot read: rename it, or move the project.`,
    );
    process.exit(1);
  }
  const wanted = wantedIn(folder);
  if (!isInstalled(folder, wanted))
    await installPackages(folder, wanted).catch(({ message, code, syscall }) => {
      const stays = existsSync(join(folder, "node_modules"))
        ? " Those of before are still there."
        : "";
      console.error(`The packages could not be installed: ${message}.${stays}`);
      // On a read-only disk, Node reports a missing folder.
      const remedy = code === "ENOENT" && syscall === "mkdir" ? NOT_ALLOWED : REMEDIES[code];
      if (remedy) console.error(remedy);
      process.exit(1);
    });
  return (node = projectNode());
}

if (process.argv[1] === import.meta.filename) await install(process.argv[2]);
