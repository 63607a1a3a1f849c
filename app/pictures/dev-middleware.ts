import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { fileProblem, placeOf } from "../collections/named-files.server.ts";
import { pictureDirectory } from "./picture-file.server.ts";

const ADDRESS = /\/pictures\/([a-z0-9-]+\.(svg|png|jpg|webp|avif))$/;
const TYPES: Record<string, string> = {
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  webp: "image/webp",
  avif: "image/avif",
};

const DOWNLOAD = /\/downloads\/([\w/-]+\.\w+)$/;

/**
 * A Vite plug-in that serves pictures and downloads while developing; in a finished build they are files.
 * Works at any base path, and reads nothing but their folders.
 */
export const pictures = (): Plugin => ({
  name: "pictures",
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const [, download] = DOWNLOAD.exec(request.url?.split("?")[0] ?? "") ?? [];
      if (download && !fileProblem("download", download)) {
        createReadStream(placeOf("download", download)).pipe(response);
        return undefined;
      }
      const [, file, extension] = ADDRESS.exec(request.url?.split("?")[0] ?? "") ?? [];
      const path = join(pictureDirectory(), file ?? "");
      if (!file || !extension || !existsSync(path)) return next();
      response.setHeader("Content-Type", TYPES[extension] ?? "");
      createReadStream(path).pipe(response);
    });
  },
});
