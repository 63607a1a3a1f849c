/**
 * Runs the program that the build wrote beside the site (`scripts/deploy.ts`, bundled). It needs no packages, so that
 * publishing and going back work even if they are missing or damaged.
 */
import { existsSync, readFileSync } from "node:fs";
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
else if (!existsSync(program)) refuse("There is no built site here: npm run build.");
// A program that was cut between two functions would run, and do nothing.
else if (!/^export \{[^}]*\};\s*$/m.test(readFileSync(program, "utf8").slice(-200)))
  refuseDamaged("it was cut short");
else await import(pathToFileURL(program)).catch(({ message }) => refuseDamaged(message));
