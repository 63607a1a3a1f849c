import type { Point } from "./picture.ts";

/** A drawn piece of a path, in absolute coordinates. Controls: none for a line, one for a quadratic, two for a cubic curve. */
export interface PathPiece {
  readonly start: Point;
  readonly controls: readonly Point[];
  readonly end: Point;
}

const NUMBERS_TAKEN: Record<string, number> = {
  M: 2,
  m: 2,
  l: 2,
  h: 1,
  H: 1,
  v: 1,
  t: 2,
  q: 4,
  c: 6,
  z: 0,
};

/** Reads the commands that PathBuilder writes (and H) back into pieces. Only for tests. */
export function readPath(data: string): PathPiece[] {
  const pieces: PathPiece[] = [];
  let at: Point = [0, 0];
  let control: Point = at;
  for (const [, command, list] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (list.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const taken = NUMBERS_TAKEN[command];
    if (taken === undefined) throw new Error(`Unexpected command ${command}.`);
    for (let i = 0; i < numbers.length; i += taken) {
      const [x, y]: Point = at;
      const offset = (k: number): Point => [x + numbers[i + k], y + numbers[i + k + 1]];
      const draw = (end: Point, ...controls: Point[]): void => {
        pieces.push({ start: at, controls, end });
        control = controls.at(-1) ?? end;
        at = end;
      };
      if (command === "M") at = [numbers[i], numbers[i + 1]];
      else if (command === "m") at = offset(0);
      else if (command === "l") draw(offset(0));
      else if (command === "h") draw([x + numbers[i], y]);
      else if (command === "H") draw([numbers[i], y]);
      else if (command === "v") draw([x, y + numbers[i]]);
      else if (command === "q") draw(offset(2), offset(0));
      else if (command === "t") draw(offset(0), [2 * x - control[0], 2 * y - control[1]]);
      else if (command === "c") draw(offset(4), offset(0), offset(2));
      if (command === "M" || command === "m") control = at;
    }
  }
  return pieces;
}

/** The value of an attribute in every element that has it. Only for tests. */
export function attributeValues(svg: string, attribute: string): string[] {
  return [...svg.matchAll(new RegExp(` ${attribute}="([^"]*)"`, "g"))].map(([, value]) => value);
}
