import { expect, test, type Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { ARTICLE, relative } from "./addresses.ts";
import { clipboardOf, withAnswer, visitorIsBack } from "./visitor.ts";

/** Opens an article with some markup for the enhancements added to its first paragraph. */
async function openWith(page: Page, markup: string): Promise<void> {
  await clipboardOf(page);
  await withAnswer(page, `**${ARTICLE}`, (html) =>
    html.replace(/(<article[^>]*>)/, `$1<div id="probe">${markup}</div>`),
  );
  await page.goto(relative(ARTICLE));
  await page.locator("[data-enhanced]").waitFor({ state: "attached" });
}

const COPY_BUTTON = '<button data-copy="one" data-copied="Copied one">one</button>';

const toasts = (page: Page) => page.locator("[data-toasts] [role=status] > :not([hidden])");
const copy = (page: Page) => page.locator("[data-copy]").click();

test.describe("notices (R103)", () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  /** Stops the clock: on a busy machine, real time could outlast a notice. */
  const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000);

  test("a notice is announced, renews itself, stays five seconds and leaves", async ({ page }) => {
    await openWith(page, COPY_BUTTON);
    await stopClock(page);
    await copy(page);
    await expect(page.getByRole("status").filter({ hasText: "Copied one" })).toBeVisible();
    await page.clock.runFor(4000);
    await copy(page);
    for (const [time, count] of [
      [5000, 1],
      [1300, 0],
    ] as const) {
      await page.clock.runFor(time);
      await expect(toasts(page)).toHaveCount(count);
    }
  });

  test("pointer and focus hold a notice; closed, it gives the focus back", async ({ page }) => {
    const close = page.getByRole("button", { name: labels().notice.close });
    await openWith(page, COPY_BUTTON);
    await copy(page);
    await toasts(page).hover();
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toHaveCount(1);
    await close.focus();
    // Moved away, so that only the focus keeps the notice open.
    await page.mouse.move(0, 0);
    await page.clock.runFor(20_000);
    await expect(toasts(page)).toHaveCount(1);
    await page.locator("[data-copy]").focus();
    await page.clock.runFor(7000);
    await expect(toasts(page)).toHaveCount(0);
    await copy(page);
    const { width, height } = (await close.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await close.press("Enter");
    await page.clock.runFor(200);
    await expect(toasts(page)).toHaveCount(0);
    await expect(page.locator("[data-copy]")).toBeFocused();
  });
});

test.describe("a visitor in New York", () => {
  test.use({ timezoneId: "America/New_York" });
  test("sees a job close by the firm's clock (B3)", async ({ page }) => {
    const job =
      '<div data-closing-date="2027-01-05"><p data-closed-notice hidden>Closed</p><a data-apply href="#">Apply Now</a></div><b data-clock="Asia/Kolkata"></b>';
    for (const [time, isOpen] of [
      ["2027-01-05T23:30:00+05:30", true],
      ["2027-01-06T00:30:00+05:30", false],
    ] as const) {
      await page.clock.setFixedTime(new Date(time));
      // The second time, the visitor returns to a page that was left open.
      if (isOpen) await openWith(page, job);
      else await visitorIsBack(page);
      await expect(page.locator("[data-apply]")).toHaveCount(isOpen ? 1 : 0);
      await expect(page.locator("[data-closed-notice]")).toBeVisible({ visible: !isOpen });
      // The present time, not that of leaving.
      await expect(page.locator("[data-clock]")).toHaveText(time.slice(11, 16));
    }
    await openWith(page, job);
    await expect(page.locator("[data-apply]")).toHaveCount(0);
  });
});
