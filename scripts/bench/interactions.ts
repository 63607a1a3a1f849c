import { chromium, type Locator, type Page } from "@playwright/test";
import { findChromium } from "../../tests/chromium.ts";
import { median } from "./lighthouse.ts";

type Journey = {
  name: string;
  path: string;
  width?: number;
  /** The very first thing that the visitor does on the page: nothing is awake yet. */
  isFirst?: boolean;
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

/** A hand comes to a control, rests a moment on it, and holds it down for a moment. */
const press = async (page: Page, control: Locator) => {
  await control.hover();
  await page.waitForTimeout(300);
  await control.click({ delay: 80 });
};

/** A visitor sees a control for a while before using it: lists wake in that time. */
const wake = async (page: Page) => {
  await page.locator("main [data-controls]").scrollIntoViewIfNeeded();
  await page.locator("[data-awake]").waitFor({ state: "attached" });
};

const JOURNEYS: Journey[] = [
  {
    name: "open a dropdown",
    path: "/",
    act: (page) => press(page, page.getByRole("button", { name: "What We Do" })),
  },
  {
    name: "open the mobile menu",
    path: "/",
    width: 390,
    act: (page) => press(page, page.getByRole("button", { name: "Menu" })),
  },
  {
    name: "type in the blog search",
    path: "/blogs",
    prepare: async (page) => {
      await wake(page);
      await page.locator("main input[type=search]").click();
    },
    act: (page) => page.keyboard.press("p"),
  },
  {
    name: "choose a topic tab",
    path: "/blogs",
    prepare: wake,
    act: (page) =>
      press(page, page.locator("main").getByRole("link", { name: "Legal", exact: true })),
  },
  {
    name: "choose an industry tab",
    path: "/case-studies",
    act: (page) =>
      press(page, page.locator("main").getByRole("link", { name: "Retail", exact: true })),
  },
  {
    name: "tap an industry tab at once",
    path: "/case-studies",
    width: 390,
    isFirst: true,
    act: (page) =>
      page.locator("main").getByRole("link", { name: "Manufacturing", exact: true }).tap(),
  },
  {
    name: "choose a department",
    path: "/work-with-us",
    act: (page) => press(page, page.getByRole("button", { name: "Human Resources" })),
  },
  {
    name: "submit the empty form",
    path: "/work-with-us",
    act: (page) => press(page, page.getByRole("button", { name: "Submit Application" })),
  },
];

/**
 * Time from an action to the next paint, the processor slowed four times. As Interaction to Next Paint counts
 * it: presses, taps and keys, not the pointer's way to the control.
 * @param origin where the site is served
 * @returns milliseconds, median of `runs`, by journey
 */
export async function interactionLatencies(
  origin: string,
  runs: number,
): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
  const latencies: Record<string, number> = {};
  for (const { name, path, width = 1280, isFirst = false, prepare, act } of JOURNEYS) {
    const durations: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({
        ignoreHTTPSErrors: true,
        viewport: { width, height: 800 },
        hasTouch: isFirst,
      });
      const page = await context.newPage();
      await page.goto(origin + path, { waitUntil: "load" });
      await page.waitForTimeout(1200);
      const client = await context.newCDPSession(page);
      await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      if (!isFirst) {
        // Whoever uses a control has moved on the page before; then it wakes.
        await page.mouse.move(2, 2);
        await page.waitForTimeout(1200);
      }
      await prepare?.(page);
      await page.waitForTimeout(300);
      await page.evaluate(() => {
        const seen: number[] = [];
        (window as unknown as { durations: number[] }).durations = seen;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as PerformanceEventTiming[]) {
            if (entry.interactionId) seen.push(entry.duration);
          }
        }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
      });
      await act(page);
      await page.waitForTimeout(600);
      durations.push(
        await page.evaluate(() =>
          Math.max(16, ...(window as unknown as { durations: number[] }).durations),
        ),
      );
      await context.close();
    }
    latencies[name] = median(durations);
  }
  await browser.close();
  return latencies;
}
