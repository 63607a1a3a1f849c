import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { labels } from "#app/collections/labels.server.ts";
import { fill } from "#app/lib/fill.ts";
import { builtSite } from "#hosting/built-site.ts";
import { siteHandler, startServer, type Running } from "#hosting/server.ts";
import { ARTICLE } from "../e2e/addresses.ts";
import {
  visitsOf,
  type Engine,
  type EngineKind,
  type EngineOptions,
  type Feature,
} from "./engine.ts";
import { firefox } from "./firefox.ts";
import { BY_KEYBOARD, BY_POINTER, type Journeys } from "./menus.ts";
import { webkit } from "./webkit.ts";

const { applicationForm, pagination } = labels();
const cards = "main li article";

function ask(kind: EngineKind, options: EngineOptions, journeys: Journeys): void {
  const { dist, rules } = builtSite();
  let browser: Engine;
  let server: Running | undefined;
  beforeAll(async () => {
    server = await startServer(siteHandler(dist, rules), 0);
    browser = await kind.open(options);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  test.for(Object.entries(journeys))("%s", ([, journey]) =>
    journey(visitsOf(browser, (path) => `${server!.origin}${rules.base}${path}`)),
  );
}

const HEADER: Journeys = {
  "the header follows a scroll timeline, or is always solid (R3)": async (at) => {
    const { evaluate } = await at("/");
    const background = () =>
      evaluate((root) => getComputedStyle(root.querySelector("header")!).backgroundColor);
    const hasTimelines = await evaluate(() => CSS.supports("animation-timeline: scroll()"));
    await expect.poll(background).toBe(hasTimelines ? "rgba(0, 0, 0, 0)" : "rgb(255, 255, 255)");
    await evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
    await expect.poll(background).toBe("rgb(255, 255, 255)");
  },
};

const NOTICE: Journeys = {
  "Share copies the link, says so in a notice, and the notice closes (A10)": async (at) => {
    const { click, count } = await at(ARTICLE);
    const notices = () => count("[data-toasts] button");
    await click("[data-enhanced] [data-share]");
    await expect.poll(notices).toBe(1);
    await click("[data-toasts] button");
    await expect.poll(notices).toBe(0);
  },
};

const ISLANDS: Journeys = {
  "the blog list turns its pages and searches without a new document (R56 to R59)": async (at) => {
    const { click, type, shown, evaluate, address } = await at("/blogs");
    await evaluate((root) => root.setAttribute("data-same-document", ""));
    const first = await shown(cards);
    // Before hydration it is a link to its own document.
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
  },
  "an empty form marks every mistake and leads to it (R90 to R94)": async (at) => {
    const { click, type, evaluate, hasFocus, address } = await at("/work-with-us");
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
  },
};

/** Only what differs between engines; `tests/e2e` has the full set, in Chromium. */
for (const kind of [firefox, webkit])
  describe.skipIf(!kind.isInstalled)(kind.name, () => {
    describe("as it is", () =>
      ask(kind, {}, { ...BY_POINTER, ...BY_KEYBOARD, ...NOTICE, ...ISLANDS }));
    describe("without script", () => ask(kind, { script: false }, { ...BY_POINTER, ...HEADER }));
    const lacks: Journeys[string] = async (at) => {
      const { evaluate } = await at("/");
      const has: Record<Feature, boolean> = await evaluate(() => ({
        anchors: CSS.supports("left: anchor(left)"),
        "scroll timelines": CSS.supports("animation-timeline: scroll()"),
      }));
      for (const feature of kind.canLack) expect(has[feature], feature).toBe(false);
    };
    describe(`without ${kind.canLack.join(", ")}`, () =>
      ask(kind, { without: kind.canLack }, { "lacks them": lacks, ...BY_POINTER, ...NOTICE }));
  });
