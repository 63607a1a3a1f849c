/** How soon a press on a slow phone has its effect: a tap on a control, letters in a field, a link to the next page. */
import { chromium, type Browser, type Page } from "@playwright/test";
import { throttling } from "lighthouse/core/config/constants.js";
import { findChromium } from "../tests/chromium.ts";
import type { Results } from "./report.ts";

/**
 * "prepared": after a second of pointing, in which the browser may prefetch the linked page; "idle": on a page that has
 * finished loading and its own work; "early": as soon as the control exists.
 */
type Moment = "prepared" | "idle" | "early";

type Way = {
  name: string;
  from: string;
  press: string;
  types?: true;
  /** Whether the way back from the linked page is measured. */
  back?: true;
};

/** The last control of a kind, which is not selected at the start. */
const control = (name: string, from: string, kind: string): Way => ({
  name,
  from,
  press: `${kind} >> nth=-1`,
});
const field = (name: string, from: string): Way => ({
  ...control(name, from, "main input[type=search]"),
  types: true,
});
/** The first link to an address with this beginning. */
const link = (name: string, from: string, to: string): Way => ({
  name,
  from,
  press: `main a[href^="${to}"]:visible >> nth=0`,
});

/** The first way of each part is the baseline. */
export const CONTROLS: Way[] = [
  control("baseline: button", "/baseline-button", "button[aria-pressed]"),
  control("blog list, topic tab", "/blogs", "main nav[aria-label=Topics] a"),
  field("blog list, search field", "/blogs"),
  control("case studies, industry tab", "/case-studies", "main nav[aria-label=Industries] a"),
  control("careers, department chip", "/work-with-us", "form[aria-label=Departments] button"),
  field("search, field", "/search"),
];
export const LINKS: Way[] = [
  link("baseline: one hand-written page to another", "/baseline-home", "/baseline-article"),
  link("home to a service", "/", "/services/"),
  link("home to an article", "/", "/blog/"),
  link("list to article", "/blogs", "/blog/"),
  { ...link("article back to its list", "/blogs", "/blog/"), back: true },
  link("list to case study", "/case-studies", "/case-studies/"),
  link("careers to a job", "/work-with-us", "/work-with-us/"),
  link("regions to a region", "/where-we-operate", "/where-we-operate/"),
  link("law tools to the calendar", "/resources", "/resources/compliance-calendar"),
  link("calculators to a calculator", "/resources/calculators", "/resources/calculators/"),
  link("service to contact", "/services/hr-advisory", "/contact"),
];

type Times = { start?: number; pressed?: number; applied?: number; left?: number };

/**
 * Runs in every page. From the press (or first letter) on, it checks in every frame whether the control and the titles
 * below have changed, and notes when that frame was painted. A page opened by the press notes its largest paint, or
 * that it is shown again. Notes are in session storage, because a press may lead to another page.
 */
function watch(eventName: string) {
  const times = () => JSON.parse(sessionStorage.getItem("times") ?? "{}") as Times;
  const note = (key: keyof Times, time = performance.now()) =>
    sessionStorage.setItem(
      "times",
      JSON.stringify({ ...times(), [key]: performance.timeOrigin + time }),
    );
  const afterPaint = (key: keyof Times) => setTimeout(() => note(key));
  const titles = () =>
    Array.from(document.querySelectorAll("main :is(h2, h3)"))
      .filter((title) => title.checkVisibility())
      .map((title) => title.textContent)
      .join("\n");

  addEventListener("pagehide", () => note("left"));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) requestAnimationFrame(() => afterPaint("applied"));
  });
  if (times().start) {
    // On the page that the press led to.
    new PerformanceObserver((list) => note("applied", list.getEntries().at(-1)!.startTime)).observe(
      { type: "largest-contentful-paint", buffered: true },
    );
    return;
  }
  const begin = (event: Event) => {
    const pressed = (event.target as Element).closest("a,button,label,input");
    if (!pressed) return;
    removeEventListener(eventName, begin, true);
    note("start", event.timeStamp);
    if (eventName === "input") afterPaint("pressed");
    const look = () =>
      Array.from(pressed.attributes, ({ name, value }) => name + value).join() +
      (pressed.querySelector("input") ?? pressed).matches(":checked");
    const lookBefore = look();
    let titlesBefore = titles();
    let isPressed = false;
    const inFrame = () => {
      if (!isPressed && look() !== lookBefore) {
        isPressed = true;
        afterPaint("pressed");
      }
      const titlesNow = titles();
      // Only more of the same titles: the page is still arriving.
      if (titlesNow.startsWith(titlesBefore)) {
        titlesBefore = titlesNow;
        requestAnimationFrame(inFrame);
      } else afterPaint("applied");
    };
    requestAnimationFrame(inFrame);
  };
  addEventListener(eventName, begin, true);
}

