import { fnv1a } from "./hash.ts";
import { smoothstep, stepped } from "./height-field.ts";
import type { MassifShape } from "./massif.ts";
import { gradientNoise } from "./noise.ts";
import type { Peak } from "./peak.ts";
import { mulberry32 } from "./random.ts";

type Random = () => number;

/** The part of the picture a massif stands in, and how large it is there. */
export interface MassifRoom {
  /** Shares of the picture's width and height. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Picture width divided by its height. */
  readonly aspect: number;
  /** Radii are multiplied by it. */
  readonly size: number;
}

/** What becomes of a height at a place, given in heights of the room from its middle. */
type Carving = (height: number, x: number, y: number) => number;

type Kind = (
  random: Random,
  /** Whether the picture is so low that only the upper part of a mountain shows. */
  isLow: boolean,
) => {
  peaks: Peak[];
  roughness?: number;
  lines?: number;
  carved?: Carving;
};

export const MASSIF_KINDS = [
  "dome",
  "ridge",
  "pass",
  "horseshoe",
  "peaks",
  "cone",
  "terrace",
  "strata",
  "confluence",
] as const;

/** The kinds of mountain that can stand beside words. */
export type MassifKind = (typeof MASSIF_KINDS)[number];

/** Each kind draws its own peaks, in heights of the room from its middle. */
const KINDS: Readonly<Record<MassifKind, Kind>> = {
  dome,
  ridge,
  pass,
  horseshoe,
  peaks: summits,
  cone,
  terrace,
  strata,
  confluence,
};

/**
 * The mountain of a seed: its kind, where it stands, how it lies and how rough it is.
 *
 * @param kind drawn from the seed if left out
 */
export function massifShape(seed: string, room: MassifRoom, kind?: MassifKind): MassifShape {
  const random = mulberry32(fnv1a(seed));
  const drawn = MASSIF_KINDS[Math.floor(random() * MASSIF_KINDS.length)];
  const x = room.left + random() * (room.right - room.left);
  const y = room.top + random() * (room.bottom - room.top);
  const noiseScale = between(random, 1.7, 2.4) / room.size;
  const { peaks: own, roughness, lines, carved } = KINDS[kind ?? drawn](random, room.aspect > 2.5);
  return {
    noiseScale,
    roughness,
    lines,
    peaks: own.map((peak) => ({
      ...peak,
      x: x + (peak.x * room.size) / room.aspect,
      y: y + peak.y * room.size,
      rx: peak.rx * room.size,
      ry: peak.ry * room.size,
    })),
    carved:
      carved &&
      ((height, u, v) => carved(height, ((u - x) * room.aspect) / room.size, (v - y) / room.size)),
  };
}

const between = (random: Random, from: number, to: number): number => from + random() * (to - from);

/** A point at a distance from the middle in a direction, with the rest of a peak. */
function peakAt(direction: number, distance: number, peak: Omit<Peak, "x" | "y">): Peak {
  return { x: Math.cos(direction) * distance, y: Math.sin(direction) * distance, ...peak };
}

/** Turns a place, so that its first part runs along a direction and its second across it. */
function turned(direction: number): (x: number, y: number) => [along: number, across: number] {
  const [cosine, sine] = [Math.cos(direction), Math.sin(direction)];
  return (x, y) => [x * cosine + y * sine, y * cosine - x * sine];
}

const wanderOf = (random: Random) => gradientNoise(Math.floor(random() * 2 ** 31));

/** One broad mountain with a shoulder. */
function dome(random: Random) {
  const angle = between(random, -1.4, 1.4);
  const side = random() * 2 * Math.PI;
  const peaks: Peak[] = [
    {
      x: 0,
      y: 0,
      rx: between(random, 0.42, 0.55),
      ry: between(random, 0.3, 0.38),
      angle,
      height: 1,
    },
    peakAt(side, between(random, 0.42, 0.6), { rx: 0.24, ry: 0.2, angle, height: 0.5 }),
    peakAt(side + between(random, 1.6, 2.6), 0.6, { rx: 0.3, ry: 0.22, height: 0.4 }),
  ];
  return { peaks };
}

/** A long, sharp crest that bends, with summits along it. */
function ridge(random: Random) {
  const angle = between(random, -1.2, -0.5);
  const place = turned(angle);
  const wander = wanderOf(random);
  const carved: Carving = (height, x, y) => {
    const [along, across] = place(x, y);
    const fromCrest = Math.abs(across + 0.16 * wander(along * 1.8, 0.5));
    const summits = 1 + 0.5 * wander(along * 2.6, 7.5);
    return height * summits * Math.exp(-fromCrest / 0.26);
  };
  return { peaks: [{ x: 0, y: 0, rx: 0.95, ry: 0.6, angle, height: 1.25 }], carved };
}

