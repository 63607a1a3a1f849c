import type { Page } from "@playwright/test";

/** The first sign of a visitor: scripts beyond the inline one wait for it. */
export const showUp = (page: Page): Promise<void> => page.mouse.move(2, 2);

/** Waits until a page does and asks for no more by itself: its scripts work in idle moments after load. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() =>
          requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 2000 }),
        ),
      ),
  );
  await page.waitForLoadState("networkidle");
}

/** Opens a page as somebody who is there. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await showUp(page);
}

/** Wakes a page's island at once, as a visitor's touch does, and waits until it answers. */
export async function wake(page: Page): Promise<void> {
  await page.waitForLoadState("load");
  await page.locator("[data-island]").first().dispatchEvent("pointerdown");
  await page.locator("[data-awake]").first().waitFor({ state: "attached" });
}

/** Keeps the island's script back until the returned function is called: the moment before it wakes. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Collects what the page itself complains about. */
export function complaints(page: Page): string[] {
  const list: string[] = [];
  page.on("pageerror", (error) => list.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") list.push(message.text());
  });
  return list;
}
