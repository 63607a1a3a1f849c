import { launchBrowser, slowPhone } from "./phone.ts";

/** Pixels a second: a quick reader's thumb. */
const READING_SPEED = 600;

/** Pictures below the first window: how many there are, and the files of those that were late. */
export type PicturesSeen = { seen: number; late: string[] };

/** Runs in the page: notes for each picture whether it is complete when its first pixel enters the window. */
function watchPictures() {
  const pictures = { seen: 0, late: [] as string[] };
  Object.assign(window, { pictures });
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      const image = target as HTMLImageElement;
      pictures.seen += 1;
      if (!image.complete || image.naturalWidth === 0)
        pictures.late.push(new URL(image.currentSrc || image.src).pathname);
    }
  });
  for (const image of document.querySelectorAll("main img")) {
    if (image.getBoundingClientRect().top > innerHeight) observer.observe(image);
  }
}

/** Opens each page on slow 4G with the processor slowed, looks at it for a second and scrolls to its end. */
export async function scrollThrough(
  pages: Record<string, string>,
): Promise<Record<string, PicturesSeen>> {
  const browser = await launchBrowser();
  const results: Record<string, PicturesSeen> = {};
  for (const [name, url] of Object.entries(pages)) {
    const { page, client, context } = await slowPhone(browser);
    await page.goto(url, { waitUntil: "domcontentloaded" });
    await page.waitForTimeout(1000);
    await page.evaluate(watchPictures);
    const { height, width } = page.viewportSize()!;
    const length = await page.evaluate(() => document.documentElement.scrollHeight);
    await client.send("Input.synthesizeScrollGesture", {
      x: width / 2,
      y: height / 2,
      yDistance: height - length,
      speed: READING_SPEED,
      gestureSourceType: "mouse",
    });
    results[name] = await page.evaluate(
      () => (window as unknown as { pictures: PicturesSeen }).pictures,
    );
    await context.close();
  }
  await browser.close();
  return results;
}
