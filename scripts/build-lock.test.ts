import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockFolder } from "./build-lock.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

/** Lets another process lock a folder. @returns the process, and whether it succeeded */
async function another(folder: string) {
  const program = `
    import { lockFolder } from ${JSON.stringify(resolve("scripts/build-lock.ts"))};
    console.log(await lockFolder(${JSON.stringify(folder)}).then(() => "locked", String));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  onTestFinished(() => void child.kill("SIGKILL"));
  const [said] = await once(child.stdout, "data");
  return { child, said: String(said) };
}

test("a second build is refused until the first one has ended, also where it was killed", async () => {
  const folder = temporaryFolder();
  const { child } = await another(folder);
  await expect(lockFolder(folder)).rejects.toThrow(
    `Another build is running (process ${child.pid})`,
  );
  child.kill("SIGKILL");
  await once(child, "exit");
  const unlock = await lockFolder(folder);
  expect((await another(folder)).said).toContain(`(process ${process.pid})`);
  unlock();
  expect((await another(folder)).said).toContain("locked");
});

test("of builds that begin at the same moment, one wins", async () => {
  const folder = temporaryFolder();
  const builds = await Promise.all(Array.from({ length: 8 }, () => another(folder)));
  expect(builds.filter(({ said }) => said.startsWith("locked"))).toHaveLength(1);
});
