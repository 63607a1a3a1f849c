import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { expect, test } from "vitest";

/** Starts the editor under conditions in which it cannot start. @returns its message */
const said = (env: NodeJS.ProcessEnv): string =>
  spawnSync(process.execPath, ["editor/start.ts"], {
    env: { ...process.env, ...env },
    encoding: "utf8",
    timeout: 60_000,
  }).stderr;

test("the editor says in a sentence that its port or the one of the pages is taken", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  // Another program may use the next port.
  const sentence = new RegExp(
    `The editor cannot start[.] Port (?:${port}|${port + 1}) is taken: choose another one`,
  );
  for (const PORT of [port, port - 1]) expect(said({ PORT: String(PORT) })).toMatch(sentence);
  other.close();
});

test("the pages beside the forms end with the editor, however that ended", async () => {
  const vite = ["node_modules/vite/bin/vite.js", "--config", "editor/server/pages.config.ts"];
  const pages = spawn(process.execPath, vite, { stdio: ["pipe", "ignore", "ignore"] });
  pages.stdin.end();
  expect(await once(pages, "exit")).toEqual([0, null]);
});

test("the editor says in a sentence that there is no content to change", () => {
  expect(said({ PORT: "0", CONTENT_DIR: "/nowhere" })).toContain(
    "The editor cannot start. The folder /nowhere is missing, or this account may not change it: ask whoever looks after the computer.",
  );
});
