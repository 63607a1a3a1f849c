/** The development server for the pages beside the forms; each page reports clicks to the editor's window. */
import { mergeConfig, type ConfigEnv, type Plugin } from "vite";
import siteConfig from "../../vite.config.ts";
import { calmErrors } from "./calm-page.ts";

const clickReports: Plugin = {
  name: "tell-the-editor",
  configureServer: ({ middlewares }) => void middlewares.use(calmErrors),
  // Adds to Vite's client module, which every page loads in development.
  transform: (code, id) =>
    id.endsWith("/vite/dist/client/client.mjs")
      ? `${code}\nimport "/editor/server/pressed.ts";`
      : undefined,
};

// The server ends with the editor, even if that is killed: otherwise it would keep its port.
process.stdin.on("end", () => process.exit()).resume();

export default (env: ConfigEnv) =>
  mergeConfig(siteConfig(env), {
    plugins: [clickReports],
    server: { host: "127.0.0.1", strictPort: true },
  });
