import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin, UserConfig } from "vite";
import { ifReadable } from "./app/collections/reader/content-error.ts";
import { labels } from "./app/collections/labels.server.ts";
import { basePath, siteUrl } from "./hosting/build-address.ts";

const LABELS = "virtual:labels";

/**
 * `virtual:labels` exports the groups of `content/labels.yaml` by name. Each is a module of its own, so that a
 * script carries the words of its own sections and no others.
 */
export const labelModules = (): Plugin => ({
  name: "labels",
  resolveId: (id) => (id.startsWith(LABELS) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${LABELS}`)) return undefined;
    const groups = Object.entries(labels());
    const [, name] = id.split("/");
    const code = name
      ? `export default ${JSON.stringify(groups.find(([group]) => group === name)?.[1])}`
      : groups
          .map(([group]) => `export { default as ${group} } from "${LABELS}/${group}";`)
          .join("\n");
    return { code, moduleSideEffects: false };
  },
  hotUpdate({ file, modules }) {
    if (!file.endsWith("labels.yaml")) return undefined;
    const { idToModuleMap } = this.environment.moduleGraph;
    const made = [...idToModuleMap.values()].filter(({ id }) => id?.startsWith(`\0${LABELS}`));
    return [...modules, ...made];
  },
});

/** The layer of a module's styles: a section's own win over those of the parts that it is made of (app/styles/tokens.css). */
const layers = (): Plugin => ({
  name: "layers",
  enforce: "pre",
  transform: {
    filter: { id: /\.module\.css/ },
    handler: (css, id) =>
      `@layer ${/\/(?:components|frame)\/[^/]+$/.test(id) ? "components" : "sections"}{${css}}`,
  },
});

/** The files of each module by its name: in development their sources, which scripts/bundle-browser.ts bundles. */
export const moduleSources = (): Record<string, string[]> =>
  Object.fromEntries(
    globSync(["app/*/islands/*.tsx", "app/browser/{enhancements,list,section-line}.ts"]).map(
      (file) => [basename(file).replace(/\.tsx?$/, ""), [`/${file}`]],
    ),
  );

/** Settings that the page build and the browser build must agree on. */
export const shared = (): UserConfig => ({
  plugins: [labelModules(), layers()],
  // Not `base`: pages are rendered at the root whatever folder they are published in.
  experimental: {
    renderBuiltUrl: (file) => `${basePath()}/${file.replace(/^client\//, "")}`,
  },
  // Class names say where they come from (`quote-band_source`), and both builds give the same ones.
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${basename(file).replace(/\.module\.css.*$/, "")}_${name}`,
    },
  },
  // In development a page says what is wrong with a site.yaml that cannot be read.
  define: {
    "process.env.SITE_URL": JSON.stringify(ifReadable(siteUrl) ?? "http://localhost/"),
    MODULES: JSON.stringify(moduleSources()),
  },
  build: {
    assetsInlineLimit: 0,
    // Engines with CSS nesting, popovers and the methods of sets: what they know is not rewritten.
    cssTarget: ["chrome122", "firefox127", "safari17.2"],
    reportCompressedSize: false,
  },
});
