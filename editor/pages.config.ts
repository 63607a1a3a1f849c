/** The development server for the pages beside the forms: each tells the editor's window what is pressed in it. */
import { mergeConfig, type ConfigEnv, type Plugin } from "vite";
import siteConfig from "../vite.config.ts";
import { calmErrors } from "./calm-page.ts";

const telling: Plugin = {
  name: "tell-the-editor",
  configureServer: ({ middlewares }) => void middlewares.use(calmErrors),
  // Vite's own module is the one that every page loads in development.
  transform: (code, id) =>
    id.endsWith("/vite/dist/client/client.mjs")
      ? `${code}\nimport "/editor/pressed.ts";`
      : undefined,
};

// However the editor ends, killed too, its pages end with it: they would keep their port from the next one.
process.stdin.on("end", () => process.exit()).resume();

export default (env: ConfigEnv) =>
  mergeConfig(siteConfig(env), {
    plugins: [telling],
    server: { host: "127.0.0.1", strictPort: true },
  });
