import { expect, test, type Page } from "@playwright/test";
import { posts } from "../../app/collections/blog.server.ts";
import { PAGE_TYPES } from "../page-types.ts";
import { relative, sampleOf } from "./addresses.ts";

/** The pages with state, and what must still be readable when their script does not come. */
const ISLAND_PAGES = sampleOf(["blogs", "work-with-us", "case-studies", "search"], 2);
const STATIC_PAGES = sampleOf([relative(PAGE_TYPES.article!), "./", "contact"], 2);

const isReadable = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect((await page.locator("main").innerText()).split(/\s+/).length).toBeGreaterThan(80);
};

/** Wakes the page's islands at once, as a visitor's touch does. */
const wake = async (page: Page) => {
  await page.waitForLoadState("load");
  await page.locator("[data-island]").first().dispatchEvent("pointerdown");
  await page.waitForLoadState("networkidle");
};

for (const path of [...ISLAND_PAGES, ...STATIC_PAGES]) {
  test(`${path} reads without its modules, its page sheet or its fonts`, async ({ page }) => {
    for (const kind of ["js", "css", "woff2"]) {
      await page.route(`**/*.${kind}`, (route) => route.abort());
      await page.goto(path);
      if (kind === "js" && ISLAND_PAGES.includes(path)) await wake(page);
      await isReadable(page);
      await page.unroute(`**/*.${kind}`);
    }
  });
}

test("all articles can be reached when the list's script does not come", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("blogs");
  await wake(page);
  const found = new Set<string>();
  for (let number = 1; ; number += 1) {
    const links = page.locator("main article a");
    const paths = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    for (const path of paths) found.add(path);
    const next = page.getByRole("navigation", { name: "Pages" }).getByRole("link", {
      name: `Page ${number + 1}`,
      exact: true,
    });
    if ((await next.count()) === 0) break;
    await next.click();
    await page.waitForURL(`**/blogs/${number + 1}`);
  }
  expect([...found]).toEqual(expect.arrayContaining(posts().map(({ path }) => path)));
});

test("a failing section is replaced alone, says why and shows a way out (R102)", async ({
  page,
}) => {
  // Props that no build writes: the list of topics is missing, so that the section throws.
  await page.route("**/blogs", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/("tabs":)\[/, '$1null,"lost":[') });
  });
  await page.goto("blogs");
  await wake(page);
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(/null/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "Return to Home" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("offline, a list says that it could not be loaded, and comes when the line is back", async ({
  page,
  context,
}) => {
  await page.goto("blogs");
  await wake(page);
  await context.setOffline(true);
  const topics = page.getByRole("navigation", { name: "Topics" });
  await topics.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/topic=/);
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await expect(page.locator("main li article")).toHaveCount(0);
  await context.setOffline(false);
  await retry.click();
  await expect(page.locator("main li article:visible").first()).toBeVisible();
});

/** Bytes that script holds after a clean-up. */
async function usedHeap(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send("HeapProfiler.collectGarbage");
  const { usedSize } = await client.send("Runtime.getHeapUsage");
  return usedSize;
}

// Twenty seconds each: the long set alone asks.
const longTest = process.env.TEST_ALL ? test : test.skip;

longTest(
  "200 filter changes keep the memory within 1.1 times that after the first 20",
  async ({ page }) => {
    test.slow();
    await page.goto("blogs");
    await wake(page);
    const heap = () => usedHeap(page);
    const change = (times: number) =>
      page.evaluate(async (count) => {
        const tabs = [...document.querySelectorAll<HTMLElement>('main nav[aria-label="Topics"] a')];
        for (let step = 0; step < count; step += 1) {
          tabs[step % tabs.length]!.click();
          // No hand is faster, and Chromium keeps a picture with sources that goes while it is being loaded.
          await new Promise((resolve) => setTimeout(resolve, 60));
        }
      }, times);
    await change(20);
    const before = await heap();
    await change(200);
    expect((await heap()) / before).toBeLessThanOrEqual(1.1);
  },
);

longTest(
  "200 page visits leave nothing behind: storage, cookies, databases (R1)",
  async ({ page, context }) => {
    test.slow();
    const paths = [...STATIC_PAGES, ...ISLAND_PAGES];
    const visit = async (times: number) => {
      for (let count = 0; count < times; count += 1) {
        await page.goto(paths[count % paths.length]!, { waitUntil: "commit" });
      }
      await page.goto("./");
    };
    await visit(20);
    const before = await usedHeap(page);
    await visit(200);
    expect((await usedHeap(page)) / before, "memory").toBeLessThanOrEqual(1.1);
    expect(await context.cookies()).toEqual([]);
    expect(
      await page.evaluate(async () => ({
        local: localStorage.length,
        session: sessionStorage.length,
        databases: (await indexedDB.databases()).length,
        caches: (await caches.keys()).length,
        workers: (await navigator.serviceWorker.getRegistrations()).length,
      })),
    ).toEqual({ local: 0, session: 0, databases: 0, caches: 0, workers: 0 });
  },
);

test("every request goes to the site itself (R1, B19)", async ({ page, baseURL }) => {
  const outside: string[] = [];
  const blocked: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL(baseURL!).origin) && !request.url().startsWith("data:")) {
      outside.push(request.url());
    }
  });
  page.on("console", (message) => {
    if (message.type() === "error") blocked.push(message.text());
  });
  for (const path of [
    ...STATIC_PAGES,
    ...ISLAND_PAGES,
    "where-we-operate",
    relative(PAGE_TYPES.job ?? "/team"),
  ]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect(outside).toEqual([]);
  expect(blocked, "no policy violation, no script error").toEqual([]);
});

for (const time of sampleOf(["2049-06-15T12:00:00", "1999-12-31T23:59:59"])) {
  test(`a clock at ${time} breaks nothing`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.clock.setFixedTime(new Date(time));
    for (const path of ["./", "privacy", "work-with-us", "contact"]) {
      await page.goto(path);
      await isReadable(page);
    }
    expect(errors).toEqual([]);
    await expect(page.getByRole("contentinfo").getByText(`© ${time.slice(0, 4)}`)).toBeVisible();
  });
}

test("refused storage and a missing clipboard break nothing", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("refused", "SecurityError");
      },
    });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  for (const path of [...ISLAND_PAGES, ...STATIC_PAGES]) {
    await page.goto(path);
    if (ISLAND_PAGES.includes(path)) await wake(page);
    await isReadable(page);
  }
  expect(errors).toEqual([]);
});
