import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { hashesOf } from "#hosting/built-site.ts";
import { exampleRules } from "#hosting/example-rules.test-helper.ts";
import { addRelease, prepare } from "./add-release.ts";
import {
  currentRelease,
  keepFilesOfOthers,
  previousRelease,
  prune,
  readRelease,
  releasesIn,
  siteOf,
  switchTo,
  takeBack,
} from "./release.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";

let root = "";
let target = "";
beforeEach(() => {
  root = temporaryFolder();
  target = join(root, "target");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T00:10:00Z") });
});

/** Makes a release of these files, some hours after the one before. */
function add(files: Record<string, string>, hours = 1): string {
  vi.setSystemTime(Date.now() + hours * 3_600_000);
  const dist = join(root, "dist");
  rmSync(dist, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), text);
  }
  const build = { dist, rules: exampleRules(), files: hashesOf(dist) };
  const name = addRelease(target, prepare(target, build, "8080"));
  utimesSync(join(target, "releases", name, "Caddyfile"), new Date(), new Date());
  return name;
}

function publish(files: Record<string, string>, hours?: number): string {
  const name = add(files, hours);
  keepFilesOfOthers(target, name);
  switchTo(target, name);
  return name;
}

function goBack(): void {
  const name = currentRelease(target)!;
  switchTo(target, previousRelease(target)!);
  takeBack(target, name);
}
const served = (file: string) => join(siteOf(target, currentRelease(target)!), file);
const noted = (name: string) => join(target, "releases", name, "contents.json");

test("an open tab finds the files of the release it came from, and no page that is gone", () => {
  const hashed = { "assets/a-1.js": "a", "pictures/b-1.svg": "b" };
  publish({ "index.html": "one", "gone.html": "", ...hashed });
  publish({ "index.html": "two", "assets/a-2.js": "a" });
  for (const [file, text] of Object.entries(hashed))
    expect(readFileSync(served(file), "utf8")).toBe(text);
  expect(existsSync(served("gone.html"))).toBe(false);
  // Kept files are not the release's own: they are not handed on for ever.
  expect(Object.keys(readRelease(target, currentRelease(target)!).files)).toEqual([
    "assets/a-2.js",
    "index.html",
  ]);
});

test("one goes back to the last release that was not taken back itself", () => {
  const first = publish({ "index.html": "one" });
  publish({ "index.html": "two" });
  expect(previousRelease(target)).toBe(first);
  goBack();
  publish({ "index.html": "three" });
  expect(previousRelease(target)).toBe(first);
});

test("releases that were taken back go after a day, and never in the place of one to go back to", () => {
  const first = publish({ "index.html": "one" });
  const rejected = ["two", "three", "four"].map((text) => {
    const name = publish({ "index.html": text }, 20);
    goBack();
    return name;
  });
  const last = publish({ "index.html": "five" }, 20);
  expect(prune(target)).toBe(2);
  expect(releasesIn(target)).toEqual([first, rejected[2], last]);
});

test("a damaged release stops no deployment: open tabs keep its files, and nobody goes back to it", () => {
  const first = publish({ "index.html": "one", "assets/a-1.js": "a" });
  const damaged = publish({ "index.html": "two", "assets/a-2.js": "a" });
  truncateSync(noted(damaged), 10);
  expect(previousRelease(target)).toBe(first);
  rmSync(join(target, "releases", first, "site/assets/a-1.js"));
  publish({ "index.html": "three" });
  expect(readFileSync(served("assets/a-2.js"), "utf8")).toBe("a");
  const damages: string[] = [];
  expect(previousRelease(target, (damage) => damages.push(damage))).toBeUndefined();
  expect(damages).toEqual([
    expect.stringContaining(`${damaged}/contents.json is damaged`),
    expect.stringContaining(`${first}/site/assets/a-1.js is damaged or gone`),
  ]);
  expect(() => readRelease(target, damaged)).toThrow(`${noted(damaged)} is damaged`);
});

test.each(["contents.json", "site/index.html"])(
  "the same build mends the current release where its %s is damaged",
  (file) => {
    const name = publish({ "index.html": "one" });
    writeFileSync(join(target, "releases", name, file), "o");
    expect(publish({ "index.html": "one" })).not.toBe(name);
    expect(readFileSync(served("index.html"), "utf8")).toBe("one");
  },
);

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

test("what a deployment that was killed left behind goes with the next", () => {
  const name = publish({ "index.html": "one" });
  const partial = join(target, "releases", "2-00000000.partial");
  mkdirSync(partial);
  expect(releasesIn(target)).toEqual([name]);
  const unserved = add({ "index.html": "two" });
  const next = publish({ "index.html": "three" });
  expect(existsSync(partial)).toBe(false);
  expect(releasesIn(target)).toEqual([name, next]);
  expect(next).not.toBe(unserved);
});

test("a clock that was wrong disturbs neither the order nor the way back", () => {
  const first = publish({ "index.html": "one" });
  publish({ "index.html": "two" }, 365 * 24);
  const third = publish({ "index.html": "three" }, -366 * 24);
  const fourth = publish({ "index.html": "four" });
  prune(target);
  expect(releasesIn(target).slice(-2)).toEqual([third, fourth]);
  expect(previousRelease(target)).toBe(third);
  expect(third).toMatch(/^3-/);
  expect(first).toMatch(/^1-/);
});
