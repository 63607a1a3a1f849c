/**
 * Heads and shoulders for the photographs of invented people: surfaces lit from the upper left, with the shadows that
 * they throw. Lengths are in halves of a head's height, measured from its middle, y downwards and z to the viewer.
 */
import { mulberry32 } from "#app/art/random.ts";
import { smoothstep } from "#app/art/height-field.ts";

type Rgb = readonly [number, number, number];

/** A surface: how far it stands out at a place, or undefined beside it; and its colour there. */
type Surface = {
  depth: (x: number, y: number) => number | undefined;
  colour: (x: number, y: number) => Rgb;
};

const bump = (x: number, y: number, wide: number, high: number): number =>
  Math.exp(-((x / wide) ** 2) - (y / high) ** 2);

const tinted = ([red, green, blue]: Rgb, share: number): Rgb => [
  red * share,
  green * share,
  blue * share,
];

const LIGHT = { x: -0.56, y: -0.58, z: 0.6 };
const AMBIENT = 0.34;

type Look = { skin: Rgb; hair: Rgb; cloth: Rgb; long: boolean; beard: boolean };

const LOOKS: readonly Look[] = [
  { skin: [188, 136, 100], hair: [34, 28, 30], cloth: [96, 44, 52], long: true, beard: false },
  { skin: [232, 190, 162], hair: [176, 172, 168], cloth: [48, 56, 74], long: false, beard: false },
  { skin: [150, 102, 74], hair: [40, 32, 30], cloth: [70, 82, 70], long: false, beard: true },
];
const SHIRT: Rgb = [228, 226, 218];

function face(random: () => number, skin: Rgb, hair: Rgb, beard: boolean): Surface {
  const wide = 0.68 + 0.08 * random();
  const jaw = 0.1 + 0.14 * random();
  const nose = 0.17 + 0.08 * random();
  const mouth = 0.17 + 0.05 * random();
  return {
    depth: (x, y) => {
      const half = wide * (1 - jaw * smoothstep(0.05, 1, y));
      const inside = 1 - Math.abs(x / half) ** 2.3 - Math.abs(y) ** 2.6;
      if (inside < 0) return undefined;
      const side = Math.abs(x);
      const bridge = smoothstep(-0.16, 0.3, y) * (1 - smoothstep(0.33, 0.42, y));
      return (
        0.85 * Math.sqrt(inside) +
        nose * bridge * Math.exp(-((x / 0.1) ** 2)) +
        0.06 * bump(side - 0.1, y - 0.33, 0.07, 0.06) -
        0.1 * bump(side - 0.29, y + 0.04, 0.17, 0.1) +
        0.05 * bump(side - 0.29, y + 0.02, 0.1, 0.06) +
        0.05 * bump(side - 0.27, y + 0.19, 0.22, 0.06) +
        0.07 * bump(side - 0.42, y - 0.22, 0.2, 0.17) +
        0.06 * bump(x, y - 0.54, mouth, 0.05) +
        0.06 * bump(x, y - 0.65, mouth, 0.06) -
        0.06 * bump(x, y - 0.595, mouth + 0.05, 0.02) +
        0.08 * bump(x, y - 0.86, 0.17, 0.1)
      );
    },
    colour: (x, y) => {
      const side = Math.abs(x);
      const eye = ((side - 0.29) / 0.13) ** 2 + ((y + 0.02) / 0.055) ** 2;
      if (eye < 1) {
        const iris = Math.hypot(side - 0.29, y + 0.025);
        return iris < 0.056 || y < -0.052 ? [30, 22, 20] : [214, 208, 200];
      }
      const brow = y + 0.2 - 0.5 * (side - 0.3) ** 2;
      if (side > 0.12 && side < 0.46 && Math.abs(brow) < 0.034) return tinted(hair, 0.9);
      if (Math.hypot((x - 0) / (mouth + 0.03), (y - 0.595) / 0.09) < 1) {
        return Math.abs(y - 0.595) < 0.014 ? tinted(skin, 0.3) : tinted(skin, 0.8);
      }
      const lowerFace = y > 0.42 + 0.3 * (0.5 - side) - 0.4 * Math.max(0, side - 0.4);
      if (beard && lowerFace && Math.hypot(x / 0.24, (y - 0.6) / 0.1) > 1)
        return tinted(hair, 0.95);
      return skin;
    },
  };
}

