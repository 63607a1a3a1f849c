/**
 * Every npm script begins with this, so that each may be the first command in a fresh clone, on any Node
 * from 20 on: `node scripts/run.mjs <program> [arguments]` installs what is missing and runs a script with
 * the project's own Node, or a program of its packages.
 */
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { environment, install } from "./install.mjs";

const node = install();
const [program = "", ...parameters] = process.argv.slice(2);
const isScript = /\.(?:ts|mjs)$/.test(program);
const child = isScript
  ? spawn(node, [program, ...parameters], { env: environment, stdio: "inherit" })
  : spawn(program, parameters, {
      env: environment,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
// npm that is asked to end ends the shell it runs this in, and does not wait for more.
const shell = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid !== shell && child.kill("SIGTERM"), 500).unref();
child.on("exit", (status, signal) => process.exit(status ?? 128 + constants.signals[signal]));
