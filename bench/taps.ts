import type { Browser, Locator, Page } from "@playwright/test";
import { launchBrowser, slowPhone, untilIdle } from "./phone.ts";

/**
 * Milliseconds from the tap to the paint that shows the control chosen, and to that which shows its effect;
 * "lost" where there was no effect within twenty seconds.
 */
type Answer = { pressed: number; applied: number } | "lost";

/** "idle": the page has finished all that it does by itself. "early": the control has only just appeared. */
const MOMENTS = ["idle", "early"] as const;
type Moment = (typeof MOMENTS)[number];

/** Every round's answers, by control. */
export type Taps = Record<string, Record<Moment, Answer[]>>;

type Control = { name: string; path: string; find: (page: Page) => Locator; types?: boolean };

const main = (page: Page) => page.getByRole("main");

/** The last of its kind: that one is not chosen at the start. */
const CONTROLS: Control[] = [
  {
    name: "baseline: button",
    path: "/baseline-button",
    find: (page) => page.getByRole("button"),
  },
  {
    name: "blog list, topic tab",
    path: "/blogs",
    find: (page) => main(page).getByRole("navigation", { name: "Topics" }).getByRole("link").last(),
  },
  {
    name: "blog list, search field",
    path: "/blogs",
    find: (page) => main(page).getByRole("searchbox"),
    types: true,
  },
  {
    name: "case studies, industry tab",
    path: "/case-studies",
    find: (page) =>
      main(page).getByRole("navigation", { name: "Industries" }).getByRole("link").last(),
  },
  {
    name: "careers, department chip",
    path: "/work-with-us",
    find: (page) => page.getByRole("form", { name: "Departments" }).getByRole("button").last(),
  },
  {
    name: "search, field",
    path: "/search",
    find: (page) => main(page).getByRole("searchbox"),
    types: true,
  },
];

type Times = { start?: number; pressed?: number; applied?: number };

/**
 * Runs in the page. From the first tap (or letter) on it looks in every frame whether the control and the
 * titles below it have changed, and notes when that frame was painted. Kept for the session, because a tap may
 * lead to another address.
 */
function watch(eventName: string) {
  const note = (key: keyof Times, time: number) => {
    const times = JSON.parse(sessionStorage.getItem("times") ?? "{}") as Times;
    times[key] ??= performance.timeOrigin + time;
    sessionStorage.setItem("times", JSON.stringify(times));
  };
  const afterPaint = (key: keyof Times) => setTimeout(() => note(key, performance.now()));
  const titles = () =>
    Array.from(document.querySelectorAll("main h3"))
      .filter((title) => title.checkVisibility())
      .map((title) => title.textContent)
      .join("\n");

  if (sessionStorage.getItem("times") !== null) {
    // The tap led here: the page that was asked for is its effect.
    new PerformanceObserver((list) => note("applied", list.getEntries()[0]!.startTime)).observe({
      type: "paint",
      buffered: true,
    });
    return;
  }
  const begin = (event: Event) => {
    const control = (event.target as Element).closest("a,button,label,input");
    if (!control) return;
    removeEventListener(eventName, begin, true);
    note("start", event.timeStamp);
    if (eventName === "input") afterPaint("pressed");
    const look = () =>
      Array.from(control.attributes, ({ name, value }) => name + value).join() +
      (control.querySelector("input") ?? control).matches(":checked");
    const lookBefore = look();
    let titlesBefore = titles();
    let isPressed = false;
    const inFrame = () => {
      if (!isPressed && look() !== lookBefore) {
        isPressed = true;
        afterPaint("pressed");
      }
      const titlesNow = titles();
      // More of the same is the page still arriving.
      if (titlesNow.startsWith(titlesBefore)) {
        titlesBefore = titlesNow;
        requestAnimationFrame(inFrame);
      } else afterPaint("applied");
    };
    requestAnimationFrame(inFrame);
  };
  addEventListener(eventName, begin, true);
}

const longestWord = (title: string): string =>
  title.split(/\W+/).sort((a, b) => b.length - a.length)[0]!;

/** The longest word of the last title: the titles that are shown first do not all have it. */
const rareWord = async (page: Page): Promise<string> =>
  longestWord(await page.locator("main h3").last().innerText());

/** Taps a control, the very first thing that is done on its page, on slow 4G with the processor slowed. */
async function tap(
  browser: Browser,
  origin: string,
  { path, find, types = false }: Control,
  moment: Moment,
): Promise<Answer> {
  const { page, context } = await slowPhone(browser);
  await page.addInitScript(watch, types ? "input" : "pointerdown");
  await page.goto(origin + path, { waitUntil: moment === "idle" ? "load" : "commit" });
  const control = find(page);
  await control.waitFor();
  if (moment === "idle") await untilIdle(page);
  await control.tap({ noWaitAfter: true });
  if (types) await page.keyboard.insertText(await rareWord(page));
  const times = await page
    .waitForFunction(
      () => {
        const found = JSON.parse(sessionStorage.getItem("times") ?? "{}") as Times;
        return found.applied ? found : undefined;
      },
      undefined,
      { timeout: 20_000 },
    )
    .then((handle) => handle.jsonValue())
    .catch(() => undefined);
  await context.close();
  if (!times) return "lost";
  const { start = Number.NaN, applied = Number.NaN, pressed = applied } = times;
  return { pressed: Math.min(pressed, applied) - start, applied: applied - start };
}

/** Taps every control at both moments in each round, each time on a fresh page. */
export async function tapInRounds(origin: string, rounds: number): Promise<Taps> {
  const browser = await launchBrowser();
  const taps: Taps = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const control of CONTROLS) {
      const answers = (taps[control.name] ??= { idle: [], early: [] });
      for (const moment of MOMENTS)
        answers[moment].push(await tap(browser, origin, control, moment));
    }
    console.error(`taps: round ${round} of ${rounds}`);
  }
  await browser.close();
  return taps;
}
