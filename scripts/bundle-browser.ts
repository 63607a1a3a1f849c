/**
 * Builds the browser's scripts from `app/browser/` into `.cache/browser/`: islands, modules of small enhancements, and
 * the inline script; and beside them the program that publishes a site.
 */
import { globSync, readFileSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { build, mergeConfig, type InlineConfig, type Manifest, type Rolldown } from "vite";
import { basePath } from "#hosting/build-address.ts";
import { shared } from "../vite.shared.ts";
import { LICENCES_FILE } from "./licences.ts";

const SOURCE = "app/browser";
/** Modules without React. */
const SMALL_MODULES = `${SOURCE}/{enhancements,section-line}.ts`;
/** A separate bundle, so that it shares no file with those. */
const LIST = `${SOURCE}/list.ts`;
/** Each hydrates one section, and lies in the room of that section. */
const ISLANDS = "app/*/islands/*.tsx";
/** The folder of the browser's scripts, for rendering pages and for the last step of the build. */
export const BROWSER_FOLDER = ".cache/browser";

async function bundle(
  name: string,
  input: string[],
  output: Rolldown.OutputOptions,
): Promise<Manifest> {
  const outDir = join(BROWSER_FOLDER, name);
  await build(
    mergeConfig(shared(), {
      configFile: false,
      logLevel: "error",
      publicDir: false,
      build: {
        outDir,
        emptyOutDir: true,
        manifest: "manifest.json",
        license: { fileName: LICENCES_FILE },
        modulePreload: false,
        // Documents contain their styles, so scripts that load later fetch none.
        cssCodeSplit: false,
        // The browsers of the style sheets (vite.shared.ts).
        target: ["chrome122", "firefox127", "safari17.2"],
        rolldownOptions: { input, output },
      },
    } satisfies InlineConfig),
  );
  return JSON.parse(readFileSync(join(outDir, "manifest.json"), "utf8")) as Manifest;
}

const classicScript: Rolldown.OutputOptions = {
  format: "iife",
  entryFileNames: "[name].js",
  codeSplitting: false,
};

/**
 * How modules are split: React is one file, which all islands share and which seldom changes; another is what two
 * islands need for their forms. All else that islands share is one more file, since each file costs main-thread time.
 */
const modules: Rolldown.OutputOptions = {
  format: "es",
  entryFileNames: "assets/[name]-[hash].js",
  chunkFileNames: "assets/[name]-[hash].js",
  assetFileNames: "assets/[name]-[hash][extname]",
  codeSplitting: {
    groups: [
      { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
      { name: "forms", test: /node_modules[\\/]react-hook-form[\\/]/ },
      { name: "islands", minShareCount: 3 },
    ],
  },
};

/** A module's file and all files that it imports statically: its own first, the others in a stable order. */
function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const chunk = manifest[key]!;
  const imports = chunk.imports?.toSorted() ?? [];
  return [chunk.file, ...imports.flatMap((next) => filesOf(manifest, next, seen))];
}

/** The addresses of each entry's files, by name of the entry. */
const addressesIn = (manifest: Manifest): [string, string[]][] =>
  Object.entries(manifest)
    .filter(([, { isEntry }]) => isEntry)
    .map(([key]) => [
      basename(key).replace(/\.tsx?$/, ""),
      filesOf(manifest, key).map((file) => `${basePath()}/${file}`),
    ]);

/** Bundles `scripts/deploy.ts` into one file, `site.mjs`, that needs no packages, for Node 20 or newer. */
export async function bundlePublishing(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: "scripts/deploy.ts",
      outDir: folder,
      emptyOutDir: false,
      target: "node20",
      rolldownOptions: { output: { entryFileNames: "site.mjs" } },
    },
  });
}

/** @returns the addresses of each module's files, its own first, by name */
async function buildBrowser(): Promise<Record<string, string[]>> {
  rmSync(BROWSER_FOLDER, { recursive: true, force: true });
  const islands = await bundle("islands", globSync(ISLANDS), modules);
  const small = await bundle("enhancements", globSync(SMALL_MODULES), modules);
  const list = await bundle("list", [LIST], modules);
  await bundle("inline", [`${SOURCE}/inline.ts`], classicScript);
  renameSync(join(BROWSER_FOLDER, "inline", "inline.js"), join(BROWSER_FOLDER, "inline.js"));
  await bundlePublishing(BROWSER_FOLDER);
  return Object.fromEntries([islands, small, list].flatMap(addressesIn));
}

/** Bundles all code for the build (`bundles.ts`), and sends it the reason of a failure. */
if (import.meta.main && process.send) {
  // If the build is killed, this process must not continue to write.
  process.on("disconnect", () => process.exit(1));
  try {
    const MODULES = JSON.stringify(await buildBrowser());
    await build({ logLevel: "error", define: { MODULES } });
    process.exit(0);
  } catch (error) {
    process.send(error instanceof Error ? error.message : String(error), () => process.exit(1));
  }
}