/** Two mountains and the way through between them. */
function pass(random: Random, isLow: boolean) {
  // One above the other, so that both find room beside words; below them side by side.
  const turn = isLow ? between(random, 0, 0.35) : between(random, 0.9, 1.5);
  const direction = turn * (random() < 0.5 ? -1 : 1);
  const apart = between(random, 0.34, 0.4);
  const place = turned(direction);
  const peaks = [-1, 1].map((side) =>
    peakAt(direction, side * apart, {
      rx: between(random, 0.26, 0.34),
      ry: between(random, 0.24, 0.3),
      angle: between(random, -1.5, 1.5),
      height: between(random, 0.8, 1),
    }),
  );
  const wander = wanderOf(random);
  const carved: Carving = (height, x, y) => {
    const [along, across] = place(x, y);
    const fromWay = along + 0.2 * wander(across * 1.5, 0.5);
    return height * (1 - 0.6 * Math.exp(-((fromWay / 0.14) ** 2)));
  };
  return { peaks, roughness: 0.5, lines: 0.85, carved };
}

/** Summits round a valley that opens to one side. */
function horseshoe(random: Random) {
  const open = between(random, 0, 2 * Math.PI);
  const peaks = [1, 2, 3, 4].map((place) => {
    const direction = open + (place / 5) * 2 * Math.PI;
    return peakAt(direction, between(random, 0.4, 0.5), {
      rx: between(random, 0.26, 0.34),
      ry: between(random, 0.18, 0.24),
      angle: direction + Math.PI / 2,
      height: between(random, 0.6, 1),
    });
  });
  return { peaks };
}

/** Many summits of different heights, one beside another. */
function summits(random: Random) {
  const first = random() * 2 * Math.PI;
  const around = Array.from({ length: 4 }, (_, index) => {
    const radius = between(random, 0.16, 0.21);
    return peakAt(first + (index / 4) * 2 * Math.PI, between(random, 0.4, 0.52), {
      rx: radius,
      ry: radius,
      height: between(random, 0.55, 1),
    });
  });
  return {
    peaks: [{ x: 0, y: 0, rx: 0.2, ry: 0.2, height: 1.1 }, ...around],
    roughness: 0.5,
    lines: 0.85,
  };
}

/** One round mountain, the same from every side, with ravines that run down from its summit. */
function cone(random: Random) {
  const ravines = 7 + Math.floor(random() * 3);
  const turn = random() * 2 * Math.PI;
  const wander = wanderOf(random);
  const carved: Carving = (height, x, y) => {
    const bend = 1.4 * wander(x * 1.7, y * 1.7);
    const spurs = Math.cos(ravines * Math.atan2(y, x) + turn + bend);
    return height * (1 + 0.06 * spurs * smoothstep(0.05, 0.35, Math.hypot(x, y)));
  };
  return { peaks: [{ x: 0, y: 0, rx: 0.5, ry: 0.5, height: 1.1 }], roughness: 0.22, carved };
}

/** A hillside in steps, as fields are laid out on it. */
function terrace(random: Random) {
  const STEPS = 5;
  const carved: Carving = (height) => stepped(height * STEPS, 0.12, 0.5) / STEPS;
  return { ...dome(random), roughness: 0.4, lines: 0.9, carved };
}

/** Tilted beds, each rising slowly and breaking off at a steep edge that faces away from the light. */
function strata(random: Random) {
  const angle = between(random, 0.5, 1);
  const beds = between(random, 3, 3.6);
  const place = turned(angle);
  const wander = wanderOf(random);
  const carved: Carving = (height, x, y) => {
    const [along] = place(x, y);
    const bed = (along + 0.14 * wander(x * 1.6, y * 1.6)) * beds;
    const share = bed - Math.floor(bed);
    return height * (0.5 + 0.5 * (share - smoothstep(0.72, 1, share)));
  };
  const hill = { x: 0, y: 0, rx: 0.75, ry: 0.55, angle: angle - 1.6, height: 1.3 };
  return { peaks: [hill], roughness: 0.3, carved };
}

/** High ground that two valleys cross before they become one. */
function confluence(random: Random) {
  const out = between(random, 1.9, 2.6);
  const arms = [out, out + between(random, 2.2, 2.6), out - between(random, 2.2, 2.6)].map(turned);
  const wander = wanderOf(random);
  const carved: Carving = (height, x, y) => {
    const [bentX, bentY] = [x + 0.14 * wander(x * 2, y * 2), y + 0.14 * wander(x * 2 + 9, y * 2)];
    const valleys = arms.map((arm) => {
      const [along, across] = arm(bentX, bentY);
      return Math.hypot(Math.min(0, along), across);
    });
    return height * (1 - 0.85 * Math.exp(-((Math.min(...valleys) / 0.11) ** 2)));
  };
  return {
    peaks: [{ x: 0, y: 0, rx: 0.7, ry: 0.6, height: 1 }],
    roughness: 0.5,
    lines: 0.85,
    carved,
  };
}
