import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { pageAddresses } from "../../app/urls.server.ts";

/** An address of the site relative to where it is served. */
const relative = (address: string) => (address === "/" ? "./" : address.slice(1));

async function violations(page: Page, skipped: string[] = []): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).disableRules(skipped).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    // Without movement no colour is judged half way.
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: "reduce" } });
    for (const address of pageAddresses()) {
      test(`${address} has no accessibility violation (B18)`, async ({ page }) => {
        await page.goto(relative(address));
        expect(await violations(page)).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          "no sideways scrolling",
        ).toBeLessThanOrEqual(width);
      });
    }
  });
}

test("every dropdown and the header scrolled (A22, B18)", async ({ page }) => {
  await page.goto("./");
  for (const name of ["What We Do", "Where We Operate", "Knowledge Center"]) {
    await page.getByRole("button", { name }).click();
    expect(await violations(page), name).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await page.evaluate(() => window.scrollTo({ top: 21, behavior: "instant" }));
  await page.waitForTimeout(300);
  expect(await violations(page), "scrolled").toEqual([]);
});

test("the mobile menu and each of its groups", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("./");
  await page.getByRole("button", { name: "Menu" }).click();
  expect(await violations(page)).toEqual([]);
  for (const group of ["What We Do", "Where We Operate", "Knowledge Center"]) {
    await page.locator("#mobile-menu summary", { hasText: group }).click();
    expect(await violations(page), group).toEqual([]);
  }
});

for (const address of [
  "/",
  "/services/hr-advisory",
  "/blogs",
  "/blog/2",
  "/case-studies",
  "/work-with-us",
]) {
  test(`${address} in forced colours and with reduced motion`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await page.goto(relative(address));
    // The colours are the visitor's own there; what the sheets say is not what is painted.
    expect(await violations(page, ["color-contrast"])).toEqual([]);
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe("auto");
  });

  test(`${address} at 320 px and with text at 200 % does not scroll sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 480 });
    await page.goto(relative(address));
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await width()).toBeLessThanOrEqual(640);
  });

  test(`${address} has targets of at least 44 px, 24 where they stand in a line of text`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(relative(address));
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          "main a, main button, main input, main select, main summary, header a, header button, footer a",
        ),
      ]
        .filter((element) => element.checkVisibility() && !element.closest(".prose"))
        .map((element) => {
          const before = getComputedStyle(element, "::after");
          const covers = before.position === "absolute" && before.content !== "none";
          const box = (
            covers ? (element.closest("article, li, .card") ?? element) : element
          ).getBoundingClientRect();
          const inLine = getComputedStyle(element).display === "inline";
          return { name: element.textContent?.trim().slice(0, 40), height: box.height, inLine };
        })
        .filter(({ height, inLine }) => height > 0 && height < (inLine ? 15 : 43.5)),
    );
    expect(small).toEqual([]);
  });
}
