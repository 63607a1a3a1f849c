import { expect, test } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { notFoundPage } from "../../app/collections/pages.server.ts";
import { main } from "./visitor.ts";

const { title } = notFoundPage();

test("an unknown address says so, leads home and is logged (R40, R104)", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "info" && logged.push(message.text()));
  const response = await page.goto("no/such%20page?q=1");
  expect(response?.status()).toBe(404);
  await expect(main(page).getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect.poll(() => logged.join()).toContain("/no/such%20page");
  const search = main(page).getByRole("searchbox", { name: labels().searchForm.label });
  await search.fill("payroll");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=payroll$/);
  await page.goBack();
  await main(page).getByRole("link", { name: labels().links.returnHome }).click();
  await expect(page).toHaveURL((url) => url.pathname === "/");
});
