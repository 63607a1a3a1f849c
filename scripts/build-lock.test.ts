import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { lockBuild } from "./build-lock.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

const lockFile = (): string => join(temporaryFolder(), "build.lock");

/** Has another process lock it. @returns the number of that process, which goes on until the test has ended */
async function lockedByAnother(file: string): Promise<number> {
  const program = `
    import { lockBuild } from ${JSON.stringify(resolve("scripts/build-lock.ts"))};
    lockBuild(${JSON.stringify(file)});
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  onTestFinished(() => void other.kill("SIGKILL"));
  await vi.waitUntil(() => existsSync(file), { timeout: 30_000 });
  return other.pid!;
}

test("a second build is refused while the first one runs", async () => {
  const file = lockFile();
  const pid = await lockedByAnother(file);
  expect(() => lockBuild(file)).toThrow(`Another build is running (process ${pid})`);
  expect(existsSync(file)).toBe(true);
});

// What tells when a process began is read from Linux.
test.runIf(process.platform === "linux")(
  "another program that has the number of a build keeps nobody out, as after a loss of power",
  async () => {
    const file = lockFile();
    await lockedByAnother(file);
    const [pid] = readFileSync(file, "utf8").split(" ");
    writeFileSync(file, `${pid} 1`);
    const unlock = lockBuild(file);
    expect(readFileSync(file, "utf8")).toMatch(`${process.pid} `);
    unlock();
  },
);

test("of builds that find the lock of one that was killed at the same moment, one wins", async () => {
  const rounds = Array.from({ length: 200 }, lockFile);
  const { pid } = spawnSync(process.execPath, ["--version"]);
  for (const file of rounds) writeFileSync(file, String(pid));
  const start = Date.now() + 2000;
  const program = `
    import { lockBuild } from ${JSON.stringify(resolve("scripts/build-lock.ts"))};
    process.setMaxListeners(0);
    const won = ${JSON.stringify(rounds)}.map((file, round) => {
      while (Date.now() < ${start} + 5 * round);
      try { lockBuild(file); return 1; } catch { return 0; }
    });
    console.log(JSON.stringify(won));
    setInterval(() => {}, 1000);`;
  const builds = await Promise.all(
    Array.from({ length: 2 }, async () => {
      const build = spawn(process.execPath, ["--input-type=module", "--eval", program]);
      onTestFinished(() => void build.kill("SIGKILL"));
      const [data] = await once(build.stdout, "data");
      return JSON.parse(String(data)) as number[];
    }),
  );
  const winners = rounds.map((_, round) => builds.reduce((sum, won) => sum + won[round]!, 0));
  expect(winners.filter((count) => count !== 1)).toEqual([]);
});

test("a build that was killed keeps nobody out, and one that has ended leaves nothing behind", () => {
  const file = lockFile();
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(file, String(pid));
  const unlock = lockBuild(file);
  expect(existsSync(file)).toBe(true);
  unlock();
  expect(existsSync(file)).toBe(false);
});

// A parent that does not ask how its child ended, such as the first process of a container.
test.runIf(process.platform === "linux")(
  "a build that was killed keeps nobody out where its parent does not ask after it",
  async () => {
    const file = lockFile();
    const program = "sleep 60 & echo $!; exec sleep 60";
    const parent = spawn("sh", ["-c", program], { stdio: ["ignore", "pipe", "ignore"] });
    onTestFinished(() => void parent.kill("SIGKILL"));
    const pid = Number(String((await once(parent.stdout, "data"))[0]));
    writeFileSync(file, String(pid));
    expect(() => lockBuild(file)).toThrow(`process ${pid}`);
    // Until the shell has become `sleep` it still asks after its children.
    const isSleep = () => readFileSync(`/proc/${parent.pid}/comm`, "utf8") === "sleep\n";
    await vi.waitUntil(isSleep);
    process.kill(pid, "SIGKILL");
    await vi.waitUntil(() => readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z "));
    lockBuild(file)();
  },
);
