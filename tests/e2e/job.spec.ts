import { expect, test, type Page } from "@playwright/test";
import { fields, openForm } from "./application-form.ts";

const jobPostings = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll(
      (scripts) => scripts.filter(({ textContent }) => textContent?.includes("JobPosting")).length,
    );

test("a job's page says everything about it (B3)", async ({ page }) => {
  await page.goto("work-with-us/job-001");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marketing Intern");
  const trail = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(trail.getByRole("link", { name: "Work With Us" })).toBeVisible();
  for (const fact of [
    "Internship",
    "Bangalore, Karnataka, India",
    "October 5, 2026",
    "Full days from Monday to Friday",
    "Three months",
    "Our marketing is what our partners write.",
    "Keep the publishing calendar",
    "You can cut a paragraph by half",
    "Proofreading",
  ])
    await expect(page.getByRole("main")).toContainText(fact);
  expect(await jobPostings(page)).toBe(1);
  await page.goto("work-with-us");
  expect(await jobPostings(page)).toBe(0);
});

test("the title in the list leads to the page, Apply Now back to the form with the position", async ({
  page,
}) => {
  await openForm(page);
  await page.getByRole("link", { name: "Business Development Intern", exact: true }).click();
  await expect(page).toHaveURL(/\/work-with-us\/job-002$/);
  await page.getByRole("main").getByRole("link", { name: "Apply Now" }).first().click();
  await expect(page).toHaveURL(/\/work-with-us\?job=.*#job-application-form$/);
  await expect(fields(page).position).toHaveValue("Business Development Intern");
  await expect(fields(page).name).toBeInViewport();
});

test("the page can be passed on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset.copied = text;
      return Promise.resolve();
    };
  });
  await page.goto("work-with-us/job-004");
  const share = page.getByRole("complementary", { name: "Share this position" });
  const linkedIn = share.getByRole("link", { name: "LinkedIn" });
  const { searchParams } = new URL((await linkedIn.getAttribute("href"))!);
  expect(searchParams.get("url")).toMatch(/\/work-with-us\/job-004$/);
  expect(searchParams.get("title")).toBe("HR Intern");
  await share.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied to clipboard")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-copied", /\/work-with-us\/job-004$/);
});

test("an open job shows no word of closing", async ({ page }) => {
  await page.goto("work-with-us/job-003");
  await expect(page.getByText("This position is closed.")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Apply Now" })).toHaveCount(2);
});
