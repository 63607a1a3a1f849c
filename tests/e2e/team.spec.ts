import { expect, test, type Locator, type Page } from "@playwright/test";
import { team } from "#app/collections/team.server.ts";
import { withAnswer } from "./visitor.ts";

const cards = (page: Page) => page.locator("main li:has(h2)");
const frame = (card: Locator) => card.locator(".avatar_avatar");

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

test("a photograph covers the initials; one that fails does not (R75)", async ({ page }) => {
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
