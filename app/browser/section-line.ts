/*
 * The line A–B across the home page's hill: as soon as one of its ends is moved, the hill's section stands on it.
 * Heights are computed along the line alone, by the code that draws the picture: there is nothing to fetch.
 */
import { sectionLine as labels } from "virtual:labels";
import { BAND, WIDE } from "#app/art/home-land.ts";
import { heightsOf } from "#app/art/massif.ts";
import { fill } from "#app/lib/fill.ts";

/** A place in the picture, in shares of its width and height. */
type Place = { u: number; v: number };

/** Where an end may stand, in shares of the picture. */
type Room = { left: number; right: number; top: number; bottom: number };

/** A stays at the left of B, in shares of the picture. */
const APART = 0.1;

const SAMPLES = 120;
/** How far an arrow key moves an end, and how far with Shift. */
const STEP = 0.01;
const LONG_STEP = 0.05;
/** Height of the summit in the section, in heights of the picture. */
const RISE = 0.3;
/** The copies of the profile, from the crest down: its share of the height and its width in pixels. */
const LINES = [
  [1, 2.2],
  [0.86, 1.15],
  [0.72, 1],
  [0.58, 0.9],
  [0.44, 0.8],
  [0.3, 0.7],
  [0.16, 0.6],
] as const;

const limit = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

/** The paths of the copies, below the line. */
const addCopies = (line: SVGPathElement): SVGPathElement[] =>
  LINES.map(([, strokeWidth]) => {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("stroke-width", `${strokeWidth}`);
    path.setAttribute("vector-effect", "non-scaling-stroke");
    line.before(path);
    return path;
  });

/**
 * Draws the line, and the section upright on it, as a fence would stand; in percent of the picture.
 * @param copies from the crest down
 * @param heightAt the height of the land as a share of the highest
 */
function draw(
  line: SVGPathElement,
  copies: SVGPathElement[],
  [from, to]: [Place, Place],
  heightAt: (place: Place) => number,
) {
  const point = ({ u, v }: Place) => `${(u * 100).toFixed(2)} ${(v * 100).toFixed(2)}`;
  const profile = Array.from({ length: SAMPLES + 1 }, (_, index) => {
    const t = index / SAMPLES;
    const place = { u: from.u + (to.u - from.u) * t, v: from.v + (to.v - from.v) * t };
    return { ...place, rise: RISE * heightAt(place) };
  });
  line.setAttribute("d", `M${point(from)}L${point(to)}`);
  for (const [index, path] of copies.entries()) {
    const [share] = LINES[index]!;
    const points = profile.map(({ u, v, rise }) => point({ u, v: v - rise * share }));
    path.setAttribute(
      "d",
      index === 0 ? `M${point(from)}L${points.join("L")}L${point(to)}z` : `M${points.join("L")}`,
    );
  }
}

