/**
 * Writes the whole content of another firm: `node tests/second-content.ts folder`. Its own files are in
 * `tests/content/second/`; words of buttons and notices are the site's. Missing photographs are drawn: hills in mist.
 * Those of people are drawn too, rotated and with a location, as a phone stores them.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import sharp from "sharp";
import { fnv1a, mulberry32 } from "#app/art/random.ts";

const [, , folder = ".cache/second-firm/content"] = process.argv;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync("content/labels.yaml", join(folder, "labels.yaml"));
cpSync("tests/content/second", folder, { recursive: true });

/** Sky above, mist, and the nearest ridge. */
const LIGHTS = [
  ["#7a96b2", "#e2e0d8", "#182c34"],
  ["#e2a478", "#f8debe", "#342234"],
  ["#96acaa", "#dee6de", "#1a3428"],
  ["#586896", "#d8c4ce", "#1c1a38"],
] as const;

/** Grain: without it a picture would be much smaller than a photograph. */
const GRAIN = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">
  <filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.17" numOctaves="2"/></filter>
  <rect width="400" height="400" filter="url(#grain)" opacity="0.2"/></svg>`);

/** Ridges one behind another, nearer ones darker, with mist between them and trees on the nearest. */
function hills(name: string): Buffer {
  const seed = fnv1a(name);
  const random = mulberry32(seed);
  const [sky, mist, near] = LIGHTS[seed % LIGHTS.length]!;
  const ridges = Array.from({ length: 6 }, (_, place) => {
    const turns = Array.from({ length: 9 }, () => random() * 7);
    const line = Array.from({ length: 401 }, (_, step) => {
      const waves = turns.map(
        (turn, wave) => 0.52 ** wave * Math.sin(step * 0.007 * 2 ** wave + turn),
      );
      const land = waves.reduce((sum, wave) => sum + wave);
      return `L${step * 4} ${Math.round(390 + 100 * place + (35 + 10 * place) * land + 3 * place * random() ** 2)}`;
    });
    return `<path d="M0 1000${line.join("")}V1000" fill="url(#land)" fill-opacity="${0.3 + 0.14 * place}"/>`;
  });
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000">
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${sky}"/><stop offset="0.6" stop-color="${mist}"/></linearGradient>
  <linearGradient id="land" x2="0" y2="1"><stop stop-color="${near}" stop-opacity="0.8"/><stop offset="1" stop-color="${near}" stop-opacity="0"/></linearGradient>
  <rect width="1600" height="1000" fill="url(#sky)"/>${ridges.join("")}</svg>`);
}

const circles = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#fff"/>
  <g fill="none" stroke="#24102b" stroke-width="14"><circle cx="120" cy="120" r="92"/><circle cx="120" cy="120" r="46"/></g></svg>`;

const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => [".md", ".yaml"].includes(extname(file)))
  .map((file) => readFileSync(join(folder, file), "utf8"));
for (const name of new Set(texts.join().match(/[\w-]+\.(?:jpg|png)\b/g))) {
  const path = join(folder, "pictures", name);
  if (existsSync(path)) continue;
  const picture = name.endsWith(".jpg")
    ? await sharp(hills(name))
        .composite([{ input: GRAIN, tile: true }])
        .jpeg({ quality: 85 })
        .toBuffer()
    : // A typical logo: a picture on white.
      await sharp(Buffer.from(circles)).png().toBuffer();
  writeFileSync(path, picture);
}
