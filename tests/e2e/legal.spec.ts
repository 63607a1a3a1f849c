import { expect, test } from "@playwright/test";
import { LEGAL_DOCUMENTS, legalDocument } from "../../app/collections/pages.server.ts";
import { sampleOf } from "./addresses.ts";

for (const id of sampleOf(LEGAL_DOCUMENTS)) {
  const { title, changes } = legalDocument(id);

  test(`${title}: today's date moves, the date in force does not (R39, A8)`, async ({ page }) => {
    const problems: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    const dates = async (now: string) => {
      await page.clock.setFixedTime(now);
      await page.goto(`./${id}`);
      return page.locator("section[aria-labelledby=page-title] p").allInnerTexts();
    };
    const first = await dates("2027-02-03T12:00:00");
    const second = await dates("2031-12-31T12:00:00");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    expect(first[0]).toBe("Last Updated: 3 February 2027");
    expect(second[0]).toBe("Last Updated: 31 December 2031");
    expect(first[1]).toMatch(/^Text in force since [A-Z][a-z]+ \d+, \d{4} ·\sversion\s\d+$/);
    expect(second[1]).toBe(first[1]);
    expect(problems.filter((text) => /hydrat/i.test(text))).toEqual([]);
  });

  test(`${title}: contents lead to every part, versions and the other texts stand beside`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`./${id}`);
    const links = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
    const headings = page.locator("main .prose h2");
    expect(await links.allInnerTexts()).toEqual(await headings.allInnerTexts());
    await links.last().click();
    await expect(headings.last()).toBeInViewport();
    await expect(page.getByText(new RegExp(`^Version ${changes[0]!.version}, `))).toBeVisible();
    const others = page.locator(
      LEGAL_DOCUMENTS.map((other) => `main ul a[href$='/${other}']`).join(),
    );
    expect(await others.count()).toBeGreaterThan(0);
  });
}

test("on a phone the contents are folded above the text", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("./terms");
  const contents = page.getByRole("navigation", { name: "Contents" });
  await expect(contents.getByRole("link")).toHaveCount(0);
  await contents.getByText("Contents").first().click();
  await expect(contents.getByRole("link")).toHaveText(
    await page.locator("main .prose h2").allTextContents(),
  );
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the day of the build stands in its place (A8)", async ({ page }) => {
    await page.goto("./privacy");
    await expect(page.getByText(/^Last Updated: [A-Z][a-z]+ \d+, \d{4}$/)).toBeVisible();
  });
});
