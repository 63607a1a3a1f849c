import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { siteRules } from "#hosting/rules.ts";
import {
  addRelease,
  currentRelease,
  keepFilesOfOthers,
  previousRelease,
  prune,
  readRelease,
  reject,
  releasesIn,
  servedSite,
  switchTo,
} from "./release.ts";

let root = "";
let target = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "release-"));
  target = join(root, "target");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T00:10:00Z") });
  onTestFinished(() => {
    rmSync(root, { recursive: true });
    vi.useRealTimers();
  });
});

/** Publishes a site of these files, some hours after the one before. */
function publish(files: Record<string, string>, hours = 1): string {
  vi.setSystemTime(Date.now() + hours * 3_600_000);
  const dist = join(root, "dist");
  rmSync(dist, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  const rules = siteRules({
    base: "",
    pages: ["/"],
    errorPages: [],
    files: [],
    moved: [],
    preview: false,
  });
  const name = addRelease(target, { dist, rules }, "8080");
  keepFilesOfOthers(target, name);
  switchTo(target, name);
  return name;
}
const served = (file: string) => join(servedSite(target, currentRelease(target)!).dist, file);

test("a release is a copy with the configuration that fits it, and becomes the current one", () => {
  const name = publish({ "index.html": "one" });
  expect(currentRelease(target)).toBe(name);
  expect(name).toMatch(/^20261123-011000-[0-9a-f]{8}$/);
  expect(readFileSync(served("index.html"), "utf8")).toBe("one");
  expect(readFileSync(join(target, "current/nginx.conf"), "utf8")).toContain(
    `root "${served("")}"`,
  );
});

test("the same build again is the same release", () => {
  const name = publish({ "index.html": "one" });
  expect(publish({ "index.html": "one" })).toBe(name);
  expect(releasesIn(target)).toEqual([name]);
});

test("an open tab finds the files of the release it came from, and no page that is gone", () => {
  publish({ "index.html": "one", "gone.html": "", "assets/a-1.js": "a", "pictures/b-1.svg": "b" });
  publish({ "index.html": "two", "assets/a-2.js": "a" });
  expect(readFileSync(served("assets/a-1.js"), "utf8")).toBe("a");
  expect(existsSync(served("pictures/b-1.svg"))).toBe(true);
  expect(existsSync(served("gone.html"))).toBe(false);
  // Kept files are not the release's own: they are not handed on for ever.
  expect(Object.keys(readRelease(target, currentRelease(target)!).files)).toEqual([
    "assets/a-2.js",
    "index.html",
  ]);
});

test("one goes back to the last release that was not taken back itself", () => {
  const first = publish({ "index.html": "one" });
  const second = publish({ "index.html": "two" });
  expect(previousRelease(target)).toBe(first);
  reject(target, second);
  switchTo(target, first);
  publish({ "index.html": "three" });
  expect(previousRelease(target)).toBe(first);
});

test("old releases go, but not the last three, nor what was served within a day", () => {
  const names = Array.from({ length: 6 }, (_, index) => publish({ "index.html": `${index}` }, 10));
  expect(prune(target)).toBe(2);
  // The third was followed by the fourth twenty hours ago.
  expect(releasesIn(target)).toEqual(names.slice(2));
  expect(prune(target, Date.now() + 30 * 24 * 3_600_000)).toBe(1);
  expect(releasesIn(target)).toEqual(names.slice(3));
});

test("the current release stays, however old it is", () => {
  const names = Array.from({ length: 5 }, (_, index) => publish({ "index.html": `${index}` }, 48));
  switchTo(target, names[0]!);
  prune(target);
  expect(releasesIn(target)).toContain(names[0]);
});

test("what a stopped copy left behind is no release, and goes with the next", () => {
  const name = publish({ "index.html": "one" });
  const partial = join(target, "releases", "20261123-020000-00000000.partial");
  mkdirSync(partial);
  expect(releasesIn(target)).toEqual([name]);
  publish({ "index.html": "two" });
  expect(existsSync(partial)).toBe(false);
});
