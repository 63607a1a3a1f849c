import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { contentDirectory } from "#app/collections/content-folder.server.ts";

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

test("a build reads no file of the content twice in a thread", () => {
  const folder = mkdtempSync(join(tmpdir(), "reads-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
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
  const reads = readFileSync(notes, "utf8")
    .split("\n")
    .filter((read) => read.includes(`${contentDirectory()}/`) && /\.(?:md|ya?ml)$/.test(read));
  const threads = new Set(reads.map((read) => read.split(" ")[0]));
  expect(threads.size, "the check and at least one thread that renders").toBeGreaterThan(1);
  expect(reads.filter((read, place) => reads.indexOf(read) < place)).toEqual([]);
}, 60_000);
