import { basename } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, mergeConfig, type Plugin } from "vite";
import { contentDirectory } from "./app/collections/content-file.server.ts";
import { pictures } from "./app/pictures/dev-middleware.ts";
import { shared } from "./vite.shared.ts";

/** Content is read by loaders, not imported: tell the open browser when an editor saves a file. */
const contentReload = (): Plugin => ({
  name: "content-reload",
  configureServer(server) {
    server.watcher.add(contentDirectory());
    server.watcher.on("all", (_event, file) => {
      if (/\.(?:md|ya?ml)$/.test(file)) server.ws.send({ type: "full-reload" });
    });
  },
});

/** One sheet for each `.module.css`: finishing the build chooses those that a first view needs. */
const sheetOfEachModule = {
  test: /\.module\.css$/,
  name: (file: string) => basename(file, ".module.css"),
};

export default defineConfig(() =>
  mergeConfig(shared(), {
    plugins: [reactRouter(), contentReload(), pictures()],
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups: [sheetOfEachModule] } } },
        },
      },
    },
    server: { port: Number(process.env.PORT ?? 5173) },
  }),
);
