/** Bundles a part of the code for the build (`bundles.ts`), and tells it why where that fails. */
import { createBuilder } from "vite";
import { buildBrowser } from "./bundle-browser.ts";

export type Part = "browser" | "routes";

/** React Router's bundles: style sheets and fonts for the browser, the server that renders pages. */
async function buildRoutes(): Promise<void> {
  const builder = await createBuilder({ mode: "production", logLevel: "error" });
  await builder.buildApp();
}

// A build that was killed leaves nothing behind that goes on writing.
process.on("disconnect", () => process.exit(1));
try {
  await ((process.argv[2] as Part) === "browser" ? buildBrowser() : buildRoutes());
  process.exit(0);
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error), () => process.exit(1));
}
