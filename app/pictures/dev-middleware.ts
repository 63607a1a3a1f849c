import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { pictureDirectory } from "./picture-file.server.ts";

const ADDRESS = /\/pictures\/([a-z0-9-]+\.(svg|png))$/;
const TYPES: Record<string, string> = { svg: "image/svg+xml", png: "image/png" };

/**
 * A Vite plug-in that serves drawn pictures while developing; in a finished build they are files.
 * Works at any base path, and reads nothing but the folder of pictures.
 */
export const pictures = (): Plugin => ({
  name: "pictures",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [, file, extension] = ADDRESS.exec(request.url?.split("?")[0] ?? "") ?? [];
      const path = join(pictureDirectory(), file ?? "");
      if (!file || !extension || !existsSync(path)) return next();
      response.setHeader("Content-Type", TYPES[extension] ?? "");
      createReadStream(path).pipe(response);
    });
  },
});
