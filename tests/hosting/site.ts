import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { compressedCopies } from "#hosting/compress.ts";
import type { BuiltSite } from "#hosting/built-site.ts";
import { hostFiles, uploadPaths } from "#hosting/host-files.ts";
import { storedAddress } from "#hosting/stored-files.ts";
import { siteRules } from "#hosting/rules.ts";
import { fileTypes } from "./cases.ts";

/** A built site, and the folder of the same site that is uploaded to hosts which compress by themselves. */
export type ExampleSite = BuiltSite & { upload: string };

const page = (heading: string) => `<!doctype html><h1>${heading}</h1>${"<p>Words.</p>".repeat(20)}`;

const pages: Record<string, string> = {
  "index.html": page("Home"),
  "team.html": page("Team"),
  "services/hr.html": page("HR"),
  "blog/0.html": page("Post"),
  "404.html": page("Page not found"),
  "blog/404.html": page("Post not found"),
};

/** Files of every kind, those that no type is known of too. */
const files = [
  ...fileTypes.map(([ending]) => `files/a.${ending}`),
  ...(
    "feed.xml atom.xml feed.json feed/legal.xml .well-known/security.txt " +
    "assets/a-1.css assets/a-1.js assets/a-1.woff2 pictures/a-1.svg pictures/a-1.png " +
    "pictures/a-1.jpg pictures/a-1.webp pictures/a-1.avif downloads/a.pdf downloads/a.xlsx " +
    "files/a.JPG files/a.bin files/LICENCE services/terms.pdf"
  ).split(" "),
];

/** What is in the folder without being published. */
const unpublished = [".env", ".git/config"];

/** Writes a small site with one of everything that servers are asked for. */
export async function exampleSite(base: string): Promise<ExampleSite> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const [dist, upload] = [join(folder, "dist"), join(folder, "upload")];
  const write = (file: string, content: string | Uint8Array) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  const filled = (file: string): [string, string] => [file, `${file} `.repeat(50)];
  const published = new Map([...Object.entries(pages), ...files.map(filled)]);
  for (const [file, text] of [...published, ...unpublished.map(filled)]) {
    write(join(dist, file), text);
    for (const { ending, bytes } of await compressedCopies(file, Buffer.from(text)))
      write(join(dist, `${file}${ending}`), bytes);
  }
  const rules = siteRules({
    url: `https://example.org${base}/`,
    pages: Object.keys(pages).map(storedAddress),
    errorPages: ["/404", "/blog/404"],
    files,
    moved: [
      { from: "/who-we-are", to: "/team" },
      { from: "/old.name", to: "/services/hr#terms" },
    ],
    preview: false,
  });
  for (const [file, text] of uploadPaths(published, base)) write(join(upload, file), text);
  for (const [file, text] of Object.entries(hostFiles(rules))) write(join(folder, file), text);
  return { dist, upload, rules };
}
