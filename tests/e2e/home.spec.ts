import { expect, test } from "@playwright/test";
import { posts } from "../../app/collections/blog.server.ts";
import { caseStudyById } from "../../app/collections/case-studies.server.ts";
import { keyStats } from "../../app/collections/claims.server.ts";
import { HOME_POSTS } from "#app/constants.ts";
import { clients } from "../../app/collections/clients.server.ts";
import { comingEvents } from "../../app/collections/events.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { homePage } from "../../app/collections/pages.server.ts";
import { sectors } from "../../app/collections/sectors.server.ts";
import { homeServices } from "../../app/collections/services.server.ts";
import { loaded } from "./visitor.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("./");
});

test("the bands stand in the required order (R42, A14)", async ({ page }) => {
  const names = await page
    .locator("main > section, main > div > section")
    .evaluateAll((sections) => sections.map((section) => section.getAttribute("aria-labelledby")));
  expect(names).toEqual([
    "page-title",
    "trust",
    "stats",
    "services-heading",
    ...(homePage().urgent ? ["law-today"] : []),
    "industries",
    "cases",
    "articles",
    ...(comingEvents().length > 0 ? ["coming"] : []),
    ...(homePage().people ? ["people"] : []),
    "close",
  ]);
});

test("the hero says what the firm does and both controls lead to the services (R43, R44)", async ({
  page,
}) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(homePage().title);
  for (const name of Object.values(homePage().hero)) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await page.getByRole("link", { name }).click();
    await expect(page.locator("#services")).toBeInViewport();
  }
});

test("the names of trust; those without a logo are no pictures (R45, A13)", async ({ page }) => {
  const strip = page.getByRole("region", { name: homePage().trustLabel });
  await expect(strip.getByRole("listitem")).toHaveCount(clients().length);
  await expect(strip.getByRole("img")).toHaveCount(clients().filter(({ logo }) => logo).length);
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
  expect(pairs).toEqual(keyStats().stats.map(({ value, label }) => [value, label]));
  await expect(page.getByText(keyStats().note)).toBeVisible();
});

test("the services, each with icon, three points and its page (R47)", async ({ page }) => {
  const rows = page.locator("#services li:has(> svg)");
  await expect(rows).toHaveCount(homeServices().length);
  for (const [index, { path }] of homeServices().entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole("heading", { level: 3 })).toBeVisible();
    await expect(row.locator("li")).toHaveCount(3);
    await expect(row.getByRole("link", { name: labels().services.more })).toHaveAttribute(
      "href",
      new RegExp(`${path}$`),
    );
  }
});

test("the words of a service's row can be selected, and a click on them opens its page", async ({
  page,
}) => {
  // Where it is when everything above has its height.
  await loaded(page);
  const words = page.locator("#services li:has(> svg)").last().locator("li");
  await words.last().scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await words.first().boundingBox())!;
  await page.mouse.move(x + 1, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width, y + height / 2);
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).not.toBe("");
  await expect(page).toHaveURL(/\/$/);
  await words.last().click();
  await expect(page).toHaveURL(new RegExp(`${homeServices().at(-1)!.path}$`));
});

test("six industries lead to the sectors (R48)", async ({ page }) => {
  const tiles = page.locator('section[aria-labelledby="industries"] ul a');
  await expect(tiles).toHaveText(sectors().map(({ title }) => title));
  for (const tile of await tiles.all()) {
    await expect(tile).toHaveAttribute("href", /\/business-sectors#\w/);
  }
});

test("case teasers and the three newest articles (R49, R50)", async ({ page }) => {
  await expect(page.locator("main a[href*='/case-studies/']")).toHaveCount(
    homePage().caseTeasers.cases.length,
  );
  const articles = await page
    .locator("main a[href*='/blog/']")
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect(articles).toEqual(
    posts()
      .slice(0, HOME_POSTS)
      .map(({ path }) => path),
  );
});

test("a client's sentence stands with the cases, with its mark while it is a sample (B28)", async ({
  page,
}) => {
  const study = caseStudyById(homePage().caseTeasers.quoted ?? "")!;
  test.skip(!study, "the home page quotes no client");
  const client = page
    .getByRole("region", { name: homePage().caseTeasers.heading })
    .getByRole("figure");
  const sentence = (await client.getByRole("blockquote").innerText()).replaceAll(/[“”]/g, "");
  expect(study.testimonial.quote.startsWith(sentence)).toBe(true);
  await expect(client).toContainText(study.testimonial.source);
  if (study.sample) await expect(client).toContainText(labels().specimen.mark);
});
