import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { labels } from "#app/collections/labels.server.ts";
import { fill } from "#app/lib/fill.ts";
import { builtSite } from "#hosting/built-site.ts";
import { startLocalServer } from "../hosting/servers.ts";
import type { Engine, EngineKind, EngineOptions, Feature } from "./engine.ts";
import { firefox } from "./firefox.ts";
import { webkit } from "./webkit.ts";

const DESKTOP = 1440;
/** The narrowest that Firefox makes a window. */
const PHONE = 500;
const MENUS = [1, 2, 3];

const { applicationForm, frame, pagination } = labels();
const toggle = `header button[aria-label="${frame.menuButton}"]`;
const mobileMenu = "#mobile-menu";
const menuButton = (menu: number) => `[popovertarget=menu-${menu}]`;
const panel = (menu: number) => `#menu-${menu}`;
const cards = "main li article";

type Browser = ReturnType<typeof visiting>;

/**
 * The browser of the tests around this call, in front of the built site, and questions that every journey asks of a
 * page.
 */
function visiting(kind: EngineKind, options: EngineOptions = {}) {
  const site = builtSite();
  let browser: Engine | undefined;
  let server: Awaited<ReturnType<typeof startLocalServer>> | undefined;
  beforeAll(async () => {
    server = await startLocalServer(site);
    browser = await kind.open(options);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    at: async (path: string, width = DESKTOP) => {
      const engine = browser!;
      await engine.setWidth(width);
      await engine.goto(`${server!.origin}${site.rules.base}${path}`);
      const { evaluate } = engine;
      return {
        ...engine,
        /** Path, query and fragment. */
        address: () => evaluate(() => location.pathname + location.search + location.hash),
        /** The texts of everything shown that the selector finds. */
        shown: (selector: string) =>
          evaluate(
            (root, css) =>
              [...root.querySelectorAll(css)]
                .filter((element) => element.checkVisibility({ visibilityProperty: true }))
                .map((element) => element.textContent.trim()),
            selector,
          ),
        box: (selector: string) =>
          evaluate((root, css) => {
            const { left, top, right, bottom } = root.querySelector(css)!.getBoundingClientRect();
            return { left, top, right, bottom };
          }, selector),
        /** Whether the element with the focus fits a selector. */
        hasFocus: (selector: string) =>
          evaluate((_, css) => document.activeElement?.matches(css) ?? false, selector),
      };
    },
  };
}

function menus(browser: Browser): void {
  test("each dropdown opens below its button, inside the window, and leads on (R8)", async () => {
    // The narrowest with room for a scroll bar.
    for (const width of [1100, DESKTOP]) {
      const { click, shown, box, evaluate } = await browser.at("/", width);
      const hasAnchors = await evaluate(() => CSS.supports("position-anchor: normal"));
      for (const menu of MENUS) {
        await click(menuButton(menu));
        await expect.poll(() => shown(panel(menu))).toHaveLength(1);
        expect(await shown("[popover=auto]")).toHaveLength(1);
        const button = await box(menuButton(menu));
        const { left, top, right } = await box(panel(menu));
        expect(Math.abs(top - button.bottom - 10)).toBeLessThanOrEqual(14);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
        const isBelowButton = hasAnchors && left >= button.left && left - button.left <= 18;
        const isAtMargin = width - right <= 64;
        expect(isBelowButton || isAtMargin, `menu ${menu} at ${width}`).toBe(true);
      }
    }
    const { click, shown, address } = await browser.at("/team");
    await click(menuButton(3));
    await expect.poll(() => shown(panel(3))).toHaveLength(1);
    await click(`${panel(3)} a[href="/case-studies"]`);
    await expect.poll(address).toBe("/case-studies");
  });

  test("a dropdown closes at a click outside (R8)", async () => {
    const { click, shown } = await browser.at("/privacy");
    await click(menuButton(2));
    await expect.poll(() => shown(panel(2))).toHaveLength(1);
    await click("h1");
    await expect.poll(() => shown("[popover=auto]")).toEqual([]);
  });

  test("the mobile menu opens with its groups and leads on (R10)", async () => {
    const { click, shown, address } = await browser.at("/", PHONE);
    expect(await shown("[popover=auto]")).toEqual([]);
    await click(toggle);
    await expect.poll(() => shown(mobileMenu)).toHaveLength(1);
    await click('#mobile-menu details:has(a[href="/case-studies"]) summary');
    const link = '#mobile-menu a[href="/case-studies"]';
    await expect.poll(() => shown(link)).toHaveLength(1);
    await click(link);
    await expect.poll(address).toBe("/case-studies");
  });
}

function keyboard(browser: Browser): void {
  test("Enter opens a dropdown, Escape closes it and gives the focus back (R8)", async () => {
    const { click, press, shown, hasFocus } = await browser.at("/");
    await click(menuButton(3));
    await press("Escape");
    await expect.poll(() => shown(panel(3))).toEqual([]);
    expect(await hasFocus(menuButton(3))).toBe(true);
    await press("Enter");
    await expect.poll(() => shown(panel(3))).toHaveLength(1);
    await press("Tab");
    expect(await hasFocus("#menu-3 a")).toBe(true);
    await press("Escape");
    await expect.poll(() => shown(panel(3))).toEqual([]);
    expect(await hasFocus(menuButton(3))).toBe(true);
  });

  test("the mobile menu covers the page, keeps the focus and gives it back on Escape (R10)", async () => {
    const { click, press, shown, box, evaluate, hasFocus } = await browser.at("/", PHONE);
    await click(toggle);
    await expect.poll(() => shown(mobileMenu)).toHaveLength(1);
    expect(await box(mobileMenu)).toEqual({
      left: 0,
      top: (await box("header")).bottom,
      right: PHONE,
      bottom: await evaluate(() => innerHeight),
    });
    const stops = await shown("#mobile-menu :is(a, summary, input, button)");
    for (let step = 0; step <= stops.length; step += 1) {
      await press("Tab");
      expect(await hasFocus(`#mobile-menu *, ${toggle}`), `after ${step + 1} steps`).toBe(true);
    }
    await press("Escape");
    await expect.poll(() => shown(mobileMenu)).toEqual([]);
    expect(await hasFocus(toggle)).toBe(true);
  });

  // Safari 26 and its kin stop following the window once an anchored panel has been open.
  test("a window that gets narrow after a dropdown was open has the small header", async () => {
    const { click, press, setWidth, shown, evaluate } = await browser.at("/");
    await click(menuButton(1));
    await expect.poll(() => shown(panel(1))).toHaveLength(1);
    await press("Escape");
    await setWidth(820);
    await expect.poll(() => shown(toggle)).toHaveLength(1);
    expect(await shown(menuButton(1))).toEqual([]);
    expect(await evaluate((root) => root.scrollWidth)).toBeLessThanOrEqual(820);
  });
}

function header(browser: Browser): void {
  test("follows a scroll timeline, or is always solid (R3)", async () => {
    const { evaluate } = await browser.at("/");
    const background = () =>
      evaluate((root) => getComputedStyle(root.querySelector("header")!).backgroundColor);
    const hasTimelines = await evaluate(() => CSS.supports("animation-timeline: scroll()"));
    await expect.poll(background).toBe(hasTimelines ? "rgba(0, 0, 0, 0)" : "rgb(255, 255, 255)");
    await evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await expect.poll(background).toBe("rgb(255, 255, 255)");
  });
}

function notice(browser: Browser): void {
  test("Share copies the link, says so in a notice, and the notice closes (A10)", async () => {
    const { click, shown } = await browser.at("/blog/2");
    const notices = () => shown("[data-toasts] button");
    await click("[data-enhanced] [data-share]");
    await expect.poll(notices).toHaveLength(1);
    await click("[data-toasts] button");
    await expect.poll(notices).toEqual([]);
  });
}

function islands(browser: Browser): void {
  test("the blog list turns its pages and searches without a new document (R56 to R59)", async () => {
    const { click, type, shown, evaluate, address } = await browser.at("/blogs");
    await evaluate((root) => root.setAttribute("data-same-document", ""));
    const first = await shown(cards);
    // Before it is hydrated it is a link to a document of its own.
    const second = `a[aria-label="${fill(pagination.page, { page: 2 })}"]`;
    await click(`[data-awake] ${second}`);
    await expect.poll(address).toBe("/blogs?page=2");
    await expect.poll(() => shown(cards)).not.toEqual(first);
    await evaluate(() => history.back());
    await expect.poll(address).toBe("/blogs");
    await expect.poll(() => shown(cards)).toEqual(first);
    await click("main input[type=search]");
    await type("qqqq");
    await expect.poll(() => shown(cards)).toEqual([]);
    await expect.poll(address).toBe("/blogs?q=qqqq");
    expect(await evaluate((root) => root.hasAttribute("data-same-document"))).toBe(true);
  });

  test("an empty form marks every mistake and leads to it (R90 to R94)", async () => {
    const { click, type, evaluate, hasFocus, address } = await browser.at("/work-with-us");
    const mistakes = () =>
      evaluate((root) => root.querySelectorAll("form [aria-invalid=true]").length);
    await click(`form[aria-label="${applicationForm.name}"] button[type=submit]:not(:disabled)`);
    await expect.poll(() => hasFocus("form [role=group]")).toBe(true);
    const all = await mistakes();
    expect(all).toBeGreaterThan(1);
    await click("form [role=group] a[href$=phone]");
    await expect.poll(() => hasFocus("#application-phone")).toBe(true);
    await type("0801234567");
    await expect.poll(mistakes).toBe(all - 1);
    expect(await address()).toBe("/work-with-us");
  });
}

function fonts(browser: Browser): void {
  test("the reading serif is as wide as the font that stands in for it", async () => {
    const { evaluate } = await browser.at("/blog/1");
    const widths = () =>
      evaluate(async (root) => {
        const context = document.createElement("canvas").getContext("2d")!;
        const text = root.querySelector(".reading-font")!.textContent;
        const width = (family: string) => {
          context.font = `100px "${family}", monospace`;
          void document.fonts.load(context.font);
          return context.measureText(text).width;
        };
        const none = width("monospace");
        const isInstalled = (own: number) => own !== none;
        const standIns = [...document.fonts].map(({ family }) => family.replaceAll('"', ""));
        return {
          serif: [width("Newsreader Text")].filter(isInstalled),
          standIns: standIns
            .filter((family) => family.startsWith("NT "))
            .map(width)
            .filter(isInstalled),
        };
      });
    await expect.poll(async () => (await widths()).serif).toHaveLength(1);
    await expect.poll(async () => (await widths()).standIns).not.toEqual([]);
    const { serif, standIns } = await widths();
    for (const width of standIns) expect(Math.abs(width / serif[0]! - 1)).toBeLessThan(0.02);
  });
}

/** What only another engine can answer; `tests/e2e` has the full set, in Chromium. */
for (const kind of [firefox, webkit])
  describe.skipIf(!kind.isInstalled)(kind.name, () => {
    describe("as it is", () => {
      const browser = visiting(kind);
      menus(browser);
      keyboard(browser);
      notice(browser);
      islands(browser);
      fonts(browser);
    });
    describe("without script", () => {
      const browser = visiting(kind, { script: false });
      menus(browser);
      header(browser);
    });
    describe(`without ${kind.canLack.join(", ")}`, () => {
      const browser = visiting(kind, { without: kind.canLack });
      test("lacks them", async () => {
        const { evaluate } = await browser.at("/");
        const has: Record<Feature, boolean> = await evaluate(() => ({
          anchors: CSS.supports("left: anchor(left)"),
          "scroll timelines": CSS.supports("animation-timeline: scroll()"),
          popovers: "popover" in HTMLElement.prototype,
        }));
        for (const feature of kind.canLack) expect(has[feature], feature).toBe(false);
      });
      menus(browser);
      notice(browser);
    });
  });
