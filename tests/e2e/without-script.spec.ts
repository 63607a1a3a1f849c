import { expect, test, type Page } from "@playwright/test";
import { posts, topicOf } from "../../app/collections/blog.server.ts";
import { ONE_OF_EACH_TYPE, relative } from "./addresses.ts";
import { complaints } from "./visitor.ts";

/** Controls that do nothing: neither handled by the browser nor in a form with an address. */
const dead = (page: Page) =>
  page
    .locator("main :is(button, input, select, textarea, [role=slider]):visible")
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) =>
            !control.closest("[popovertarget], form[action]") &&
            !control
              .closest("form")
              ?.querySelector("a[href^='mailto:'], [formaction^='mailto:']") &&
            // The newsletter's field is inactive until there is a newsletter (A7).
            !control.closest("[aria-labelledby=newsletter]"),
        )
        .map((control) => control.outerHTML.slice(0, 120)),
    );

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("every article stands in the list, and topics are links", async ({ page }) => {
    const [{ category }] = posts() as [ReturnType<typeof posts>[number]];
    await page.goto(`blogs?topic=${topicOf(category)}&page=2`);
    const seen = await page
      .locator("main article:visible h3, main article:visible h2")
      .allInnerTexts();
    // The featured article is shown above the list, too.
    const titles = seen.map((title) => title.replaceAll("\u00A0", " "));
    expect([...new Set(titles)].sort()).toEqual(
      posts()
        .map(({ title }) => title)
        .sort(),
    );
    await page.locator("main").getByRole("link", { name: category, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`/blogs/${topicOf(category)}$`));
  });
});

// With blocked scripts, unlike with script off, the browser reports scripting as available.
test("where scripts are blocked, no page has a control that does nothing", async ({ page }) => {
  test.slow();
  // Only pages have no dot in their address.
  await page.route(/\/[^.]*$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), "content-security-policy": "script-src 'none'" };
    await route.fulfill({ response, headers });
  });
  for (const address of ONE_OF_EACH_TYPE) {
    await page.goto(relative(address));
    expect(await dead(page), address).toEqual([]);
  }
});

test("where the modules do not come, controls that need them go", async ({ page }) => {
  test.slow();
  const heard = complaints(page);
  await page.route("**/assets/*.js", (route) => route.abort());
  const asked = new Set<string>();
  for (const address of ONE_OF_EACH_TYPE) {
    // One page for each module.
    const document = await (await page.request.get(relative(address))).text();
    const modules = new Set(document.match(/data-module="[^"]+"/g)).difference(asked);
    if (modules.size === 0) continue;
    for (const module of modules) asked.add(module);
    await page.goto(relative(address));
    await expect(page.locator("html[data-failed]"), address).toBeAttached();
    expect(await dead(page), address).toEqual([]);
  }
  expect(heard.filter((text) => !text.startsWith("Failed to load"))).toEqual([]);
});
