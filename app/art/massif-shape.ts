import { fnv1a } from "./hash.ts";
import type { MassifShape } from "./massif.ts";
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

/** Kinds of mountain: each draws its own peaks, in heights of the room from its middle. */
const KINDS: readonly ((random: Random) => Peak[])[] = [dome, range, twins, horseshoe];

/**
 * The mountain of a seed: its kind, where it stands, how it lies and how rough it is.
 */
export function massifShape(seed: string, room: MassifRoom): MassifShape {
  const random = mulberry32(fnv1a(seed));
  const kind = KINDS[Math.floor(random() * KINDS.length)];
  const x = room.left + random() * (room.right - room.left);
  const y = room.top + random() * (room.bottom - room.top);
  const noiseScale = between(random, 1.7, 2.4) / room.size;
  const peaks = kind(random).map((peak) => ({
    ...peak,
    x: x + (peak.x * room.size) / room.aspect,
    y: y + peak.y * room.size,
    rx: peak.rx * room.size,
    ry: peak.ry * room.size,
  }));
  return { noiseScale, peaks };
}

const between = (random: Random, from: number, to: number): number => from + random() * (to - from);

/** A point at a distance from the middle in a direction, with the rest of a peak. */
function peakAt(direction: number, distance: number, peak: Omit<Peak, "x" | "y">): Peak {
  return { x: Math.cos(direction) * distance, y: Math.sin(direction) * distance, ...peak };
}

/** One broad mountain with a shoulder. */
function dome(random: Random): Peak[] {
  const angle = between(random, -1.4, 1.4);
  const side = random() * 2 * Math.PI;
  return [
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
}

/** A long crest with summits along it. */
function range(random: Random): Peak[] {
  const angle = between(random, -1.45, -0.25);
  const summits = [-1, 0, 1].map((place) =>
    peakAt(angle, place * between(random, 0.34, 0.46), {
      rx: between(random, 0.2, 0.26),
      ry: between(random, 0.15, 0.2),
      angle,
      height: between(random, 0.3, 0.6),
    }),
  );
  return [
    { x: 0, y: 0, rx: 0.85, ry: between(random, 0.22, 0.28), angle, height: 0.75 },
    ...summits,
  ];
}

/** Two mountains with a saddle between them. */
function twins(random: Random): Peak[] {
  const direction = between(random, -1.3, 1.3);
  const apart = between(random, 0.3, 0.38);
  return [-1, 1]
    .flatMap((side) => [
      peakAt(direction, side * apart, {
        rx: between(random, 0.28, 0.36),
        ry: between(random, 0.24, 0.3),
        angle: between(random, -1.5, 1.5),
        height: between(random, 0.75, 1),
      }),
    ])
    .concat([
      peakAt(direction + 1.6, between(random, 0.5, 0.65), { rx: 0.3, ry: 0.2, height: 0.4 }),
    ]);
}

/** Summits round a valley that opens to one side. */
function horseshoe(random: Random): Peak[] {
  const open = between(random, 0, 2 * Math.PI);
  return [1, 2, 3, 4].map((place) => {
    const direction = open + (place / 5) * 2 * Math.PI;
    return peakAt(direction, between(random, 0.4, 0.5), {
      rx: between(random, 0.26, 0.34),
      ry: between(random, 0.18, 0.24),
      angle: direction + Math.PI / 2,
      height: between(random, 0.6, 1),
    });
  });
}
