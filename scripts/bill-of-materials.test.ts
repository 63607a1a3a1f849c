import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { isRunning } from "./build-lock.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

test("a build that is stopped while npm lists the packages ends npm too", async () => {
  const folder = temporaryFolder();
  const [npm, written] = [join(folder, "npm.js"), join(folder, "pid")];
  writeFileSync(
    npm,
    `require("node:fs").writeFileSync(${JSON.stringify(written)}, String(process.pid));
    setInterval(() => {}, 1000);`,
  );
  const program = `
    import { billOfMaterials } from ${JSON.stringify(resolve("scripts/bill-of-materials.ts"))};
    import { exitOnSignals } from ${JSON.stringify(resolve("scripts/exit-on-signals.ts"))};
    exitOnSignals();
    await billOfMaterials();`;
  const build = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    env: { ...process.env, npm_execpath: npm },
  });
  const ended = once(build, "exit");
  const pid = await vi.waitUntil(
    () => existsSync(written) && Number(readFileSync(written, "utf8")),
    { timeout: 30_000 },
  );
  onTestFinished(() => {
    if (isRunning(pid)) process.kill(pid, "SIGKILL");
  });
  build.kill("SIGTERM");
  expect(await ended).toEqual([143, null]);
  await vi.waitUntil(() => !isRunning(pid), { timeout: 10_000 });
});
