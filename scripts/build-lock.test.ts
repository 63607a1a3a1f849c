import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { lockBuild } from "./build-lock.ts";

function lockFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "build.lock");
}

test("a second build is refused while the first one runs", () => {
  const file = lockFile();
  const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
  onTestFinished(() => void other.kill());
  writeFileSync(file, String(other.pid));
  expect(() => lockBuild(file)).toThrow(`Another build is running (process ${other.pid})`);
  expect(existsSync(file)).toBe(true);
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
