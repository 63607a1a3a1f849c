import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/** Runs in the build and in each of its threads: notes every file that is opened and every folder that is listed. */
const noteReads = (notes: string) => `
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  import { threadId } from "node:worker_threads";
  for (const name of ["readFileSync", "readdirSync"]) {
    const original = fs[name];
    fs[name] = (path, ...rest) => {
      fs.appendFileSync(${JSON.stringify(notes)}, [threadId, name, path].join(" ") + "\\n");
      return original(path, ...rest);
    };
  }
  syncBuiltinESMExports();`;

const importing = (script: string) => `import(${JSON.stringify(pathToFileURL(script).href)})`;

/** The check of the content, and all pages. */
const build = (pages: string) => `
  process.env.NODE_ENV = "production";
  const { checkBeforeBuild } = await ${importing("scripts/content-check/before-build.ts")};
  const { renderPages } = await ${importing("scripts/pages.ts")};
  checkBeforeBuild();
  await renderPages(${JSON.stringify(process.env.BUILD_DIR ?? "build")}, ${JSON.stringify(pages)}, () => () => {});`;

/** Folders that grow for as long as the firm writes: to list one for every page is work that grows with their square. */
const GROWING = /\/(?:blog|case-studies|jobs)$/;

test("a build reads no file of the content twice in a thread, nor lists a growing folder for every page", () => {
  const folder = temporaryFolder();
  const [notes, hook, script] = ["notes", "hook.mjs", "build.mjs"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  writeFileSync(hook, noteReads(notes));
  writeFileSync(script, build(join(folder, "pages")));
  const { status, stderr } = spawnSync(process.execPath, ["--import", hook, script], {
    encoding: "utf8",
    env: { ...process.env, ALLOW_SAMPLES: "1" },
  });
  expect(status, stderr).toBe(0);
  const noted = readFileSync(notes, "utf8")
    .split("\n")
    .filter((line) => line.includes(`${contentDirectory()}/`));
  const reads = noted.filter((line) => /\.(?:md|ya?ml)$/.test(line));
  const threads = new Set(reads.map((line) => line.split(" ")[0]));
  expect(threads.size, "the check and at least one thread that renders").toBeGreaterThan(1);
  expect(reads.filter((line, place) => reads.indexOf(line) < place)).toEqual([]);
  const lists = Map.groupBy(
    noted.filter((line) => GROWING.test(line)),
    (line) => line,
  );
  for (const [line, times] of lists) expect(times.length, line).toBeLessThan(10);
}, 60_000);
