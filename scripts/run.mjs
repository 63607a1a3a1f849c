/**
 * The npm scripts begin with this (all but `update` and those of a built site), so that each may be
 * the first command in a fresh clone, on any Node from 20 on: `node scripts/run.mjs <program> [arguments]` installs what
 * is missing and runs a script with the project's own Node, or a program of its packages.
 */
import { install, nameDamagedPackages, run } from "./install.mjs";

const node = await install();
const [program = "", ...parameters] = process.argv.slice(2);
const isScript = /\.(?:ts|mjs)$/.test(program);
process.exitCode = isScript
  ? await run(node, [program, ...parameters])
  : await run(program, parameters, { shell: process.platform === "win32" });
if (process.exitCode) nameDamagedPackages();
