/** Makes the editor's page for the browser. */
import { join } from "node:path";
import { build, type Rolldown } from "vite";

const PAGE = join(import.meta.dirname, "page");

/** A file of the page, by its address. */
export type PageFiles = Map<string, string | Uint8Array>;

/** Bundles the page, in memory. @throws Error where its code has a mistake */
export async function bundlePage(): Promise<PageFiles> {
  const mode = process.env.NODE_ENV;
  const made = (await build({
    root: PAGE,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      write: false,
      // The policy of the page takes no picture that is written into it.
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
  // Vite says so for the whole program, whose other parts would take themselves for a build of the site.
  if (mode === undefined) delete process.env.NODE_ENV;
  return new Map(
    made.output.map((file) => [
      `/${file.fileName === "index.html" ? "" : file.fileName}`,
      file.type === "chunk" ? file.code : file.source,
    ]),
  );
}
