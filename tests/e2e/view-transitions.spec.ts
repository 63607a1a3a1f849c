import { expect, test, type Page } from "@playwright/test";

/** The named parts that move while the browser goes from one page to the next. */
async function moved(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const groups = new Promise<string[]>((resolve) => {
    void page.exposeFunction("report", resolve);
  });
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      const report = (window as unknown as { report: (names: string[]) => void }).report;
      if (!viewTransition) return report([]);
      void viewTransition.ready.then(() =>
        report(
          document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "")
            .filter((name) => name.startsWith("::view-transition-group")),
        ),
      );
    });
  });
  await act();
  return groups;
}

for (const { list, card, width } of [
  { list: "/blogs", card: "main li article a", width: 390 },
  { list: "/where-we-operate", card: "main li a:has-text('Learn')", width: 1280 },
]) {
  test(`${list}: a card's picture grows into the picture of its page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(list);
    const link = page.locator(card).first();
    await link.scrollIntoViewIfNeeded();
    expect(await moved(page, () => link.click())).toContain("::view-transition-group(cover)");
    // Once the picture has arrived, the name is free for the way back.
    const cover = page.locator("[data-cover]");
    await expect.poll(() => cover.evaluate(({ style }) => style.viewTransitionName)).toBe("");
  });
}

test("nothing moves for whom motion is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/blogs");
  expect(await moved(page, () => page.locator("main li article a").first().click())).toEqual([]);
});
