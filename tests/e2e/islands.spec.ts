import { expect, test, type Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { addressesOf } from "../../app/urls.server.ts";
import { relative } from "./addresses.ts";

/** Every page type with an island. */
const PAGES = [
  "blogs",
  "case-studies",
  "work-with-us",
  "search",
  "resources/what-is-in-force",
  "resources/compliance-calendar",
  "resources/old-name-new-name",
  "resources/which-rules",
  ...addressesOf("/resources/calculators/:calculator").map(relative),
];

/**
 * What the browser's own translation and extensions do to a document: every text goes into `<font>` elements, beside
 * every field stands an element of theirs; from the moment the document is there, again whatever changes.
 */
function disturb(): void {
  const pass = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (
        !text.data.trim() ||
        text.parentElement!.closest("script,style,textarea,option,font,title")
      )
        continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    for (const field of document.querySelectorAll("main :is(input,textarea,select)"))
      if (field.nextElementSibling?.tagName !== "HELPER-ICON")
        field.after(document.createElement("helper-icon"));
  };
  document.addEventListener("DOMContentLoaded", () => {
    pass();
    new MutationObserver(pass).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
}

/** Each section answers, or the page knows that one does not. */
const settled = (page: Page) => page.locator("html[data-failed], [data-island][data-awake]");

for (const path of PAGES) {
  test(`${path} survives translation and extensions`, async ({ page }) => {
    await page.addInitScript(disturb);
    await page.goto(path);
    await expect(settled(page).first()).toBeAttached();
    await expect(page.getByText(labels().unexpectedError.heading)).toHaveCount(0);
    expect((await page.locator("main").innerText()).split(/\s+/).length).toBeGreaterThan(80);
  });
}

test("a section that breaks in use comes back with what was typed, and the next time says so (R102)", async ({
  page,
}) => {
  const { heading, reload } = labels().unexpectedError;
  await page.goto("resources/old-name-new-name");
  await expect(page.locator("[data-island][data-awake]")).toBeAttached();
  const field = page.locator("#name-search");
  const rows = page.locator("[data-island] li");
  /** Takes away what React is about to take away: rows, or the list when nothing is found. */
  const breakRows = () =>
    page
      .locator("[data-island] :is(ul,li)")
      .evaluateAll((items) => items.forEach((item) => item.remove()));
  const all = await rows.count();
  await breakRows();
  await field.pressSequentially("24Q");
  await expect(field).toHaveValue("24Q");
  await expect(field).toBeFocused();
  await expect(rows).not.toHaveCount(all);
  await expect(page.getByText(heading)).toHaveCount(0);
  await breakRows();
  await field.fill("zzzzzz");
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("removeChild");
  await expect(rows).toHaveCount(all);
  await page.getByRole("link", { name: reload }).click();
  await expect(page.locator("[data-island][data-awake]")).toBeAttached();
  await expect(page.getByText(heading)).toHaveCount(0);
});
