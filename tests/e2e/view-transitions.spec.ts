import { expect, test, type Locator, type Page } from "@playwright/test";
import { caseStudies } from "../../app/collections/case-studies.server.ts";
import { labels } from "../../app/collections/labels.server.ts";

/** Makes each page log the names that a view transition animates on arrival. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    addEventListener("pagereveal", async ({ viewTransition }) => {
      await viewTransition?.ready;
      const parts = (viewTransition ? document.getAnimations() : []).map(
        ({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "",
      );
      console.debug(
        "Moved:",
        ...parts.filter((part) => part.startsWith("::view-transition-group")),
      );
    });
  });

/** The names that are animated when a link is followed. */
async function movedBy(page: Page, link: Locator): Promise<string> {
  const said = page.waitForEvent("console", (message) => message.text().startsWith("Moved:"));
  await link.click();
  return (await said).text();
}

/** The case studies with a figure before and after, which their pages show. */
const compared = caseStudies().filter(({ results }) => results[0]?.before);
/** Their cards with that figure: the first of the list may have a drawing instead. */
const figures = compared.map(({ path }) => `main article:has([data-figure]) a[href$="${path}"]`);

for (const [list, card] of [
  ["case-studies", figures.join()],
  ["where-we-operate", `main li a:has-text("${labels().regions.more}")`],
] as const)
  test(`/${list}: a card's picture or figure grows into that of its page`, async ({ page }) => {
    test.skip(!card, "no case says what was before");
    await page.setViewportSize({ width: 1280, height: 800 });
    await listen(page);
    await page.goto(list);
    // The condition of the rule in styles/base.css.
    const hasTransitions = await page.evaluate(() => CSS.supports("position-anchor: normal"));
    test.skip(!hasTransitions, "the browser is older than the rule asks for");
    // The browser fades in a page of which it has only a part at first.
    await expect(async () => {
      await page.goto(list);
      const link = page.locator(card!).first();
      await link.scrollIntoViewIfNeeded();
      expect(await movedBy(page, link)).toContain("::view-transition-group(cover)");
    }).toPass();
    // After the transition, the name is free for the way back.
    const cover = page.locator("[data-cover]");
    await expect.poll(() => cover.evaluate(({ style }) => style.viewTransitionName)).toBe("");
  });

test("nothing moves for whom motion is reduced", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("case-studies");
  await listen(page);
  expect(await movedBy(page, page.locator("main article:visible a").first())).toBe("Moved:");
});
