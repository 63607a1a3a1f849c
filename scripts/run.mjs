/**
 * The start of most npm scripts (except `update` and those of a built site), so that each may be the first command in a
 * fresh clone, with Node 20 or newer: `node scripts/run.mjs <program> [arguments]` installs missing packages and runs a
 * script with the project's own Node, or a program of its packages.
 */
import { install, nameDamagedPackages, run } from "./install.mjs";

const node = await install();
const [program = "", ...parameters] = process.argv.slice(2);
const isScript = /\.(?:ts|mjs)$/.test(program);
process.exitCode = isScript
  ? await run(node, [program, ...parameters])
  : await run(program, parameters, { shell: process.platform === "win32" });
if (process.exitCode) nameDamagedPackages();
