/**
 * Writes the whole content of another firm: `node tests/second-content.ts folder`. Its own files are in
 * `tests/content/second/`; words of buttons and notices are the site's. Photographs that are missing are drawn.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import { ridges } from "#app/art/ridges.ts";

const [, , folder = ".cache/second-firm/content"] = process.argv;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync("content/labels.yaml", join(folder, "labels.yaml"));
cpSync("tests/content/second", folder, { recursive: true });

/** Grain: without it a picture would be much smaller than a photograph. */
const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
const GRAIN = { width: 1440, height: 620, channels: 3, background: "#000", noise } as const;

const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => [".md", ".yaml"].includes(extname(file)))
  .map((file) => readFileSync(join(folder, file), "utf8"));
for (const name of new Set(texts.join().match(/[\w-]+\.jpg\b/g))) {
  const path = join(folder, "pictures", name);
  if (existsSync(path)) continue;
  await sharp(Buffer.from(ridges(name).svg))
    .flatten({ background: "#e2e0d8" })
    .composite([{ input: { create: GRAIN }, blend: "soft-light" }])
    .jpeg({ quality: 85 })
    .toFile(path);
}
