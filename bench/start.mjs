/** `npm run bench`: installs what is missing, builds the site where it is not built, and measures it. */
import { existsSync } from "node:fs";
import { install, run } from "../scripts/install.mjs";

const node = await install();
await install("bench");
let status = 0;
if (!existsSync(process.env.DIST_DIR ?? "dist")) status = await run(node, ["scripts/build.ts"]);
process.exitCode = status || (await run(node, ["bench/run.ts", ...process.argv.slice(2)]));
