import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { beginRepository, checkOut, recordAll } from "../tests/test-repository.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

test("npm run update brings a server's checkout to what was published, and leaves alone what was recorded there", () => {
  const folder = temporaryFolder();
  const [source, checkout] = [join(folder, "source"), join(folder, "checkout")];
  mkdirSync(source);
  beginRepository(source, { file: "one" });
  checkOut(source, checkout);
  const program = resolve("scripts/update.mjs");
  const update = () => spawnSync(process.execPath, [program], { cwd: checkout, encoding: "utf8" });
  const text = () => readFileSync(join(checkout, "file"), "utf8");
  // From a branch at first, then without one.
  for (const published of ["two", "three"]) {
    recordAll(source, "A", { file: published });
    expect(update()).toMatchObject({ status: 0, stderr: "" });
    expect(text()).toBe(published);
  }
  recordAll(checkout, "A", { file: "taken back" });
  const words: unknown = expect.stringContaining("git push origin HEAD:main");
  expect(update()).toMatchObject({ status: 1, stderr: words });
  expect(text()).toBe("taken back");
});
