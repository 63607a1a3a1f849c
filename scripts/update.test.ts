import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { git } from "./changes/git.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

test("npm run update brings a server's checkout to what was published, on a branch and without one", () => {
  const folder = mkdtempSync(join(tmpdir(), "update-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [source, checkout] = [join(folder, "source"), join(folder, "checkout")];
  git(folder, ["init", "--quiet", "--initial-branch=main", source]);
  const publish = (text: string) => {
    writeFileSync(join(source, "file"), text);
    git(source, ["add", "file"]);
    const identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"];
    git(source, [...identity, "-c", "commit.gpgsign=false", "commit", "--quiet", "--message=A"]);
  };
  publish("one");
  git(folder, ["clone", "--quiet", source, checkout]);
  for (const text of ["two", "three"]) {
    publish(text);
    const { status, stderr } = spawnSync(scripts.update, { cwd: checkout, shell: true });
    expect(status, String(stderr)).toBe(0);
    expect(readFileSync(join(checkout, "file"), "utf8")).toBe(text);
  }
});
