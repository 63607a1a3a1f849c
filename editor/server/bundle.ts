/** Bundles the editor's page for the browser. */
import { join } from "node:path";
import { build, type Rolldown } from "vite";

const PAGE = join(import.meta.dirname, "../page");

/** The files of the page, by address. */
export type PageFiles = Map<string, string | Uint8Array>;

/** Bundles the page in memory. @throws Error for a mistake in its code */
export async function bundlePage(): Promise<PageFiles> {
  const mode = process.env.NODE_ENV;
  const made = (await build({
    root: PAGE,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      // The page's policy allows no data: pictures.
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: join(PAGE, "index.html"),
        output: {
          entryFileNames: "editor.js",
          assetFileNames: "editor[extname]",
          codeSplitting: false,
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  // Vite sets it for the whole process, whose other parts would then behave as in a build of the site.
  if (mode === undefined) delete process.env.NODE_ENV;
  return new Map(
    made.output.map((file) => [
      `/${file.fileName === "index.html" ? "" : file.fileName}`,
      file.type === "chunk" ? file.code : file.source,
    ]),
  );
}
