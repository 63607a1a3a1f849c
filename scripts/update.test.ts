import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { beginRepository, checkOut, recordAll } from "../tests/test-repository.ts";
import { temporaryFolder } from "../tests/temporary-folder.ts";

function serverCheckout() {
  const folder = temporaryFolder();
  const [source, checkout] = [join(folder, "source"), join(folder, "checkout")];
  const commit = (at: string, file: string) => recordAll(at, "A", { file });
  mkdirSync(source);
  beginRepository(source, { file: "one" });
  checkOut(source, checkout);
  const update = () =>
    spawnSync(process.execPath, [resolve("scripts/update.mjs")], {
      cwd: checkout,
      encoding: "utf8",
    });
  const text = () => readFileSync(join(checkout, "file"), "utf8");
  return { source, checkout, commit, update, text };
}

test("npm run update brings a server's checkout to what was published, on a branch and without one", () => {
  const { source, commit, update, text } = serverCheckout();
  for (const published of ["two", "three"]) {
    commit(source, published);
    expect(update()).toMatchObject({ status: 0, stderr: "" });
    expect(text()).toBe(published);
  }
});

test("npm run update leaves work alone that was recorded on the server, and says how to publish it", () => {
  const { source, checkout, commit, update, text } = serverCheckout();
  commit(source, "two");
  update();
  commit(checkout, "taken back");
  expect(update()).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("git push origin HEAD:main"),
  });
  expect(text()).toBe("taken back");
});
