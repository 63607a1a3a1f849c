/** Bundles a part of the code for the build (`bundles.ts`), and tells it why where that fails. */
import { build } from "vite";
import { buildBrowser } from "./bundle-browser.ts";

export type Part = "browser" | "routes";

// A build that was killed leaves nothing behind that goes on writing.
process.on("disconnect", () => process.exit(1));
try {
  await ((process.argv[2] as Part) === "browser" ? buildBrowser() : build({ logLevel: "error" }));
  process.exit(0);
} catch (error) {
  process.send?.(error instanceof Error ? error.message : String(error), () => process.exit(1));
}
