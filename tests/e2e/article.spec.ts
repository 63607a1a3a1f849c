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

/** Replaces the browser's own sheet for sharing before the page can see it. */
const offer = (page: Page, what: "sheet" | "no sheet" | "refusal" | "cancel") =>
  page.addInitScript((kind) => {
    const calls: unknown[] = [];
    Object.assign(window, { calls });
    const fail = (name: string) => Promise.reject(new DOMException("Not today", name));
    const sheets: Record<string, unknown> = {
      sheet: (data: unknown) => Promise.resolve(void calls.push(data)),
      refusal: () => fail("NotAllowedError"),
      cancel: () => (calls.push("cancelled"), fail("AbortError")),
    };
    Object.defineProperty(navigator, "share", { value: sheets[kind], configurable: true });
  }, what);

const calls = (page: Page) =>
  page.evaluate(() => (window as unknown as { calls: unknown[] }).calls);

test("Share opens the browser's own sheet where there is one (R64)", async ({ page }) => {
  await offer(page, "sheet");
  await page.goto(`${ARTICLE}?from=mail#part`);
  await shareButton(page).click();
  expect(await calls(page)).toEqual([
    {
      url: await canonical(page),
      title: (await page.locator("h1").innerText()).replace(/\s+/g, " "),
    },
  ]);
  await expect(toasts(page)).toHaveCount(0);
});

test("Share copies the link and says so where there is none (R64)", async ({ page }) => {
  await offer(page, "no sheet");
  const copied = await clipboardOf(page);
  await page.goto(ARTICLE);
  await shareButton(page).click();
  const notice = page.getByRole("status").filter({ hasText: share.copied.title });
  await expect(notice.getByText(share.copied.title, { exact: true })).toBeVisible();
  await expect(notice.getByText(share.copied.text, { exact: true })).toBeVisible();
  expect(await copied()).toEqual([await canonical(page)]);
});

test("a sheet that fails is a line in the console, a closed one is not (R65)", async ({ page }) => {
  const errors = complaints(page);
  await offer(page, "cancel");
  await page.goto(ARTICLE);
  await shareButton(page).click();
  await expect.poll(() => calls(page)).toEqual(["cancelled"]);
  await animationsFinished(page);
  expect(errors).toEqual([]);
  await offer(page, "refusal");
  await page.reload();
  await shareButton(page).click();
  await expect.poll(() => errors.length).toBe(1);
  expect(errors[0]).toContain("NotAllowedError");
  await expect(toasts(page)).toHaveCount(0);
});

test("where the clipboard refuses, the link stands selected (A10)", async ({ page }) => {
  const errors = complaints(page);
  await offer(page, "no sheet");
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

test("print shows the article alone (B7)", async ({ page }) => {
  await page.goto(ARTICLE);
  await page.emulateMedia({ media: "print" });
  const article = main(page).getByRole("article").first();
  await expect(main(page).getByRole("heading", { level: 1 })).toBeVisible();
  for (const paragraph of await article.locator(".prose p").all())
    await expect(paragraph).toBeVisible();
  for (const hidden of [
    page.getByRole("banner"),
    main(page).getByText(words.share),
    main(page).getByText(words.contents).first(),
    main(page).getByRole("heading", { name: words.readNext }),
    main(page).getByText(words.next, { exact: true }),
    // A photograph is part of what the article says, a drawing is not.
    ...(post.cover ? [] : [page.locator("main img").first()]),
  ]) {
    await expect(hidden).toBeHidden();
  }
});
