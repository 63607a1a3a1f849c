/**
 * Runs the program that the build wrote beside the site (`scripts/deploy.ts`, bundled). It needs no packages, so that
 * publishing and going back work even if they are missing or damaged.
 */
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const program = join(dirname(resolve(process.env.DIST_DIR ?? "dist")), "hosts", "site.mjs");
function refuse(why) {
  console.error(`${why} Nothing was changed.`);
  process.exitCode = 1;
}
const refuseDamaged = (why) => refuse(`${program} is damaged (${why}): npm run build.`);
if (Number.parseInt(process.versions.node, 10) < 20)
  refuse(`Node ${process.versions.node} is too old: install Node 20 or newer.`);
else if (existsSync(program))
  await import(pathToFileURL(program)).then(
    ({ isWhole }) => isWhole || refuseDamaged("it was cut short"),
    ({ message }) => refuseDamaged(message),
  );
else refuse("There is no built site here: npm run build.");
