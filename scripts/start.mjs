/**
 * `npm start`: installs what is missing, builds, and serves the site on http://localhost:4173
 * (another port with PORT). `--preview` builds with drafts.
 */
import { spawn } from "node:child_process";
import { environment, install } from "./install.mjs";

const node = install();
const server = spawn(node, ["scripts/serve.ts", "--build", ...process.argv.slice(2)], {
  env: environment,
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (status) => process.exit(status ?? 0));
