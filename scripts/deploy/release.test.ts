import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { hashesOf } from "#hosting/built-site.ts";
import { exampleRules } from "#hosting/example-rules.test-helper.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { addRelease, plannedRelease } from "./add-release.ts";
import {
  currentRelease,
  keepFilesOfOthers,
  previousRelease,
  prune,
  readRelease,
  releasesIn,
  siteOf,
  switchTo,
  recordRollback,
  takenBackAlready,
} from "./release.ts";
import { temporaryFolder } from "../../tests/temporary-folder.ts";

let root = "";
let target = "";
beforeEach(() => {
  root = temporaryFolder();
  target = join(root, "target");
  mkdirSync(join(target, "releases"), { recursive: true });
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-23T00:10:00Z") });
});

/** Makes a release of these files, some hours after the one before. */
async function add(files: Record<string, string>, hours = 1): Promise<string> {
  vi.setSystemTime(Date.now() + hours * 3_600_000);
  const dist = join(root, "dist");
  rmSync(dist, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) writeAtomically(join(dist, file), text);
  const build = { dist, rules: exampleRules(), files: await hashesOf(dist) };
  const name = await addRelease(target, plannedRelease(target, build, "8080"));
  utimesSync(join(target, "releases", name, "Caddyfile"), new Date(), new Date());
  return name;
}

async function publish(files: Record<string, string>, hours?: number): Promise<string> {
  const name = await add(files, hours);
  keepFilesOfOthers(target, name);
  switchTo(target, name);
  return name;
}

async function goBack(): Promise<void> {
  const name = currentRelease(target)!;
  switchTo(target, (await previousRelease(target))!);
  recordRollback(target, name);
}
const served = (file: string) => join(siteOf(target, currentRelease(target)!), file);
const noted = (name: string) => join(target, "releases", name, "contents.json");

test("an open tab finds the files of the release it came from, and no page that is gone", async () => {
  const hashed = { "assets/a-1.js": "a", "pictures/b-1.svg": "b" };
  await publish({ "index.html": "one", "gone.html": "", ...hashed });
  await publish({ "index.html": "two", "assets/a-2.js": "a" });
  for (const [file, text] of Object.entries(hashed))
    expect(readFileSync(served(file), "utf8")).toBe(text);
  expect(existsSync(served("gone.html"))).toBe(false);
  // Kept files are not the release's own: they are not handed on for ever.
  expect(Object.keys(readRelease(target, currentRelease(target)!).files)).toEqual([
    "assets/a-2.js",
    "index.html",
  ]);
});

test("what was taken back is neither gone back to nor published again, unless visitors get it already", async () => {
  const first = await publish({ "index.html": "one" });
  const second = await publish({ "index.html": "two" });
  expect(await previousRelease(target)).toBe(first);
  await goBack();
  const build = { digest: second.slice(2) };
  expect(takenBackAlready(target, build)).toBe(second);
  // On purpose, by a deployment that was stopped before it had forgotten the note.
  await publish({ "index.html": "two" });
  expect(takenBackAlready(target, build)).toBeUndefined();
  await publish({ "index.html": "three" });
  expect(await previousRelease(target)).toBe(first);
});

test("nobody goes back to what is there already, or to what was taken back under another number", async () => {
  const first = await publish({ "index.html": "one" });
  const second = await publish({ "index.html": "two" });
  rmSync(join(target, "current"));
  const twin = await publish({ "index.html": "two" });
  expect(twin).toBe(`3${second.slice(1)}`);
  const passed: string[] = [];
  expect(await previousRelease(target, (why) => passed.push(why))).toBe(first);
  expect(passed).toEqual([`${second} holds the same as ${twin}.`]);
  await publish({ "index.html": "three" });
  await publish({ "index.html": "one" });
  for (const _ of [1, 2]) await goBack();
  expect(currentRelease(target)).toBe(twin);
  expect(await previousRelease(target, (why) => passed.push(why))).toBeUndefined();
  expect(passed.at(-1)).toBe(
    `${first} holds the same as 5-${first.slice(2)}, which was taken back.`,
  );
});

test("releases that hold the same do not push out one to go back to", async () => {
  const first = await publish({ "index.html": "one" });
  const second = await publish({ "index.html": "two" }, 48);
  for (const _ of [1, 2, 3]) {
    rmSync(join(target, "current"));
    await publish({ "index.html": "three" }, 48);
  }
  expect(prune(target, Date.now() + 48 * 3_600_000)).toBe(2);
  expect(releasesIn(target)).toEqual([first, second, currentRelease(target)]);
});

