import { globSync } from "node:fs";
import { basename } from "node:path";
import type { Plugin, UserConfig } from "vite";
import { ifReadable } from "./app/collections/reader/content-error.ts";
import { labels } from "./app/collections/labels.server.ts";
import { basePath, siteUrl } from "./hosting/build-address.ts";

const LABELS = "virtual:labels";

/** `virtual:labels` exports the groups of `content/labels.yaml`, each a module: a script has only its own words. */
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

/** Puts style sheets into layers: those of sections override those of components (LAYERS in app/document.server.ts). */
const layers = (): Plugin => ({
  name: "layers",
  enforce: "pre",
  transform: {
    filter: { id: /\.module\.css/ },
    handler: (css, id) =>
      `@layer ${/\/(?:components|frame)\/[^/]+$/.test(id) ? "components" : "sections"}{${css}}`,
  },
});

/** The source files of each module by name; scripts/bundle-browser.ts bundles them. */
export const moduleSources = (): Record<string, string[]> =>
  Object.fromEntries(
    globSync(["app/*/islands/*.tsx", "app/browser/{enhancements,list,section-line}.ts"]).map(
      (file) => [basename(file).replace(/\.tsx?$/, ""), [`/${file}`]],
    ),
  );

/** Settings that the page build and the browser build share. */
export const shared = (): UserConfig => ({
  plugins: [labelModules(), layers()],
  // Not `base`: pages are rendered at the root, whatever folder they are published in.
  experimental: {
    renderBuiltUrl: (file) => `${basePath()}/${file.replace(/^client\//, "")}`,
  },
  // Class names contain their file (`quote-band_source`), and are the same in both builds.
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${basename(file).replace(/\.module\.css.*$/, "")}_${name}`,
    },
  },
  // In development, a page reports an unreadable site.yaml.
  define: {
    "process.env.SITE_URL": JSON.stringify(ifReadable(siteUrl) ?? "http://localhost/"),
    MODULES: JSON.stringify(moduleSources()),
  },
  build: {
    assetsInlineLimit: 0,
    // Browsers with CSS nesting, popovers and Set methods: newer syntax is not rewritten for older ones.
    cssTarget: ["chrome122", "firefox127", "safari17.2"],
    reportCompressedSize: false,
  },
});
