import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BuiltSite } from "#hosting/built-site.ts";
import { CONTENT_TYPES } from "#hosting/content-types.ts";
import { cloudflareFiles } from "#hosting/hosts/cloudflare.ts";
import { builtSite, CONTENTS_FILE, hashesOf, storedAddress } from "#hosting/built-site.ts";
import { siteRules } from "#hosting/rules.ts";
import { writeAtomically } from "#app/lib/write-atomically.server.ts";
import { compressedCopy } from "../../scripts/compress.ts";

/** A built site, and the folder of the same site for hosts that compress by themselves. */
export type ExampleSite = BuiltSite & { upload: string };

const page = (heading: string) => `<!doctype html><h1>${heading}</h1>${"<p>Words.</p>".repeat(50)}`;

const pages: Record<string, string> = {
  "index.html": page("Home"),
  "team.html": page("Team"),
  "services/hr.html": page("HR"),
  "blog/0.html": page("Post"),
  "404.html": page("Page not found"),
  "blog/404.html": page("Post not found"),
};

/** Files of every type, and of an unknown one. */
const files = [
  ...Object.keys(CONTENT_TYPES)
    .filter((ending) => ending !== "html")
    .map((ending) => `files/a.${ending}`),
  ...(
    "feed.xml atom.xml feed.json feed/legal.xml .well-known/security.txt " +
    "assets/a-1.css assets/a-1.js assets/a-1.woff2 pictures/a-1.svg pictures/a-1.png " +
    "pictures/a-1.jpg pictures/a-1.webp pictures/a-1.avif downloads/a.pdf downloads/a.xlsx " +
    "files/a.JPG files/a.bin files/LICENCE services/terms.pdf"
  ).split(" "),
];

/** Redirects of every kind: with a fragment, a query, encoded letters, and server variables. */
const moved = [
  { from: "/who-we-are", to: "/team" },
  { from: "/old.name", to: "/services/hr#terms" },
  { from: "/category/legal-news", to: "/blog/0?topic=legal" },
  { from: "/both", to: "/blog/0?topic=legal#list" },
  { from: "/host", to: "/team?x=$host&y={env.HOME}&z={http.request.host}`" },
  { from: "/caf%c3%a9/über-uns", to: "/team?r=100%25" },
  { from: "/?p=12", to: "/blog/0" },
  { from: "/index.php?id=7&L=0", to: "/services/hr?from=7" },
];

/** Records the files of a published folder as those of a build. @param rules by default the present ones */
export async function noteFiles(dist: string, rules = builtSite(dist).rules): Promise<void> {
  const contents = { rules, files: await hashesOf(dist) };
  writeFileSync(join(dist, "../hosts", CONTENTS_FILE), JSON.stringify(contents));
}

/** Writes a small site with an example of everything that servers are checked for. */
export async function exampleSite(base: string): Promise<ExampleSite> {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  const [dist, upload] = [join(folder, "dist"), join(folder, "hosts/upload")];
  const filled = (file: string): [string, string] => [file, `${file} `.repeat(50)];
  const published = new Map([...Object.entries(pages), ...files.map(filled)]);
  for (const [file, text] of published) {
    writeAtomically(join(dist, file), text);
    const copy = await compressedCopy(file, Buffer.from(text));
    if (copy) writeAtomically(join(dist, `${file}.br`), copy);
  }
  writeAtomically(join(dist, "release.json"), '{ "day": "2026-11-25" }');
  const rules = siteRules({
    url: `https://example.org${base}/`,
    pages: Object.keys(pages).map(storedAddress),
    errorPages: ["/404", "/blog/404"],
    files,
    moved,
    preview: false,
  });
  for (const [file, text] of published) writeAtomically(join(upload, file), text);
  for (const [file, text] of Object.entries(cloudflareFiles(rules, new Map()).files))
    writeAtomically(join(upload, file), text);
  await noteFiles(dist, rules);
  return { ...builtSite(dist), upload };
}
