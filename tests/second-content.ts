/**
 * Writes the content of another firm, whole: `node tests/second-content.ts folder`. Its own files lie in
 * `tests/content/second/`; the words of buttons and notices are the site's. Photographs that its files name and that
 * do not lie there are painted: hills in mist. Those of people, also drawn, lie on their side and hold a place, as a
 * telephone stores them.
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
import { fnv1a } from "#app/art/hash.ts";
import { mulberry32 } from "#app/art/random.ts";

const [, , folder = ".cache/second-firm/content"] = process.argv;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync("content/labels.yaml", join(folder, "labels.yaml"));
cpSync("tests/content/second", folder, { recursive: true });

type Colour = readonly [number, number, number];

const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Sky above, mist, and the nearest ridge. */
const LIGHTS: readonly [Colour, Colour, Colour][] = [
  [
    [122, 150, 178],
    [226, 224, 216],
    [24, 44, 52],
  ],
  [
    [226, 164, 120],
    [248, 222, 190],
    [52, 34, 52],
  ],
  [
    [150, 172, 170],
    [222, 230, 222],
    [26, 52, 40],
  ],
  [
    [88, 104, 150],
    [216, 196, 206],
    [28, 26, 56],
  ],
];

/** The height of a ridge at every column: waves of halving length, and trees on the nearest ones. */
function ridge(width: number, random: () => number, height: number, trees: number): Float64Array {
  const waves = Array.from({ length: 9 }, (_, octave) => ({
    length: (1.3 + random()) * 2 ** octave,
    turn: random() * 7,
    size: height * 0.52 ** octave,
  }));
  return Float64Array.from({ length: width }, (_, x) => {
    const land = waves.reduce(
      (sum, { length, turn, size }) => sum + size * Math.sin((x / width) * length * 3 + turn),
      0,
    );
    return land + trees * random() * random();
  });
}

/** Ridges one behind the other, each darker and nearer than the last, with mist between them. */
function hills(name: string, width: number, height: number): Buffer {
  const random = mulberry32(fnv1a(name));
  const [sky, mist, near] = LIGHTS[Math.floor(random() * LIGHTS.length)]!;
  const sun = { x: (0.15 + 0.7 * random()) * width, y: (0.2 + 0.15 * random()) * height };
  const count = 5 + Math.floor(random() * 3);
  const ridges = Array.from({ length: count }, (_, place) => {
    const share = place / (count - 1);
    const line = ridge(width, random, height * (0.035 + 0.05 * share), place > count - 3 ? 7 : 1);
    return {
      top: (0.38 + 0.5 * share) * height,
      line,
      colour: mix(mist, near, 0.12 + 0.85 * share),
    };
  });
  const pixels = Buffer.alloc(width * height * 3);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) {
      const nearest = ridges.findLast(({ top, line }) => y > top + line[x]!);
      const glow = Math.exp(-Math.hypot(x - sun.x, y - sun.y) / (height * 0.3));
      const colour = nearest
        ? mix(
            nearest.colour,
            mist,
            Math.min(0.6, (y - nearest.top - nearest.line[x]!) / height / 0.27),
          )
        : mix(mix(sky, mist, Math.min(1, y / (height * 0.55))), [255, 250, 236], glow);
      const grain = (random() - 0.5) * 7;
      for (let part = 0; part < 3; part += 1)
        pixels[(y * width + x) * 3 + part] = Math.max(0, Math.min(255, colour[part]! + grain));
    }
  }
  return pixels;
}

/** Painted at half its size: twice as fine takes four times as long. */
const photograph = (name: string, width: number, height: number) =>
  sharp(hills(name, width / 2, height / 2), {
    raw: { width: width / 2, height: height / 2, channels: 3 },
  }).resize(width);

const circles = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="240"><rect width="240" height="240" fill="#fff"/>
  <g fill="none" stroke="#24102b" stroke-width="14"><circle cx="120" cy="120" r="92"/><circle cx="120" cy="120" r="46"/></g></svg>`;

const texts = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => [".md", ".yaml"].includes(extname(file)))
  .map((file) => readFileSync(join(folder, file), "utf8"));
for (const name of new Set(texts.join().match(/[\w-]+\.(?:jpg|png)\b/g))) {
  const path = join(folder, "pictures", name);
  if (existsSync(path)) continue;
  const picture = name.endsWith(".jpg")
    ? await photograph(name, 1600, 1000).jpeg({ quality: 85 }).toBuffer()
    : // A logo as many firms have it: a picture on white.
      await sharp(Buffer.from(circles)).png().toBuffer();
  writeFileSync(path, picture);
}
