import { expect, test } from "@playwright/test";

test("the company's story leads to the team and to mission and vision (R16)", async ({ page }) => {
  await page.goto("./who-are-we");
  const main = page.locator("main");
  await main.getByRole("link", { name: "Our team" }).click();
  await expect(page).toHaveURL(/\/team$/);
  await page.goBack();
  await main.getByRole("link", { name: "Mission and vision" }).click();
  await expect(page).toHaveURL(/\/mission-vision$/);
});

test("the three claims stand with whom they speak of (A3)", async ({ page }) => {
  await page.goto("./who-are-we");
  const main = page.locator("main");
  await expect(main).toContainText(/founded in Bangalore in 2023/);
  await expect(main).toContainText(/Its people bring over a decade of work in India/);
  await expect(main).toContainText(/mainly in India/);
});

test("the address with the other spelling leads to the page (A1)", async ({ page }) => {
  await page.goto("./team");
  await page.goto("./who-we-are");
  await expect(page).toHaveURL(/\/who-are-we$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who Are We");
  await page.goBack();
  await expect(page).toHaveURL(/\/team$/);
});

test("mission, vision, three values and purpose (R17, A21)", async ({ page }) => {
  await page.goto("./mission-vision");
  for (const name of ["Our mission", "Our vision", "Our purpose"]) {
    const statement = page.locator("main div", {
      has: page.getByRole("heading", { name, exact: true }),
    });
    await expect(statement.last().locator("p")).toHaveText(/\w+ \w+ \w+/);
  }
  const values = page.locator("section[aria-labelledby=values]");
  await expect(values.getByRole("heading", { level: 3 })).toHaveText([
    "Excellence",
    "Integrity",
    "Innovation",
  ]);
});

test("the values stand in one column, in three from medium (R17, R106)", async ({ page }) => {
  await page.goto("./mission-vision");
  const columns = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page
      .locator("section[aria-labelledby=values] div:has(> div > h3)")
      .last()
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length);
  };
  expect(await columns(390)).toBe(1);
  expect(await columns(767)).toBe(1);
  expect(await columns(768)).toBe(3);
});

test("six sectors, each with its anchor and ways on (R37, B8)", async ({ page }) => {
  await page.goto("./business-sectors");
  const sectors = page.locator("main section[id]");
  await expect(sectors.getByRole("heading", { level: 2 })).toHaveText([
    "Financial Services",
    "Technology",
    "Healthcare",
    "Manufacturing",
    "Retail",
    "Energy & Utilities",
  ]);
  for (const sector of await sectors.all()) {
    expect(await sector.locator("a[href*='/services/']").count()).toBeGreaterThan(0);
    expect(await sector.locator("a[href*='/case-studies/']").count()).toBeGreaterThan(0);
  }
  await page.goto("./business-sectors#healthcare");
  await expect(page.locator("#healthcare h2")).toBeInViewport();
});

const TOPICS: [id: string, title: string, named: string[]][] = [
  ["strategic-planning", "Strategic HR Planning", []],
  ["performance-management", "Performance Management", []],
  ["employee-engagement", "Employee Engagement", []],
  ["compliance", "HR Compliance", []],
  [
    "payroll-services",
    "Payroll Services",
    [
      "Benefits administration",
      "Coordination with benefits providers",
      "Reconciliation of billing statements",
      "Handling employee queries on deductions",
    ],
  ],
  [
    "organizational-development",
    "Organizational Development",
    [
      "Assessment and diagnostics",
      "Culture transformation",
      "Organizational design and restructuring",
      "Change management",
      "Team effectiveness",
      "Capability building",
    ],
  ],
];

for (const [id, title, named] of TOPICS) {
  test(`${title}: its topic, its way back and its neighbours (R23 to R29, A15)`, async ({
    page,
  }) => {
    await page.goto(`./services/hr-advisory/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" });
    await expect(trail.getByRole("listitem")).toHaveText(["Home", "360° HR Advisory", title]);
    await expect(trail.locator("[aria-current=page]")).toHaveText(title);
    for (const heading of named) {
      const part = page.getByRole("region", { name: heading, exact: true });
      await expect(part.getByRole("heading", { level: 2 })).toHaveText(heading);
      await expect(part.locator("p").first()).toHaveText(/(\w+\W+){20}/);
    }
    expect(await page.locator("main section section").count()).toBeGreaterThanOrEqual(4);
    const more = page.getByRole("navigation", { name: "More of 360° HR Advisory" });
    await expect(more.getByRole("link")).toHaveCount(2);
    await trail.getByRole("link", { name: "360° HR Advisory" }).click();
    await expect(page).toHaveURL(/\/services\/hr-advisory$/);
  });
}

test("the neighbours lead once round all six topics", async ({ page }) => {
  await page.goto("./services/hr-advisory/strategic-planning");
  const seen: string[] = [];
  for (let step = 0; step < TOPICS.length; step++) {
    seen.push(new URL(page.url()).pathname.split("/").pop()!);
    await page.locator("a[rel=next]").click();
    await page.waitForURL((url) => !url.pathname.endsWith(seen.at(-1)!));
  }
  expect(seen).toEqual(TOPICS.map(([id]) => id));
  await expect(page).toHaveURL(/strategic-planning$/);
});
