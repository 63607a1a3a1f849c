import { globSync } from "node:fs";
import { basename } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, mergeConfig, type Plugin } from "vite";
import { contentDirectory } from "./app/collections/content-folder.server.ts";
import { contentHasChanged } from "./app/collections/once-per-build.server.ts";
import { pictures } from "./app/pictures/dev-middleware.ts";
import { shared } from "./vite.shared.ts";

/** Content is read by loaders, not imported: tell the open browser when an editor saves a file. */
const contentReload = (): Plugin => ({
  name: "content-reload",
  configureServer(server) {
    // Whoever writes looks here first: drafts and articles with a future date are shown, each marked.
    process.env.PREVIEW ??= "1";
    server.watcher.add(contentDirectory());
    contentHasChanged();
    let changedAt = 0;
    server.watcher.on("all", (_event, file) => {
      if (!/\.(?:md|ya?ml|jpe?g|png|webp|avif|svg)$/.test(file)) return;
      contentHasChanged();
      changedAt = performance.now();
      server.ws.send({ type: "full-reload" });
    });
    // A page that was asked for before the change, and connects after it, has missed the message.
    let askedAt = 0;
    server.middlewares.use((request, _response, next) => {
      if (request.headers.accept?.includes("text/html")) askedAt = performance.now();
      next();
    });
    server.ws.on("vite:client:connect", (_payload, client) => {
      if (changedAt > askedAt) client.send({ type: "full-reload" });
    });
  },
});

/** In development the inline script loads the modules from their sources; scripts/browser.ts builds them. */
const sources = () =>
  Object.fromEntries(
    globSync("app/browser/{islands/*.tsx,{enhancements,section-line}.ts}").map((file) => [
      basename(file).replace(/\.tsx?$/, ""),
      [`/${file}`],
    ]),
  );

export default defineConfig(() =>
  mergeConfig(shared(), {
    plugins: [reactRouter(), contentReload(), pictures()],
    // The browser never loads these: loaders do, which Vite sees in the same files.
    optimizeDeps: { exclude: ["@resvg/resvg-js", "sharp"] },
    define: { MODULES: JSON.stringify(sources()) },
    server: {
      port: Number(process.env.PORT ?? 5173),
      // A build beside the development server changes nothing that it shows.
      watch: { ignored: ["**/build/pages/**", "**/dist/**"] },
    },
  }),
);
