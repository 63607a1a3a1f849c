import { basename } from "node:path";
import type { UserConfig } from "vite";
import { basePath, siteUrl } from "./hosting/site-url.ts";

/** Settings that the page build and the browser build must agree on. */
export const shared = (): UserConfig => ({
  // Not `base`: pages are rendered at the root whatever folder they are published in.
  experimental: { renderBuiltUrl: (file) => `${basePath()}/${file}` },
  // Class names say where they come from (`quote-band_source`), and both builds give the same ones.
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${basename(file).replace(/\.module\.css.*$/, "")}_${name}`,
    },
  },
  define: { "process.env.SITE_URL": JSON.stringify(siteUrl()) },
  build: {
    assetsInlineLimit: 0,
    // Engines with CSS nesting: what they know is not rewritten.
    cssTarget: ["chrome120", "firefox121", "safari17.2"],
    reportCompressedSize: false,
  },
});
