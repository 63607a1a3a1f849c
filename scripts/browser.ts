/**
 * Builds what runs in the browser from `app/browser/` into `.cache/browser/`:
 * the inline script, the module of small enhancements and the islands.
 * `hosting/browser-modules.ts` reads the result when the build is finished.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type Manifest, type Rolldown } from "vite";
import { browserBundle, classicScript, modules } from "../vite.browser.config.ts";
import type { BrowserBuild } from "#hosting/browser-modules.ts";

/** The bundles and the files they start from; empty where a folder has no such file yet. */
function entriesIn(source: string) {
  const existing = (name: string): Record<string, string> => {
    const file = join(source, `${name}.ts`);
    return existsSync(file) ? { [name]: file } : {};
  };
  const islands = join(source, "islands");
  const islandFiles = existsSync(islands) ? readdirSync(islands) : [];
  return {
    inline: existing("inline"),
    enhancements: existing("enhancements"),
    islands: Object.fromEntries(
      islandFiles
        .filter((file) => /^[\w-]+\.tsx$/.test(file))
        .map((file) => [basename(file, ".tsx"), join(islands, file)]),
    ),
  };
}

/** A module's own file and every file that it needs before it can run, itself first. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The browser build names no file for ${key}`);
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => filesOf(manifest, next, seen))];
}

async function bundle(
  entries: Record<string, string>,
  target: string,
  output: Rolldown.OutputOptions,
): Promise<Manifest> {
  if (Object.keys(entries).length === 0) return {};
  await build(browserBundle(entries, target, output));
  return JSON.parse(readFileSync(join(target, "manifest.json"), "utf8")) as Manifest;
}

/** The entries of a bundle with the files each of them loads. */
const entryFiles = (manifest: Manifest): [string, string[]][] =>
  Object.entries(manifest)
    .filter(([, chunk]) => chunk.isEntry)
    .map(([key, chunk]) => [chunk.name ?? key, filesOf(manifest, key)]);

/** Every script of a bundle, those included that are imported only when they are needed. */
const scriptsOf = (folder: string, manifest: Manifest): [string, string][] =>
  Object.values(manifest)
    .filter(({ file }) => file.endsWith(".js"))
    .map(({ file }) => [file, readFileSync(join(folder, file), "utf8")]);

/**
 * Builds the browser's scripts.
 * @param source the folder of the sources
 * @param target where the bundles and `build.json` go; emptied first
 * @returns what was written to `build.json`
 */
export async function buildBrowser(
  source = "app/browser",
  target = ".cache/browser",
): Promise<BrowserBuild> {
  rmSync(target, { recursive: true, force: true });
  const entries = entriesIn(source);
  const inlineFolder = join(target, "inline");
  const inline = await bundle(entries.inline, inlineFolder, classicScript);
  const result: BrowserBuild = { inline: "", modules: {}, files: {} };
  for (const [, code] of scriptsOf(inlineFolder, inline)) result.inline = code.trim();
  for (const name of ["enhancements", "islands"] as const) {
    const folder = join(target, name);
    const manifest = await bundle(entries[name], folder, modules);
    Object.assign(result.modules, Object.fromEntries(entryFiles(manifest)));
    Object.assign(result.files, Object.fromEntries(scriptsOf(folder, manifest)));
  }
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, "build.json"), JSON.stringify(result));
  return result;
}

if (process.argv[1] === import.meta.filename) {
  const { inline, modules: built } = await buildBrowser();
  console.log(`browser: inline script of ${Buffer.byteLength(inline)} bytes`);
  for (const [name, files] of Object.entries(built))
    console.log(`browser: ${name}: ${files.join(", ")}`);
}