test("releases that were taken back go after a day, and never in the place of one to go back to", async () => {
  const first = await publish({ "index.html": "one" });
  const rejected: string[] = [];
  for (const text of ["two", "three", "four"]) {
    rejected.push(await publish({ "index.html": text }, 20));
    await goBack();
  }
  const last = await publish({ "index.html": "five" }, 20);
  expect(prune(target)).toBe(2);
  expect(releasesIn(target)).toEqual([first, rejected[2], last]);
});

test("a damaged release stops no deployment: open tabs keep its files, and nobody goes back to it", async () => {
  const first = await publish({ "index.html": "one", "assets/a-1.js": "a" });
  const damaged = await publish({ "index.html": "two", "assets/a-2.js": "a" });
  truncateSync(noted(damaged), 10);
  expect(await previousRelease(target)).toBe(first);
  rmSync(join(target, "releases", first, "site/assets/a-1.js"));
  await publish({ "index.html": "three" });
  expect(readFileSync(served("assets/a-2.js"), "utf8")).toBe("a");
  const damages: string[] = [];
  expect(await previousRelease(target, (damage) => damages.push(damage))).toBeUndefined();
  expect(damages).toEqual([
    expect.stringContaining(`${damaged}/contents.json is damaged`),
    expect.stringContaining(`${first}/site/assets/a-1.js is damaged or gone`),
  ]);
});

test.each(["contents.json", "site/index.html"])(
  "the same build mends the current release where its %s is damaged",
  async (file) => {
    const name = await publish({ "index.html": "one" });
    writeFileSync(join(target, "releases", name, file), "o");
    expect(await publish({ "index.html": "one" })).not.toBe(name);
    expect(readFileSync(served("index.html"), "utf8")).toBe("one");
  },
);

test("old releases go, also what a crash left of one, but not the last three, the current one, nor what was served within a day", async () => {
  const names: string[] = [];
  for (const text of "012345") names.push(await publish({ "index.html": text }, 10));
  rmSync(join(target, "releases", names[0]!, "Caddyfile"));
  expect(prune(target)).toBe(2);
  // The third was followed by the fourth twenty hours ago.
  expect(releasesIn(target)).toEqual(names.slice(2));
  switchTo(target, names[2]!);
  const month = Date.now() + 30 * 24 * 3_600_000;
  expect(prune(target, month)).toBe(0);
  switchTo(target, names[5]!);
  expect(prune(target, month)).toBe(1);
  expect(releasesIn(target)).toEqual(names.slice(3));
});

test("what a deployment that was killed left behind goes with the next", async () => {
  const name = await publish({ "index.html": "one" });
  const partial = join(target, "releases", "2-00000000.partial");
  mkdirSync(partial);
  expect(releasesIn(target)).toEqual([name]);
  const unserved = await add({ "index.html": "two" });
  const next = await publish({ "index.html": "three" });
  expect(existsSync(partial)).toBe(false);
  expect(releasesIn(target)).toEqual([name, next]);
  expect(next).not.toBe(unserved);
});

test("what cannot be taken away is told with a remedy, and stops no deployment", async () => {
  const programs = temporaryFolder();
  const refusal = "rm: cannot remove 'a': Operation not permitted";
  writeFileSync(join(programs, "rm"), `#!/bin/sh\necho "${refusal}" >&2\nexit 1\n`, {
    mode: 0o755,
  });
  vi.stubEnv("PATH", `${programs}:${process.env.PATH}`);
  const said = vi.spyOn(console, "error").mockReturnValue();
  await publish({ "index.html": "one" });
  expect(readFileSync(served("index.html"), "utf8")).toBe("one");
  expect(said).toHaveBeenCalledWith(expect.stringMatching(`${refusal}\n.*see to its permissions`));
});

test("a clock that was wrong disturbs neither the order nor the way back", async () => {
  const first = await publish({ "index.html": "one" });
  await publish({ "index.html": "two" }, 365 * 24);
  const third = await publish({ "index.html": "three" }, -366 * 24);
  const fourth = await publish({ "index.html": "four" });
  prune(target);
  expect(releasesIn(target).slice(-2)).toEqual([third, fourth]);
  expect(await previousRelease(target)).toBe(third);
  expect(third).toMatch(/^3-/);
  expect(first).toMatch(/^1-/);
});
