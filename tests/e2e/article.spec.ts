import { expect, test, type Page } from "@playwright/test";
import { posts } from "../../app/collections/blog.server.ts";
import { lawChangesSince } from "#app/law/collections/rules.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { relative } from "./addresses.ts";
import { clipboardOf, complaints, main, animationsFinished } from "./visitor.ts";

/** An article whose law has changed since, if there is one. */
const post = posts().find((each) => lawChangesSince(each).length > 0) ?? posts()[0]!;
const ARTICLE = relative(post.path);
const { article: words, copying, share } = labels();

const shareButton = (page: Page) =>
  main(page).getByRole("button", { name: share.button, exact: true });
const toasts = (page: Page) => page.locator("[data-toasts] [role=status] > :not([hidden])");
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute("href");

declare global {
  interface Window {
    /** How the stubbed share sheet behaves, and what it was called with. */
    sheet: { does: "succeeds" | "refuses" | "closes"; calls: unknown[] };
  }
}

/** Stubs or removes the browser's share sheet before the page loads. */
const offer = (page: Page, hasSheet: boolean) =>
  page.addInitScript((isThere) => {
    window.sheet = { does: "succeeds", calls: [] };
    const value = (data: unknown) => {
      window.sheet.calls.push(data);
      const name = { succeeds: "", refuses: "NotAllowedError", closes: "AbortError" };
      return window.sheet.does === "succeeds"
        ? Promise.resolve()
        : Promise.reject(new DOMException("Not today", name[window.sheet.does]));
    };
    Object.defineProperty(navigator, "share", { value: isThere ? value : undefined });
  }, hasSheet);

test("Share opens the browser's sheet; a failure is logged (R64, R65)", async ({ page }) => {
  const errors = complaints(page);
  await offer(page, true);
  await page.goto(`${ARTICLE}?from=mail#part`);
  const title = (await page.locator("h1").innerText()).replace(/\s+/g, " ");
  const shared = { url: await canonical(page), title };
  for (const [times, does] of (["succeeds", "closes", "refuses"] as const).entries()) {
    await page.evaluate((given) => (window.sheet.does = given), does);
    await shareButton(page).click();
    const calls = Array.from({ length: times + 1 }, () => shared);
    await expect.poll(() => page.evaluate(() => window.sheet.calls)).toEqual(calls);
    await animationsFinished(page);
    await expect.poll(() => errors.length).toBe(does === "refuses" ? 1 : 0);
  }
  expect(errors[0]).toContain("NotAllowedError");
  await expect(toasts(page)).toHaveCount(0);
});

test("Share copies the link and says so where there is none (R64)", async ({ page }) => {
  await offer(page, false);
  const copied = await clipboardOf(page);
  await page.goto(ARTICLE);
  await shareButton(page).click();
  const notice = page.getByRole("status").filter({ hasText: share.copied.title });
  await expect(notice.getByText(share.copied.title, { exact: true })).toBeVisible();
  await expect(notice.getByText(share.copied.text, { exact: true })).toBeVisible();
  expect(await copied()).toEqual([await canonical(page)]);
});

test("where the clipboard refuses, the link stands selected (A10)", async ({ page }) => {
  const errors = complaints(page);
  await offer(page, false);
  await clipboardOf(page, true);
  await page.goto(ARTICLE);
  await shareButton(page).click();
  const field = main(page).getByRole("textbox", { name: copying.byHand });
  await expect(field).toHaveValue((await canonical(page))!);
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await canonical(page));
  await shareButton(page).click();
  await expect(field).toHaveCount(1);
  await expect(toasts(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test("contents lead to their parts and take the focus along (B7)", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(ARTICLE);
  const links = main(page).getByRole("navigation", { name: words.contents }).getByRole("link");
  const headings = await main(page)
    .getByRole("article")
    .first()
    .getByRole("heading", { level: 2 })
    .allInnerTexts();
  expect(await links.allInnerTexts()).toEqual(headings);
  expect(headings.length).toBeGreaterThan(1);
  for (const [place, name] of headings.entries()) {
    await links.nth(place).click();
    await expect(main(page).getByRole("heading", { level: 2, name })).toBeFocused();
    await expect(main(page).getByRole("heading", { level: 2, name })).toBeInViewport();
  }
});

test("on small screens the contents are folded above the text (B7)", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ARTICLE);
  const contents = main(page).locator("details ol");
  await expect(contents).toBeHidden();
  await main(page).getByText(words.contents).click();
  await expect(contents).toBeVisible();
  await contents.getByRole("link").nth(1).click();
  await expect(
    main(page).getByRole("article").first().getByRole("heading", { level: 2 }).nth(1),
  ).toBeInViewport();
});
