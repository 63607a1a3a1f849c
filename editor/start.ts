/**
 * `npm run edit`: the content in forms, in the browser, with its pages beside them. Works on this machine alone: no
 * login, no network. PORT chooses the port (4180); the pages come from the development server at the next one.
 */
import { spawn } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { accessSync, constants } from "node:fs";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { startServer } from "#hosting/server.ts";
import { endWaiting } from "./publish/sync.ts";
import { bundlePage } from "./server/bundle.ts";
import { mirrorDirectory, updatePreview } from "./desk/preview.ts";
import { editorHandler } from "./server/server.ts";

const port = Number(process.env.PORT ?? 4180);
const site = `http://localhost:${port + 1}`;

const began = performance.now();

/** Says what takes its time, and how long it has taken so far. */
const say = (what: string): void =>
  console.info(`${String(Math.round((performance.now() - began) / 1000)).padStart(3)} s  ${what}`);

function checkFolder(): void {
  try {
    accessSync(contentDirectory(), constants.R_OK | constants.W_OK);
  } catch {
    throw new Error(
      `The folder ${contentDirectory()} is missing, or this account may not change it: ask whoever looks after the computer.`,
    );
  }
}

try {
  checkFolder();
  // Asked here first: what the development server says of a port that is taken would not help an editor.
  await (await startServer(() => {}, port + 1)).stop();
  endWaiting(contentDirectory());
  // Nobody looks at the terminal for a question of git's: who may not send is told so.
  process.env.GIT_TERMINAL_PROMPT = "0";
  say("Reading the content …");
  await updatePreview();
  say("Making the forms …");
  await startServer(editorHandler(port, site, await bundlePage()), port);
  say("Starting the pages beside them …");
  const pages = spawn("vite", ["--config", "editor/server/pages.config.ts"], {
    env: { ...process.env, PORT: String(port + 1), PREVIEW: "1", CONTENT_DIR: mirrorDirectory() },
    stdio: ["pipe", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  pages.on("exit", () => {
    console.error("The pages have stopped, so the editor ends too.");
    process.exit(1);
  });
  // A frame that is refused once stays empty, so nobody is sent to the editor before its pages answer.
  while (!(await fetch(site, { method: "HEAD" }).catch(() => undefined))) await setTimeout(200);
  console.info(`Edit the site at http://localhost:${port}\nCtrl+C ends it.`);
} catch (error) {
  console.error(`The editor cannot start. ${(error as Error).message}`);
  process.exitCode = 1;
}
