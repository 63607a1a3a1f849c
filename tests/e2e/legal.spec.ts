import { expect, test } from "@playwright/test";
import { LEGAL_DOCUMENTS, legalDocument } from "../../app/collections/pages.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { site } from "../../app/collections/site.server.ts";
import { formatDay } from "../../app/lib/days.ts";
import { fill } from "../../app/lib/fill.ts";
import { sampleOf } from "./addresses.ts";
import { complaints } from "./visitor.ts";
import { labelPattern } from "./words.ts";

const { frame, legal: words } = labels();

for (const id of sampleOf(LEGAL_DOCUMENTS)) {
  const { title } = legalDocument(id);

  test(`${title}: today moves, the date in force does not (R13, R39, A8)`, async ({ page }) => {
    const heard = complaints(page);
    const dates = async (now: string) => {
      await page.clock.setFixedTime(now);
      await page.goto(`./${id}`);
      await page.locator("[data-enhanced]").waitFor({ state: "attached" });
      return page.locator("section[aria-labelledby=page-title] p").allInnerTexts();
    };
    const [first = "", inForce = ""] = await dates("2027-02-03T12:00:00");
    const second = await dates("2031-12-31T12:00:00");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const updated = (day: string) => fill(words.lastUpdated, { date: formatDay(day) });
    expect(first).toBe(updated("2027-02-03"));
    expect(inForce).toMatch(labelPattern(words.inForce));
    expect(second).toEqual([updated("2031-12-31"), inForce]);
    const copyright = fill(frame.copyright, { year: "2031", name: site().name });
    await expect(page.getByRole("contentinfo").getByText(copyright)).toBeVisible();
    expect(heard).toEqual([]);
  });
}
