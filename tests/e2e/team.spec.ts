import { expect, test, type Locator, type Page } from "@playwright/test";
import { labels } from "#app/collections/labels.server.ts";
import { teamPage } from "#app/collections/pages.server.ts";
import { fill } from "#app/lib/fill.ts";
import { team } from "#app/collections/team.server.ts";
import { withAnswer } from "./visitor.ts";

const { about, newTab } = labels().links;
const cards = (page: Page) => page.locator("main li:has(h2)");
const frame = (card: Locator) => card.locator(".avatar_avatar");

test("the members with name, role, text, portrait and profile (R38, R74)", async ({ page }) => {
  await page.goto("./team");
  await expect(cards(page)).toHaveCount(team().length);
  for (const [place, { name, initials, linkedin }] of team().entries()) {
    const card = cards(page).nth(place);
    await expect(card.getByRole("heading")).toHaveText(name);
    // The heading beside it says whose portrait it is: screen readers hear the name once.
    await expect(frame(card)).toHaveText(initials);
    await expect(frame(card)).toHaveAttribute("aria-hidden", "true");
    await expect(card.locator("p")).toHaveCount(2);
    await expect(card.locator("a[target]")).toHaveCount(linkedin ? 1 : 0);
    if (!linkedin) continue;
    const profile = card.getByRole("link", {
      name: `${fill(about, { subject: name })} ${newTab}`,
    });
    await expect(profile).toHaveAttribute("target", "_blank");
    await expect(profile).toHaveAttribute("rel", /noopener/);
  }
});

test("Join Our Team leads to the openings and to recruitment's own address (R38)", async ({
  page,
}) => {
  await page.goto("./team");
  const join = page.getByRole("region", { name: teamPage().join.heading });
  const mail = join.locator("a[href^='mailto:']");
  const general = await page.locator("footer a[href^='mailto:']").first().getAttribute("href");
  expect(await mail.getAttribute("href")).not.toBe(general);
  await join.getByRole("link", { name: labels().jobs.see }).click();
  await expect(page).toHaveURL(/\/work-with-us$/);
});

/** The first member without a photograph. */
const plainMember = team().findIndex(({ image }) => !image);

/** Gives that member one, as `components/avatar.tsx` would render it. */
const withPhoto = (page: Page) =>
  withAnswer(page, /\/team$/, (html) =>
    html.replace(
      /(<span class="avatar_initials">[^<]*<\/span>)(?!<picture)/,
      '$1<picture class="avatar_picture"><img src="/pictures/somebody.png" width="320" height="400" alt="" decoding="async"></picture>',
    ),
  );

const portrait = async (page: Page) => {
  const first = frame(cards(page).nth(plainMember));
  await first.scrollIntoViewIfNeeded();
  // The relief is drawn late, and the photograph may be missing.
  await first
    .locator("img")
    .evaluateAll((images: HTMLImageElement[]) =>
      Promise.allSettled(images.map((image) => image.decode())),
    );
  return first.screenshot();
};

test("a photograph covers the initials; one that fails leaves them as they are (R75)", async ({
  page,
}) => {
  test.skip(plainMember < 0, "every member has a photograph");
  await withPhoto(page);
  await page.route("**/somebody.png", (route) => route.abort());
  await page.goto("./team");
  const failed = await portrait(page);
  await page
    .locator(".avatar_picture img")
    .evaluateAll((images) => images.map((img) => img.remove()));
  const plain = await portrait(page);
  expect(failed).toEqual(plain);
  await expect(frame(cards(page).nth(plainMember))).toHaveText(team()[plainMember]!.initials);

  await page.unroute("**/somebody.png");
  await page.route("**/somebody.png", (route) =>
    route.fulfill({
      contentType: "image/svg+xml",
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"><rect width="4" height="5"/></svg>',
    }),
  );
  await page.goto("./team");
  expect(await portrait(page)).not.toEqual(plain);
});