/** A page on a phone with the slow 4G and processor of Lighthouse. */
async function slowPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage({
    ignoreHTTPSErrors: true,
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const client = await page.context().newCDPSession(page);
  const slow = throttling.mobileSlow4G;
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: slow.requestLatencyMs,
    downloadThroughput: (slow.downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (slow.uploadThroughputKbps * 1024) / 8,
  });
  await client.send("Emulation.setCPUThrottlingRate", { rate: slow.cpuSlowdownMultiplier });
  return page;
}

async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 1000))),
  );
  await page.waitForLoadState("networkidle");
}

/** The longest word of the last title, which not all titles shown at first contain. */
async function rareWord(page: Page): Promise<string> {
  const words = (await page.locator("main h3").last().textContent())!.split(/\W+/);
  return words.sort((a, b) => b.length - a.length)[0]!;
}

/**
 * Presses a control or link, as the first action on its page.
 * @param origin of the served site
 * @returns milliseconds to the paint that shows it pressed, and to the paint that shows its effect: other titles below
 * a control, or the largest paint of the linked page; NaN without an effect within twenty seconds
 */
async function press(page: Page, origin: string, way: Way, moment: Moment) {
  await page.addInitScript(watch, way.types ? "input" : "pointerdown");
  await page.goto(origin + way.from, { waitUntil: moment === "early" ? "commit" : "load" });
  const target = page.locator(way.press);
  await target.waitFor();
  if (moment !== "early") await untilIdle(page);
  if (moment === "prepared") {
    await target.hover();
    await page.waitForTimeout(1000);
  }
  await target.tap({ noWaitAfter: true });
  if (way.types) await page.keyboard.insertText(await rareWord(page));
  const hasEffect = () => sessionStorage.getItem("times")?.includes("applied");
  await page.waitForFunction(hasEffect, undefined, { timeout: 20_000 }).catch(() => undefined);
  // The first paint of the next page may not be its largest.
  await untilIdle(page);
  if (way.back) {
    await page.goBack();
    await untilIdle(page);
  }
  const noted = await page.evaluate(() => sessionStorage.getItem("times") ?? "{}");
  const { start, left, applied = Number.NaN, pressed = applied } = JSON.parse(noted) as Times;
  const from = (way.back ? left : start) ?? Number.NaN;
  // On the way back, what was noted as pressed is the link that led there.
  const first = way.back ? applied : Math.min(pressed, applied);
  return { pressed: first - from, applied: applied - from };
}

/** Presses everything at each moment in each round, in a fresh browser profile each time. @returns figures by way */
export async function pressInRounds(
  origin: string,
  ways: Way[],
  moments: Moment[],
  rounds: number,
): Promise<Results> {
  const args = ["--no-sandbox", "--disable-gpu"];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  const results: Results = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const way of ways) {
      const figures: Record<string, number> = {};
      for (const moment of moments) {
        const page = await slowPhone(browser);
        const { pressed, applied } = await press(page, origin, way, moment);
        figures[moment] = applied;
        if (moment === "early") figures["early: pressed"] = pressed;
        await page.close();
      }
      (results[way.name] ??= []).push(figures);
    }
    console.error(`presses: round ${round} of ${rounds}`);
  }
  await browser.close();
  return results;
}
