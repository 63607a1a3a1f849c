import type { Point } from "./picture.ts";

/**
 * Writes compact SVG path data: relative commands, whole multiples of a grid,
 * no needless separators, and quadratic curves shortened to `t` where possible.
 */
export class PathBuilder {
  /** Grid steps to one unit of the drawing. */
  readonly gridLines: number;
  #data = "";
  /** The current point, in grid steps; and the last curve's control point, if the last command was a curve. */
  #x = 0;
  #y = 0;
  #control: Point | undefined;
  /** The command in force, which SVG lets us leave out when it repeats. */
  #command = "";

  /** @param gridLines grid steps to one unit of the drawing: 1 for whole numbers, 10 for tenths */
  constructor(gridLines = 1) {
    this.gridLines = gridLines;
  }

  /** The path data written so far; empty if nothing was drawn. */
  get data(): string {
    return this.#data;
  }

  /** Draws a straight line, starting a new subpath unless the last one ended there. */
  line(start: Point, end: Point): void {
    this.#begin(start);
    this.lineTo(end);
  }

  /** Draws a straight line on from where the last piece ended. */
  lineTo(end: Point): void {
    const x = this.#snap(end[0]);
    const y = this.#snap(end[1]);
    if (y === this.#y) this.#write("h", [x - this.#x]);
    else if (x === this.#x) this.#write("v", [y - this.#y]);
    else this.#write("l", [x - this.#x, y - this.#y]);
    this.#arrive(x, y, undefined);
  }

  /**
   * Draws a quadratic Bezier curve, starting a new subpath unless the last one
   * ended there. A curve whose control point mirrors that of the curve before
   * it is written as `t` (smooth curve), which needs half the numbers. A curve
   * that ends where it starts is left out.
   */
  curve(start: Point, control: Point, end: Point): void {
    const endX = this.#snap(end[0]);
    const endY = this.#snap(end[1]);
    if (endX === this.#snap(start[0]) && endY === this.#snap(start[1])) return;
    this.#begin(start);
    const controlX = this.#snap(control[0]);
    const controlY = this.#snap(control[1]);
    const mirrored =
      this.#control !== undefined &&
      2 * this.#x - this.#control[0] === controlX &&
      2 * this.#y - this.#control[1] === controlY;
    const step = [endX - this.#x, endY - this.#y];
    if (mirrored) this.#write("t", step);
    else this.#write("q", [controlX - this.#x, controlY - this.#y, ...step]);
    this.#arrive(endX, endY, [controlX, controlY]);
  }

  /** Draws a cubic Bezier curve, starting a new subpath unless the last piece ended there. */
  cubic(start: Point, startControl: Point, endControl: Point, end: Point): void {
    this.#begin(start);
    const steps: number[] = [];
    for (const [x, y] of [startControl, endControl, end]) {
      steps.push(this.#snap(x) - this.#x, this.#snap(y) - this.#y);
    }
    this.#write("c", steps);
    this.#arrive(this.#snap(end[0]), this.#snap(end[1]), undefined);
  }

  /** Closes the current subpath with a straight line. Whatever follows begins a new one. */
  close(): void {
    this.#data += "z";
    this.#command = "";
    this.#arrive(NaN, NaN, undefined);
  }

  /** Moves to the start of the next piece; a piece that continues the last one needs no move. */
  #begin(start: Point): void {
    const x = this.#snap(start[0]);
    const y = this.#snap(start[1]);
    if (this.#data !== "" && x === this.#x && y === this.#y) return;
    const absolute = "M" + this.#numbers([x, y]);
    const relative = "m" + this.#numbers([x - this.#x, y - this.#y]);
    // At the very beginning both mean the same; later the shorter one wins.
    const shorter = this.#data !== "" && relative.length < absolute.length ? relative : absolute;
    this.#data += shorter;
    this.#command = "";
    this.#arrive(x, y, undefined);
  }

  #arrive(x: number, y: number, control: Point | undefined): void {
    this.#x = x;
    this.#y = y;
    this.#control = control;
  }

  #write(command: string, numbers: readonly number[]): void {
    const text = this.#numbers(numbers);
    if (command !== this.#command) this.#data += command + text;
    else this.#data += (text.startsWith("-") ? "" : " ") + text;
    this.#command = command;
  }

  /** Numbers side by side; a minus sign separates by itself. */
  #numbers(steps: readonly number[]): string {
    let text = "";
    for (const step of steps) {
      const number = this.#format(step);
      text += text === "" || number.startsWith("-") ? number : " " + number;
    }
    return text;
  }

  #format(steps: number): string {
    if (this.gridLines === 1) return String(steps);
    return String(steps / this.gridLines).replace(/^(-?)0\./, "$1.");
  }

  /** The nearest grid line, never negative zero (which would be written as "0" but compare oddly). */
  #snap(value: number): number {
    return Math.round(value * this.gridLines) + 0;
  }
}
