/**
 * `npm run bench`: installs what is missing, builds the site where it is not built, and measures it.
 * `npm run bench -- growth` measures how builds grow with the content.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { environment, install } from "../scripts/install.mjs";

const node = install();

const run = (...parameters) => {
  const { status } = spawnSync(node, parameters, { env: environment, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
};
const [part, ...rest] = process.argv.slice(2);
if (part === "growth") run("bench/growth.ts", ...rest);
else {
  install("bench");
  if (!existsSync(process.env.DIST_DIR ?? "dist")) run("scripts/build.ts");
  run("bench/run.ts", ...process.argv.slice(2));
}
