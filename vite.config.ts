import { createReadStream, statSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import {
  defineConfig,
  mergeConfig,
  type Connect,
  type EnvironmentModuleNode,
  type Plugin,
  type RunnableDevEnvironment,
} from "vite";
import { contentDirectory } from "./app/collections/reader/content-folder.server.ts";
import { fileProblem, namedFilePath } from "./app/collections/reader/named-files.server.ts";
import { cacheQueries } from "./app/collections/reader/once-per-build.server.ts";
import { pictureDirectory } from "./app/pictures/picture-file.server.ts";
import { CONTENT_TYPES, endingOf, UNKNOWN_TYPE } from "./hosting/content-types.ts";
import { moduleSources, shared } from "./vite.shared.ts";

/** Reloads open pages when content is saved: loaders read content, and most code runs in them. */
const contentReload = (): Plugin => ({
  name: "content-reload",
  configureServer(server) {
    // Writers preview their work here, so drafts and future articles are shown, each marked.
    process.env.PREVIEW ??= "1";
    const content = resolve(contentDirectory());
    server.watcher.add(content);
    cacheQueries();
    let changedAt = 0;
    server.watcher.on("all", (_event, file) => {
      const isCode = /\.tsx?$/.test(file);
      if (!isCode && !resolve(file).startsWith(content + sep)) return;
      cacheQueries();
      changedAt = performance.now();
      server.ws.send({ type: "full-reload" });
    });
    // A page that was requested before the change, and connects after it, has missed the message.
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

/** The file of a picture or download, at any base path; undefined for other addresses. */
function fileAt(path: string): string | undefined {
  const picture = /\/pictures\/([a-z0-9-]+\.(?:svg|png|jpg|webp|avif))$/.exec(path)?.[1];
  if (picture) return join(pictureDirectory(), picture);
  const download = /\/downloads\/([\w/-]+\.\w+)$/.exec(path)?.[1];
  return download && !fileProblem("download", download)
    ? namedFilePath("download", download)
    : undefined;
}

/** Serves pictures and downloads, which a finished build has as files. */
const contentFiles = (): Plugin => ({
  name: "content-files",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const file = fileAt(request.url?.split("?")[0] ?? "");
      if (!file || !statSync(file, { throwIfNoEntry: false })?.isFile()) return next();
      response.setHeader("Content-Type", CONTENT_TYPES[endingOf(file)] ?? UNKNOWN_TYPE);
      createReadStream(file).pipe(response);
    });
  },
});

/** Renders pages as the build does, with the sources of their style sheets. */
const pages = (): Plugin => ({
  name: "pages",
  configureServer: (server) => () => {
    const { runner, moduleGraph } = server.environments.ssr as RunnableDevEnvironment;
    const sheetsOf = (page: string): string[] => {
      const seen = new Set<EnvironmentModuleNode>();
      const walk = (module: EnvironmentModuleNode | undefined): string[] => {
        if (!module || seen.has(module)) return [];
        seen.add(module);
        if (module.url.endsWith(".css")) return [module.url];
        return [...module.importedModules].flatMap(walk);
      };
      return ["root.tsx", page].flatMap((file) =>
        walk(moduleGraph.getModuleById(resolve("app", file))),
      );
    };
    const answer = async ({ originalUrl, headers }: Connect.IncomingMessage) => {
      const { render } = await runner.import<typeof import("./app/render.tsx")>("/app/render.tsx");
      return render(new URL(`http://${headers.host}${originalUrl}`), sheetsOf);
    };
    server.middlewares.use((request, response, next) => {
      answer(request)
        .then(async (page) => {
          response.writeHead(page.status, Object.fromEntries(page.headers));
          response.end(await page.text());
        })
        .catch(next);
    });
  },
});

export default defineConfig(() =>
  mergeConfig(shared(), {
    plugins: [contentReload(), contentFiles(), pages()],
    appType: "custom",
    optimizeDeps: {
      entries: Object.values(moduleSources())
        .flat()
        .map((file) => file.slice(1)),
    },
    // A bundle that renders pages, and the site's style sheets and fonts.
    build: {
      ssr: "app/render.tsx",
      outDir: process.env.BUILD_DIR ?? "build",
      emitAssets: true,
      copyPublicDir: false,
      cssMinify: true,
      manifest: "server/manifest.json",
      rolldownOptions: {
        output: {
          entryFileNames: "server/index.js",
          chunkFileNames: "server/[name]-[hash].js",
          assetFileNames: "client/assets/[name]-[hash][extname]",
        },
      },
    },
    server: {
      port: Number(process.env.PORT ?? 5173),
      // A build changes nothing that the development server shows.
      watch: { ignored: ["**/build/pages/**", "**/dist/**", "**/hosts/upload/**"] },
    },
  }),
);
