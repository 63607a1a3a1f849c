import { expect, test } from "@playwright/test";

test.beforeEach(async ({ page }) => {
  await page.goto("./");
});

test("the bands stand in the specification's order (R42, A14)", async ({ page }) => {
  const names = await page
    .locator("main > section, main > div > section")
    .evaluateAll((sections) => sections.map((section) => section.getAttribute("aria-labelledby")));
  expect(names).toEqual([
    "page-title",
    "trust",
    "stats",
    "services-heading",
    "urgent",
    "industries",
    "cases",
    "articles",
    "consultation",
    "call-to-action",
  ]);
});

test("the hero says what the firm does and both controls lead to the services (R43, R44)", async ({
  page,
}) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Strategic Management Consulting Excellence",
  );
  for (const name of ["Explore Our Services", "Scroll to services"]) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.getByRole("link", { name }).click();
    await expect(page.locator("#services")).toBeInViewport();
  }
});

test("six names of trust, none a picture (R45, A13)", async ({ page }) => {
  const strip = page.getByRole("region", { name: "Trusted by" });
  await expect(strip.getByRole("listitem")).toHaveCount(6);
  await expect(strip.getByRole("img")).toHaveCount(0);
});

test("the four key figures and whom they speak of (R46, A3)", async ({ page }) => {
  const pairs = await page
    .locator("main dl")
    .first()
    .locator("> div")
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.querySelector("dd")?.textContent,
        row.querySelector("dt")?.textContent,
      ]),
    );
  expect(pairs).toEqual([
    ["15+", "years of experience"],
    ["200+", "clients served"],
    ["25+", "countries covered"],
    ["500+", "projects delivered"],
  ]);
  await expect(
    page.getByText("Experience figures refer to our team; the firm was founded in 2023."),
  ).toBeVisible();
});

test("six services, each with icon, three points and its page (R47)", async ({ page }) => {
  const rows = page.locator("#services li:has(> svg)");
  await expect(rows).toHaveCount(6);
  const pages = [
    "hr-advisory",
    "talent-acquisition",
    "legal-services",
    "compliance-management",
    "due-diligence",
    "management-consulting",
  ];
  for (const [index, id] of pages.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole("heading", { level: 3 })).toBeVisible();
    await expect(row.locator("li")).toHaveCount(3);
    await expect(row.getByRole("link", { name: /^Learn More/ })).toHaveAttribute(
      "href",
      new RegExp(`/services/${id}$`),
    );
  }
});

test("a click anywhere on a service's row opens its page", async ({ page }) => {
  const icon = page.locator("#services li:has(> svg)").nth(2).locator("> svg");
  await icon.scrollIntoViewIfNeeded();
  const box = (await icon.boundingBox())!;
  await page.mouse.click(box.x + 5, box.y + 5);
  await expect(page).toHaveURL(/\/services\/legal-services$/);
});

test("six industries lead to the sectors (R48)", async ({ page }) => {
  const tiles = page.locator('section[aria-labelledby="industries"] ul a');
  await expect(tiles).toHaveText([
    "Financial Services",
    "Technology",
    "Healthcare",
    "Manufacturing",
    "Retail",
    "Energy & Utilities",
  ]);
  for (const tile of await tiles.all()) {
    await expect(tile).toHaveAttribute("href", /\/business-sectors$/);
  }
});

test("case teasers and the three newest articles (R49, R50)", async ({ page }) => {
  await expect(page.locator("main a[href*='/case-studies/']")).toHaveCount(3);
  const articles = await page
    .locator("main a[href*='/blog/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.split("/").pop()));
  expect(articles).toEqual(["0", "1", "2"]);
});
