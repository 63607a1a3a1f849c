import { expect, test, type Page } from "@playwright/test";
import { caseStudies } from "../../app/collections/case-studies.server.ts";
import { labels } from "../../app/collections/labels.server.ts";

/** Watches a page. @returns what acts, and says which named parts moved while the browser went to the next page */
async function watch(page: Page): Promise<(act: () => Promise<unknown>) => Promise<string[]>> {
  let heard: (names: string[]) => void = () => {};
  await page.exposeFunction("report", (names: string[]) => heard(names));
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      const { report } = window as unknown as { report: (names: string[]) => void };
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
  return async (act) => {
    const names = new Promise<string[]>((resolve) => (heard = resolve));
    await act();
    return names;
  };
}

/** A case shows on its page how its figure has changed, where it says what was before. */
const study = caseStudies().find(({ results }) => results[0]?.before);

for (const [list, card] of [
  ["case-studies", study && `main article a[href$="${study.path}"]`],
  ["where-we-operate", `main li a:has-text("${labels().regions.more}")`],
] as const)
  test(`/${list}: a card's picture or figure grows into that of its page`, async ({ page }) => {
    test.skip(!card, "no case says what was before");
    await page.setViewportSize({ width: 1280, height: 800 });
    const moved = await watch(page);
    // A page of which the browser has only a part at first is faded in as a whole.
    await expect(async () => {
      await page.goto(list);
      const link = page.locator(card!).first();
      await link.scrollIntoViewIfNeeded();
      expect(await moved(() => link.click())).toContain("::view-transition-group(cover)");
    }).toPass();
    // Once the picture has arrived, the name is free for the way back.
    const cover = page.locator("[data-cover]");
    await expect.poll(() => cover.evaluate(({ style }) => style.viewTransitionName)).toBe("");
  });

test("nothing moves for whom motion is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("case-studies");
  const moved = await watch(page);
  expect(await moved(() => page.locator("main article:visible a").first().click())).toEqual([]);
});