function start(root: HTMLElement) {
  const frame = root.querySelector<HTMLElement>("[data-frame]")!;
  const line = frame.querySelector("path");
  const [a, b] = [...frame.querySelectorAll<HTMLElement>("[role=slider]")];
  const hint = frame.querySelector("p");
  /** The arrow to the next section, which no end may cover. */
  const arrow = root.parentElement?.querySelector(":scope > div > a");
  if (!line || !a || !b) return;
  const narrow = matchMedia("(width <= 60em)");
  const lands = { wide: heightsOf(WIDE), narrow: heightsOf(BAND) };
  const heightAt = ({ u, v }: Place) =>
    Math.max(0, (narrow.matches ? lands.narrow : lands.wide)(u, v));

  /** Of the picture on the screen. */
  const box = () => frame.getBoundingClientRect();

  const placeOf = (end: HTMLElement): Place => {
    const { left, top, width, height } = box();
    const rect = end.getBoundingClientRect();
    return {
      u: (rect.left + rect.width / 2 - left) / width,
      v: (rect.top + rect.height / 2 - top) / height,
    };
  };

  /** What is seen of the picture beside or below the words, without the room that an end itself takes. */
  function room(): Room {
    const { left, top, width, height } = box();
    const seen = root.getBoundingClientRect();
    const margin = a!.offsetWidth / 2;
    const wordsEnd = narrow.matches ? 0 : seen.width / 2;
    const bottom = Math.min(seen.bottom, arrow?.getBoundingClientRect().top ?? seen.bottom);
    return {
      left: (Math.max(seen.left, 0) + wordsEnd + margin - left) / width,
      right: (Math.min(seen.right, document.documentElement.clientWidth) - margin - left) / width,
      top: (seen.top + margin - top) / height,
      bottom: (bottom - margin - top) / height,
    };
  }

  /** The copies of the profile, from the first move on. */
  let copies: SVGPathElement[] | undefined;
  let highest = 0;
  const shareAt = (place: Place) => heightAt(place) / highest;

  function describe(end: HTMLElement, place: Place) {
    const height = Math.round(100 * shareAt(place));
    const across = Math.round(place.u * 100);
    end.ariaValueNow = `${across}`;
    end.ariaValueText = fill(labels.place, { height, across, down: Math.round(place.v * 100) });
  }

  function measure() {
    highest = 0;
    for (let u = 0; u <= 1; u += 0.02)
      for (let v = 0; v <= 1; v += 0.02) highest = Math.max(highest, heightAt({ u, v }));
    for (const end of [a!, b!]) describe(end, placeOf(end));
  }

  function move(end: HTMLElement, { u, v }: Place) {
    const { left, right, top, bottom } = room();
    const other = placeOf(end === a ? b! : a!);
    const place = {
      u: end === a ? limit(u, left, other.u - APART) : limit(u, other.u + APART, right),
      v: limit(v, top, bottom),
    };
    if (!copies) {
      copies = addCopies(line!);
      hint?.remove();
    }
    end.style.left = `${place.u * 100}%`;
    end.style.top = `${place.v * 100}%`;
    describe(end, place);
    draw(line!, copies, end === a ? [place, other] : [other, place], shareAt);
  }

  for (const end of [a, b]) {
    // Where the pointer took hold of the end, so that its middle does not jump there.
    let taken = { x: 0, y: 0 };
    end.addEventListener("pointerdown", (event) => {
      end.setPointerCapture(event.pointerId);
      const rect = end.getBoundingClientRect();
      taken = {
        x: event.clientX - rect.left - rect.width / 2,
        y: event.clientY - rect.top - rect.height / 2,
      };
    });
    end.addEventListener("pointermove", (event) => {
      if (!end.hasPointerCapture(event.pointerId)) return;
      const { left, top, width, height } = box();
      move(end, {
        u: (event.clientX - taken.x - left) / width,
        v: (event.clientY - taken.y - top) / height,
      });
    });
    end.addEventListener("keydown", (event) => {
      const step = event.shiftKey ? LONG_STEP : STEP;
      const [du, dv] =
        {
          ArrowLeft: [-step, 0],
          ArrowRight: [step, 0],
          ArrowUp: [0, -step],
          ArrowDown: [0, step],
          Home: [-1, 0],
          End: [1, 0],
        }[event.key] ?? [];
      if (du === undefined || dv === undefined) return;
      event.preventDefault();
      const { u, v } = placeOf(end);
      move(end, { u: u + du, v: v + dv });
    });
  }

  // One click or tap is enough (WCAG 2.5.7): it brings the end that was chosen before there, or else the nearer one.
  const hero = root.parentElement!;
  let chosen: Element | null = null;
  hero.addEventListener("pointerdown", () => (chosen = document.activeElement));
  hero.addEventListener("click", ({ clientX, clientY, target }) => {
    if ((target as Element).closest("a,button")) return;
    const { left, top, width, height } = box();
    const place = { u: (clientX - left) / width, v: (clientY - top) / height };
    const { left: first, top: highestV } = room();
    // The words beside or above the picture.
    if (place.u < first || place.v < highestV) return;
    const distance = (end: HTMLElement) => {
      const { u, v } = placeOf(end);
      return Math.hypot((u - place.u) * width, (v - place.v) * height);
    };
    move([a, b].find((end) => end === chosen) ?? (distance(a) < distance(b) ? a : b), place);
  });

  narrow.addEventListener("change", () => {
    // The picture for the other width has other heights: the line goes back to its start.
    for (const end of [a, b]) end.removeAttribute("style");
    measure();
    if (copies) draw(line, copies, [placeOf(a), placeOf(b)], shareAt);
  });
  measure();
}

const root = document.querySelector<HTMLElement>("[data-module=section-line]");
if (root) start(root);
