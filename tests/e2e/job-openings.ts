import type { Page } from "@playwright/test";

/** What the tests of the open positions share. */

export const EMPTY = "No job openings found in this department at the moment.";

export const TITLES = [
  "Marketing Intern",
  "Business Development Intern",
  "Marketing Executive",
  "HR Intern",
];

export const chips = (page: Page) =>
  page.getByRole("form", { name: "Departments" }).getByRole("button");

export const jobTitles = (page: Page) =>
  page.getByRole("heading", { level: 3 }).filter({ has: page.getByRole("link") });

export const pressed = (page: Page) => page.locator("[aria-pressed=true]");
