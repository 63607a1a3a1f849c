import { expect, test } from "@playwright/test";
import { caseStudies } from "../../app/collections/case-studies.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { missionVisionPage, whoAreWePage } from "../../app/collections/pages.server.ts";
import { sectors } from "../../app/collections/sectors.server.ts";
import { hrTopics, services } from "../../app/collections/services.server.ts";
import { fill } from "../../app/lib/fill.ts";
import { relative } from "./addresses.ts";

test("the company's story leads to the team and to mission and vision (R16)", async ({ page }) => {
  await page.goto("./who-are-we");
  const main = page.locator("main");
  await main.getByRole("link", { name: whoAreWePage().links.team }).click();
  await expect(page).toHaveURL(/\/team$/);
  await page.goBack();
  await main.getByRole("link", { name: whoAreWePage().links.mission }).click();
  await expect(page).toHaveURL(/\/mission-vision$/);
});

test("the address with the other spelling leads to the page (A1)", async ({ page }) => {
  await page.goto("./team");
  await page.goto("./who-we-are");
  await expect(page).toHaveURL(/\/who-are-we$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(whoAreWePage().title);
  await page.goBack();
  await expect(page).toHaveURL(/\/team$/);
});

test("mission, vision, three values and purpose (R17, A21)", async ({ page }) => {
  await page.goto("./mission-vision");
  const { mission, vision, purpose, values } = missionVisionPage();
  for (const { name } of [mission, vision, purpose]) {
    const statement = page.locator("main div", {
      has: page.getByRole("heading", { name, exact: true }),
    });
    await expect(statement.last().locator("p")).toHaveText(/\S+ \S+ \S+/);
  }
  const section = page.locator("section[aria-labelledby=values]");
  await expect(section.getByRole("heading", { level: 3 })).toHaveText(
    values.items.map(({ name }) => name),
  );
});

const all = sectors();

test("the sectors, each with its anchor and ways on (R37, B8)", async ({ page }) => {
  await page.goto("./business-sectors");
  const sectors = page.locator("main section[id]");
  await expect(sectors.getByRole("heading", { level: 2 })).toHaveText(
    all.map(({ title }) => title),
  );
  for (const sector of await sectors.all()) {
    expect(await sector.locator("a[href*='/services/']").count()).toBeGreaterThan(0);
    const id = await sector.getAttribute("id");
    expect((await sector.locator("a[href*='/case-studies/']").count()) > 0, id!).toBe(
      caseStudies().some((study) => study.sector === id),
    );
  }
  const { id } = all.at(-1)!;
  await page.goto(`./business-sectors#${id}`);
  await expect(page.locator(`#${id} h2`)).toBeInViewport();
});

const topics = hrTopics();
const parent = services().find(({ path }) => topics[0]?.path.startsWith(`${path}/`));

test("a sub-page has its topic, its way back and its neighbours (R23 to R29, A15)", async ({
  page,
}) => {
  test.skip(topics.length === 0, "no service has sub-pages");
  const { title, path } = topics[0]!;
  await page.goto(relative(path));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const trail = page.getByRole("navigation", { name: labels().trail.label });
  await expect(trail.getByRole("listitem")).toHaveText([labels().trail.home, parent!.title, title]);
  await expect(trail.locator("[aria-current=page]")).toHaveText(title);
  expect(await page.locator("main section section").count()).toBeGreaterThan(1);
  const more = page.getByRole("navigation", {
    name: fill(labels().services.topics, { service: parent!.title }),
  });
  await expect(more.getByRole("link")).toHaveText(topics.map((topic) => topic.title));
  await expect(more.locator("[aria-current=page]")).toHaveText(title);
  await trail.getByRole("link", { name: parent!.title }).click();
  await expect(page).toHaveURL(new RegExp(`${parent!.path}$`));
});
