import { expect, type Page } from "@playwright/test";

export const main = (page: Page) => page.getByRole("main");

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

/** Changes what the build wrote beside an island, as if content had been different. */
export async function withProps<Props extends object>(
  page: Page,
  path: string,
  island: string,
  change: (props: Props) => void,
): Promise<void> {
  await page.route(new RegExp(`/${path}(?:[?]|$)`), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = html.replace(
      new RegExp(`(<script type="application/json" data-props="${island}">)(.*?)(</script>)`),
      (_, start: string, json: string, end: string) => {
        const props = JSON.parse(json) as Props;
        change(props);
        return `${start}${JSON.stringify(props).replaceAll("<", "\\u003c")}${end}`;
      },
    );
    expect(changed).not.toBe(html);
    await route.fulfill({ response, body: changed });
  });
}

/** Cookies and storage hold nothing, and the address nothing of what was typed. */
export async function expectNothingKept(page: Page, typed: string[] = []): Promise<void> {
  expect(await page.context().cookies()).toEqual([]);
  const kept = await page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: await navigator.serviceWorker.getRegistrations(),
    state: history.state as unknown,
  }));
  expect(kept).toEqual({
    local: {},
    session: {},
    databases: [],
    caches: [],
    workers: [],
    state: null,
  });
  const address = decodeURIComponent(page.url());
  for (const value of typed) expect(address).not.toContain(value);
}
