import { expect, test } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { addressesOf } from "../../app/urls.server.ts";
import { ARTICLE, relative, sampleOf } from "./addresses.ts";
import { complaints, expectNothingKept, loaded, withAnswer } from "./visitor.ts";

/** Pages with state, and pages without. */
const ISLAND_PAGES = sampleOf(["blogs", "work-with-us", "case-studies", "search"], 2);
const STATIC_PAGES = sampleOf([relative(ARTICLE), "./", "contact"], 2);

test("a section that fails at once stays as the document has it (R102)", async ({ page }) => {
  // Invalid props: without jobs, the section throws.
  await withAnswer(page, "**/work-with-us", (html) =>
    html.replace(/("jobs":)\[/, '$1null,"lost":['),
  );
  const heard = complaints(page);
  await page.goto("work-with-us");
  await expect(page.locator("html[data-failed]")).toBeAttached();
  await expect(page.getByRole("form", { name: labels().applicationForm.name })).toBeVisible();
  await expect(page.getByText(labels().unexpectedError.heading)).toHaveCount(0);
  expect(heard.join()).toContain("null");
});

test("all requests go to the site, nothing is kept (R1, B19)", async ({ page, baseURL }) => {
  const outside: string[] = [];
  const heard = complaints(page);
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL(baseURL!).origin) && !request.url().startsWith("data:"))
      outside.push(request.url());
  });
  for (const path of [
    ...STATIC_PAGES,
    ...ISLAND_PAGES,
    "where-we-operate",
    relative(addressesOf("/work-with-us/:job")[0] ?? "/team"),
  ]) {
    await page.goto(path);
    // Modules load when the browser is idle.
    await loaded(page);
    await page.waitForLoadState("networkidle");
  }
  expect(outside).toEqual([]);
  expect(heard, "no policy violation, no script error").toEqual([]);
  await expectNothingKept(page);
});