function hairOf(random: () => number, colour: Rgb, long: boolean): Surface {
  const parting = -0.25 + 0.5 * random();
  const strands = 26 + 10 * random();
  const wide = (long ? 0.86 : 0.78) + 0.05 * random();
  const covers = (x: number, y: number): boolean => {
    const around = (x / wide) ** 2 + ((y + 0.16) / 0.98) ** 2 < 1 && y < (long ? 1 : 0.22);
    const faceAt = (x / (long ? 0.58 : 0.67)) ** 2 + ((y - 0.25) / 0.9) ** 2;
    const fringe = y < -0.42 + 0.5 * (x - parting) ** 2 && (x - parting) * parting < 0;
    const falls = long && Math.abs(x) > 0.52 && Math.abs(x) < 0.84 + 0.08 * y && y > 0 && y < 1.4;
    return (around && (faceAt > 1 || fringe)) || falls;
  };
  const strand = (x: number, y: number): number =>
    Math.sin(strands * (Math.atan2(x - parting, y + 1.6) * 2.4 + 0.06 * Math.sin(5 * y)));
  return {
    depth: (x, y) => {
      if (!covers(x, y)) return undefined;
      const down = 0.7 * Math.tanh((y + 0.16) / 0.7);
      const round = Math.max(0.02, 1 - (x / 1.02) ** 2 - (down / 1.04) ** 2);
      return 0.92 * Math.sqrt(round) + 0.012 * strand(x, y);
    },
    colour: (x, y) => tinted(colour, 1 + 0.16 * strand(x, y)),
  };
}

const neck = (skin: Rgb): Surface => ({
  depth: (x, y) => {
    const half = 0.4 + 0.12 * smoothstep(1, 1.6, y);
    const inside = half * half - x * x;
    return y > 0.4 && y < 1.7 && inside > 0 ? 0.9 * Math.sqrt(inside) - 0.32 : undefined;
  },
  colour: () => skin,
});

function shoulders(random: () => number, cloth: Rgb, skin: Rgb): Surface {
  const broad = 1.5 + 0.25 * random();
  const open = 0.34 + 0.14 * random();
  const top = (x: number): number => 1.2 + 0.5 * Math.abs(x / broad) ** 1.6;
  return {
    depth: (x, y) => {
      const below = y - top(x);
      if (below < 0 || Math.abs(x) > broad) return undefined;
      const round = (1 - Math.exp(-below / 0.28)) * Math.sqrt(1 - (x / broad) ** 2);
      const lapel = Math.abs(Math.abs(x) - open * (2.2 - y) * 0.9) < 0.05 ? 0.05 : 0;
      return 0.8 * round - 0.5 + lapel;
    },
    colour: (x, y) => {
      const side = Math.abs(x);
      if (side < 0.36 * (1.62 - y)) return skin;
      return side < open * (2.2 - y) * 0.9 ? SHIRT : cloth;
    },
  };
}

/**
 * Draws somebody over a background.
 *
 * @param pixels of the background, three bytes each; they are painted over
 * @param person who it is: neighbouring numbers look different
 */
export function drawHead(pixels: Buffer, width: number, height: number, person: number): void {
  const random = mulberry32(person);
  const { skin, hair, cloth, long, beard } = LOOKS[person % LOOKS.length]!;
  const surfaces = [
    shoulders(random, cloth, skin),
    neck(skin),
    face(random, skin, hair, beard),
    hairOf(random, hair, long),
  ];
  const unit = 0.225 * height;
  const placeOf = (column: number, row: number): [x: number, y: number] => [
    (column - 0.5 * width) / unit,
    (row - 0.42 * height) / unit,
  ];
  const front = new Float32Array(width * height).fill(-9);
  const shown = new Int8Array(width * height).fill(-1);
  for (let index = 0; index < front.length; index += 1) {
    const [x, y] = placeOf(index % width, Math.floor(index / width));
    surfaces.forEach(({ depth }, layer) => {
      const z = depth(x, y);
      if (z !== undefined && z > front[index]!) [front[index], shown[index]] = [z, layer];
    });
  }
  const isShadowed = (column: number, row: number): boolean => {
    const z = front[row * width + column]!;
    for (let step = 3; step < 48; step += 3) {
      const [left, up] = [Math.round(column + LIGHT.x * step), Math.round(row + LIGHT.y * step)];
      if (left < 0 || up < 0) return false;
      if (front[up * width + left]! > z + (LIGHT.z * step) / unit + 0.04) return true;
    }
    return false;
  };
  const NEAR = 0.01;
  for (let index = 0; index < front.length; index += 1) {
    const surface = surfaces[shown[index]!];
    if (!surface) continue;
    const [column, row] = [index % width, Math.floor(index / width)];
    const [x, y] = placeOf(column, row);
    const z = front[index]!;
    const slope = (dx: number, dy: number): number =>
      ((surface.depth(x + dx, y + dy) ?? z) - (surface.depth(x - dx, y - dy) ?? z)) / (2 * NEAR);
    const [alongX, alongY] = [slope(NEAR, 0), slope(0, NEAR)];
    const facing = (LIGHT.z - LIGHT.x * alongX - LIGHT.y * alongY) / Math.hypot(1, alongX, alongY);
    const lit = Math.max(0, facing) * (isShadowed(column, row) ? 0.45 : 1);
    const colour = surface.colour(x, y);
    for (let part = 0; part < 3; part += 1) {
      pixels[3 * index + part] = Math.min(255, colour[part]! * (AMBIENT + 0.85 * lit));
    }
  }
}
