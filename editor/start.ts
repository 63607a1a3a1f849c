/**
 * `npm run edit`: the content in forms, in the browser, with its pages beside them. Works on this machine alone: no
 * login, no network. PORT chooses the port (4180); the pages come from the development server at the next one.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { editorServer } from "./server.ts";

const port = Number(process.env.PORT ?? 4180);
const site = `http://localhost:${port + 1}`;
const server = editorServer(site).listen(port, "127.0.0.1");

try {
  await once(server, "listening");
  const pages = spawn(
    "react-router",
    ["dev", "--port", String(port + 1), "--strictPort", "--host", "127.0.0.1"],
    {
      env: { ...process.env, PREVIEW: "1" },
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    },
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      pages.kill();
      process.exit();
    });
  }
  pages.on("exit", () => {
    console.error("The pages cannot be shown: is the port taken?");
    process.exit(1);
  });
  console.info(`Edit the site at http://localhost:${port}\nCtrl+C ends it.`);
} catch (error) {
  console.error(`The editor cannot start: ${(error as Error).message}`);
  process.exitCode = 1;
}
