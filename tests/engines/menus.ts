/**
 * Journeys through the menus for every engine: `tests/e2e/frame.spec.ts` runs them in Chromium, `journeys.test.ts` in
 * the others. The caller starts the browser.
 */
import assert from "node:assert/strict";
import { labels } from "#app/collections/labels.server.ts";
import { navigation } from "#app/collections/navigation.server.ts";
import { until, type Visits } from "./engine.ts";

/** The least width of a Firefox window. */
const PHONE = 500;

const { consultation, frame } = labels();
const { header } = navigation();
const menus = header.flatMap((entry, index) => {
  const panel = `#menu-${index}`;
  return "links" in entry ? [{ ...entry, button: `[popovertarget=menu-${index}]`, panel }] : [];
});
const [first, last] = [menus[0]!, menus.at(-1)!];
/** A page of this site that the last menu links to. */
const place = last?.links.find(({ to }) => /^\/[^#?]+$/.test(to))?.to;
const toggle = `header button[aria-label="${frame.menuButton}"]`;
const mobileMenu = "#mobile-menu";
const opened = "[popover=auto]";

/** Waits until a value equals the expected one. */
const becomes = <Value>(read: () => Promise<Value>, expected: Value, problem = "It stays so") =>
  until(problem, async () => assert.deepEqual(await read(), expected));

export type Journeys = Record<string, (at: Visits) => Promise<void>>;

/** Also run in browsers without newer features or without script. */
export const BY_POINTER: Journeys = {
  "dropdowns open one at a time, below their buttons, inside the window (R8)": async (at) => {
    // The first is the narrowest with room for a scroll bar.
    for (const width of [1100, 1440, 1920]) {
      const { click, count, box, evaluate } = await at("/", width);
      const hasAnchors = await evaluate(() => CSS.supports("position-anchor: normal"));
      for (const { label, button, panel } of menus) {
        await click(button);
        await becomes(() => count(panel), 1, label);
        assert.equal(await count(opened), 1);
        const { left: start, bottom } = await box(button);
        const { left, top, right } = await box(panel);
        assert(Math.abs(top - bottom - 10) <= 14, `${label}: ${top} below ${bottom}`);
        const isBelow = hasAnchors && left >= start && left - start <= 18;
        const isAtMargin = width - right <= 64;
        assert(left >= 0 && right <= width && (isBelow || isAtMargin), `${label} at ${width} px`);
      }
    }
  },
  "a dropdown leads on, and closes at a click outside (R8)": async (at) => {
    const { click, count, address } = await at("/team");
    await click(first.button);
    await becomes(() => count(first.panel), 1);
    await click("h1");
    await becomes(() => count(first.panel), 0);
    if (!place) return;
    await click(last.button);
    await click(`${last.panel} a[href$="${place}"]`);
    await until("It leads elsewhere", async () => assert((await address()).endsWith(place)));
  },
  "the mobile menu has the same entries, folded, and leads on (R10)": async (at) => {
    const { click, count, shown, address } = await at("/", PHONE);
    assert.equal(await count(opened), 0);
    await click(toggle);
    await becomes(() => count(mobileMenu), 1);
    const names = (await shown(`${mobileMenu} :is(a, summary)`)).join("\n");
    for (const name of [...header.map(({ label }) => label), consultation.get])
      assert(names.includes(name), name);
    for (const { label, links } of menus) {
      await click(`${mobileMenu} details:has(a[href$="${links[0]!.to}"]) summary`);
      await becomes(() => count(`${mobileMenu} details[open]`), 1, label);
    }
    if (!place) return;
    await click(`${mobileMenu} a[href$="${place}"]`);
    await until("It leads elsewhere", async () => assert((await address()).endsWith(place)));
  },
};

export const BY_KEYBOARD: Journeys = {
  "Enter opens a dropdown, Escape and the way past it close it (R8)": async (at) => {
    const { click, press, count, hasFocus } = await at("/");
    const { button, panel, links } = first;
    await click(button);
    await press("Escape");
    await becomes(() => count(panel), 0);
    assert(await hasFocus(button));
    await press("Enter");
    await becomes(() => count(panel), 1);
    await press("Tab");
    assert(await hasFocus(`${panel} a`));
    await press("Escape");
    await becomes(() => count(panel), 0);
    assert(await hasFocus(button));
    await press("Enter");
    // Past the links, the search field and its button.
    for (let step = 0; step < links.length + 3; step += 1) await press("Tab");
    await becomes(() => count(panel), 0);
  },
  "the mobile menu covers the page, keeps the focus, gives it back (R10)": async (at) => {
    const { click, press, count, box, evaluate, hasFocus } = await at("/", PHONE);
    await click(toggle);
    await becomes(() => count(mobileMenu), 1);
    assert.deepEqual(await box(mobileMenu), {
      left: 0,
      top: (await box("header")).bottom,
      right: PHONE,
      bottom: await evaluate(() => innerHeight),
    });
    const stops = await count(`${mobileMenu} :is(a, summary, input, button)`);
    for (let step = 0; step <= stops; step += 1) {
      await press("Tab");
      assert(await hasFocus(`${mobileMenu} *, ${toggle}`), `after ${step + 1} steps`);
    }
    await press("Escape");
    await becomes(() => count(mobileMenu), 0);
    assert(await hasFocus(toggle));
  },
  // In Safari 26, layout stops following the window after an anchored panel has been open.
  "a window that gets narrow after a dropdown was open has the small header": async (at) => {
    const { click, press, setWidth, count, evaluate } = await at("/");
    await click(first.button);
    await becomes(() => count(first.panel), 1);
    await press("Escape");
    await setWidth(820);
    await becomes(() => count(toggle), 1);
    assert.equal(await count(first.button), 0);
    assert((await evaluate((root) => root.scrollWidth)) <= 820);
  },
};
