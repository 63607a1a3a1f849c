import type { Browser, Page } from "@playwright/test";
import { launchBrowser, slowPhone, untilIdle } from "./phone.ts";

/**
 * When the link is pressed: "prepared", after the browser has had a second to fetch the page behind a link that is
 * pointed at; "idle", on a page that has finished; "early", as soon as the link is there.
 */
const MOMENTS = ["prepared", "idle", "early"] as const;
type Moment = (typeof MOMENTS)[number];

/** Milliseconds from the press to the largest paint of the page that it leads to: every round's, by way. */
export type NextPages = Record<string, Record<Moment, number[]>>;

/** Where a link stands, and the first address that begins so; `back` where the way is back from there. */
type Way = { name: string; from: string; to: string; back?: true };

const WAYS: Way[] = [
  {
    name: "baseline: one hand-written page to another",
    from: "/baseline-home",
    to: "/baseline-article",
  },
  { name: "home to a service", from: "/", to: "/services/" },
  { name: "home to an article", from: "/", to: "/blog/" },
  { name: "list to article", from: "/blogs", to: "/blog/" },
  { name: "article back to its list", from: "/blogs", to: "/blog/", back: true },
  { name: "list to case study", from: "/case-studies", to: "/case-studies/" },
  { name: "careers to a job", from: "/work-with-us", to: "/work-with-us/" },
  { name: "regions to a region", from: "/where-we-operate", to: "/where-we-operate/" },
  { name: "law tools to the calendar", from: "/resources", to: "/resources/compliance-calendar" },
  {
    name: "calculators to a calculator",
    from: "/resources/calculators",
    to: "/resources/calculators/",
  },
  { name: "service to contact", from: "/services/hr-advisory", to: "/contact" },
];

/** Runs in every page: notes when a link was pressed, and when the page that it leads to last painted something larger. */
function watch() {
  const note = (key: string, time: number) =>
    sessionStorage.setItem(key, `${performance.timeOrigin + time}`);
  addEventListener("pointerdown", ({ timeStamp }) => note("pressed", timeStamp), true);
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) note("painted", startTime);
  }).observe({ type: "largest-contentful-paint", buffered: true });
  addEventListener("pagehide", () => note("pressed back", performance.now()));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted)
      requestAnimationFrame(() => setTimeout(() => note("painted", performance.now())));
  });
}

const noted = (page: Page, key: string) =>
  page.evaluate((name) => Number(sessionStorage.getItem(name)), key);

async function follow(browser: Browser, origin: string, way: Way, moment: Moment): Promise<number> {
  const { page, context } = await slowPhone(browser);
  await page.addInitScript(watch);
  await page.goto(origin + way.from, { waitUntil: moment === "early" ? "commit" : "load" });
  const link = page.locator(`main a[href^="${way.to}"]:visible`).first();
  await link.waitFor();
  if (moment !== "early") await untilIdle(page);
  if (moment === "prepared") {
    await link.hover();
    await page.waitForTimeout(1000);
  }
  await link.click({ noWaitAfter: true });
  await page.waitForURL((url) => url.pathname.startsWith(way.to) && url.pathname !== way.from);
  await untilIdle(page);
  if (way.back) {
    await page.goBack();
    await untilIdle(page);
  }
  const start = await noted(page, way.back ? "pressed back" : "pressed");
  const end = await noted(page, "painted");
  await context.close();
  return end - start;
}

/** Follows every way at each moment in each round, each time in a fresh browser profile. */
export async function nextPagesInRounds(origin: string, rounds: number): Promise<NextPages> {
  const browser = await launchBrowser();
  const ways: NextPages = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const way of WAYS) {
      const times = (ways[way.name] ??= { prepared: [], idle: [], early: [] });
      for (const moment of MOMENTS) times[moment].push(await follow(browser, origin, way, moment));
    }
    console.error(`next page: round ${round} of ${rounds}`);
  }
  await browser.close();
  return ways;
}
