import type { Page } from "@playwright/test";
import { wake } from "./visitor.ts";

/** Parts of the blog list, as a visitor finds them. */
export const main = (page: Page) => page.getByRole("main");
export const cards = (page: Page) => main(page).locator("li article");
export const tab = (page: Page, name: string) =>
  main(page).getByRole("navigation", { name: "Topics" }).getByRole("link", { name, exact: true });
export const pages = (page: Page) => main(page).getByRole("navigation", { name: "Pages" });
export const search = (page: Page) => main(page).getByRole("searchbox");
export const status = (page: Page) => main(page).getByRole("status");
export const titles = (page: Page) =>
  cards(page).getByRole("heading", { level: 3 }).allInnerTexts();

/** Opens the list and wakes it. */
export async function open(page: Page, query = ""): Promise<void> {
  await page.goto(`blogs${query}`);
  await wake(page);
}
