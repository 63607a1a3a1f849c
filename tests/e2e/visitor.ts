import type { Page } from "@playwright/test";

/** Waits until a page's section answers; it loads by itself once the browser is idle. */
export const wake = (page: Page): Promise<void> =>
  page.locator("[data-awake]").first().waitFor({ state: "attached" });

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
