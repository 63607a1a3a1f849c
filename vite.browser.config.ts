import { mergeConfig, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { shared } from "./vite.shared.ts";

/** Pages carry the style sheets of what they import later: nothing to preload but the module itself. */
const plainDynamicImport = (): Plugin => ({
  name: "plain-dynamic-import",
  enforce: "pre",
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => "export const __vitePreload = (load) => load();",
  },
});

/**
 * How one bundle of `app/browser/` is built (scripts/browser.ts runs it).
 * @param entries name of each bundle and the file it starts from
 * @param outDir where the bundle goes; emptied first
 * @param output how the files are written: one classic script, or modules with shared parts
 */
export const browserBundle = (
  entries: Record<string, string>,
  outDir: string,
  output: Rolldown.OutputOptions,
): InlineConfig =>
  mergeConfig(shared(), {
    configFile: false,
    logLevel: "warn",
    plugins: [plainDynamicImport()],
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      manifest: "manifest.json",
      // Finishing the build says which modules a page loads, with their integrity.
      modulePreload: false,
      // Browsers that the style sheets are written for (vite.shared.ts).
      target: ["chrome120", "firefox121", "safari17.2"],
      rolldownOptions: { input: entries, output },
    },
  } satisfies InlineConfig);

/** One script without imports, for the page itself. */
export const classicScript: Rolldown.OutputOptions = {
  format: "iife",
  entryFileNames: "[name].js",
  codeSplitting: false,
};

/**
 * Modules. React is a file of its own, which all islands share and which seldom changes; the other parts that
 * islands share make one more, since each file costs the main thread its arrival.
 */
export const modules: Rolldown.OutputOptions = {
  format: "es",
  entryFileNames: "assets/[name]-[hash].js",
  chunkFileNames: "assets/[name]-[hash].js",
  assetFileNames: "assets/[name]-[hash][extname]",
  codeSplitting: {
    groups: [
      { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
      { name: "islands", minShareCount: 2 },
    ],
  },
};
