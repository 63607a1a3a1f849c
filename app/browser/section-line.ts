/*
 * The line A–B across the home page's hill; the section along it is drawn below. The
 * code that drew the picture at build time computes it, so nothing is fetched.
 */
import { sectionLine as labels } from "virtual:labels";
import { LAYOUTS, sectionMaker, type Place } from "#app/art/home-section.ts";
import { fill } from "#app/lib/fill.ts";
import { percent } from "#app/lib/percent.ts";
import { sectionSentence } from "#app/lib/section-sentence.ts";

/** Where an end may stand, in shares of the picture. */
type Bounds = { left: number; right: number; top: number; bottom: number };

/** Least distance from A to B, which is on its right, in shares of the picture's width. */
const APART = 0.1;
/** How far an arrow key moves an end, and the same with Shift, in shares of the picture. */
const STEP = 0.01;
const LONG_STEP = 0.05;

const limit = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);

const root = document.querySelector<HTMLElement>("[data-cut]")!;
const frame = root.querySelector<HTMLElement>("[data-frame]")!;
const ends = [...frame.querySelectorAll<HTMLElement>("[role=slider]")];
const [a, b] = ends as [HTMLElement, HTMLElement];
/** Created when an end is first moved: finding the highest land keeps a slow phone busy. */
const makers: Partial<Record<keyof typeof LAYOUTS, ReturnType<typeof sectionMaker>>> = {};
const forNarrow = frame.querySelector("svg[data-layout=narrow]")!;
/** Which picture the style sheet shows. */
const shape = () => (forNarrow.getClientRects().length > 0 ? "narrow" : "wide");

const box = () => frame.getBoundingClientRect();

const placeOf = (end: HTMLElement): Place => {
  const { left, top, width, height } = box();
  const rect = end.getBoundingClientRect();
  return {
    u: (rect.left + rect.width / 2 - left) / width,
    v: (rect.top + rect.height / 2 - top) / height,
  };
};

/** The visible part of the picture beside or below the words, less half the size of an end. */
function bounds(): Bounds {
  const { left, top, width, height } = box();
  const seen = root.getBoundingClientRect();
  const margin = a.offsetWidth / 2;
  const wordsEnd = matchMedia("(width > 60em)").matches ? seen.width / 2 : 0;
  return {
    left: (Math.max(seen.left, 0) + wordsEnd + margin - left) / width,
    right: (Math.min(seen.right, document.documentElement.clientWidth) - margin - left) / width,
    top: (seen.top + margin - top) / height,
    // Lower, the line would reach the section.
    bottom: LAYOUTS[shape()].lowest,
  };
}

const drawing = () => frame.querySelector(`svg[data-layout=${shape()}]`)!;

/** Announces where each end stands, and the height that is drawn there. */
function announce() {
  const names = [...drawing().querySelectorAll("text")];
  for (const [index, end] of ends.entries()) {
    const { u, v } = placeOf(end);
    const across = Math.round(u * 100);
    const height = Number(names[index * 2]!.dataset.height);
    end.ariaValueNow = `${across}`;
    end.ariaValueText = fill(labels.place, { height, across, down: Math.round(v * 100) });
  }
}

function draw() {
  const maker = (makers[shape()] ??= sectionMaker(LAYOUTS[shape()]));
  const section = maker([placeOf(a), placeOf(b)]);
  for (const [index, path] of [...drawing().querySelectorAll("path")].entries())
    path.setAttribute("d", section.paths[index]!);
  for (const [index, text] of [...drawing().querySelectorAll("text")].entries()) {
    const { place, height } = section.heights[index]!;
    text.setAttribute("x", percent(place.u));
    text.setAttribute("y", percent(place.v));
    text.dataset.height = `${height}`;
  }
  frame.querySelector(`p[data-layout=${shape()}]`)!.textContent = sectionSentence(section);
  announce();
}

function move(end: HTMLElement, { u, v }: Place) {
  const { left, right, top, bottom } = bounds();
  const other = placeOf(end === a ? b : a);
  const place = {
    u: end === a ? limit(u, left, other.u - APART) : limit(u, other.u + APART, right),
    v: limit(v, top, bottom),
  };
  end.style.left = percent(place.u);
  end.style.top = percent(place.v);
  draw();
}

for (const end of ends) {
  // The distance of the pointer from the end's middle: without it the end would jump under the pointer.
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

// One click or tap is enough (WCAG 2.5.7): it moves the end that was selected before, or else the nearer one.
const hero = root.parentElement!;
let chosen: Element | null = null;
hero.addEventListener("pointerdown", () => (chosen = document.activeElement));
hero.addEventListener("click", ({ clientX, clientY, target }) => {
  if ((target as Element).closest("a,button")) return;
  const { left, top, width, height } = box();
  const place = { u: (clientX - left) / width, v: (clientY - top) / height };
  const { left: first, top: highestV } = bounds();
  // Clicks on the words beside or above the picture do nothing.
  if (place.u < first || place.v < highestV) return;
  const distance = (end: HTMLElement) => {
    const { u, v } = placeOf(end);
    return Math.hypot((u - place.u) * width, (v - place.v) * height);
  };
  move(ends.find((end) => end === chosen) ?? (distance(a) < distance(b) ? a : b), place);
});

let drawn = shape();
new ResizeObserver(() => {
  if (drawn === shape()) return;
  drawn = shape();
  // The picture for the other layout has other heights: the line returns to its start.
  for (const end of ends) end.removeAttribute("style");
  draw();
}).observe(frame);
announce();
