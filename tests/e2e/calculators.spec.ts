import { expect, test, type Page } from "@playwright/test";
import { evaluate, toFragment } from "#app/calculators/sums/evaluate.ts";
import { calculators } from "#app/calculators/calculators.server.ts";
import { site } from "#app/collections/site.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { lawRates } from "#app/law/collections/rates.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { valueFormats } from "#app/calculators/form/value-formats.ts";
import { fill } from "#app/lib/fill.ts";
import { relative, sampleOf } from "./addresses.ts";
import { violations } from "./axe.ts";
import { clipboardOf, complaints, holdScripts, hydrated, printedSheets } from "./visitor.ts";
import { labelPattern } from "./words.ts";

const words = labels().calculators;
const { withFigures, written, rounded } = valueFormats(words);
const all = calculators();
/** The calculator that the tests fill in, if the firm has it. */
const gratuity = all.find(({ id }) => id === "gratuity");
const { path: GRATUITY = "", fields = {}, errors = {} } = gratuity ?? {};
const WAGES = fields.wages?.label ?? "";

async function openGratuity(page: Page): Promise<void> {
  test.skip(!gratuity, "no calculator of gratuity");
  await page.goto(relative(GRATUITY));
  await hydrated(page);
}

const working = (page: Page) =>
  page.locator("[data-island] details", { has: page.getByText(words.steps, { exact: true }) });
/** The sums in the working, without their due days. */
const sums = (page: Page) => working(page).locator("td > :first-child").allTextContents();
const status = (page: Page) => page.getByRole("main").getByRole("status").first();
const usualCases = (page: Page) => page.getByRole("region", { name: words.usualCases });

// Unit tests in `app/calculators/` cover the answers; these tests cover the pages.
for (const { id, path, calculator, sentences, cases: usual } of sampleOf(all, 2)) {
  test(`${id}: the first view has the first field and the right answer (B20)`, async ({ page }) => {
    for (const viewport of [
      { width: 390, height: 844 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await page.goto(relative(path));
      await hydrated(page);
      const field = page.locator("main form").locator("input:visible, select:visible").first();
      await expect(field).toBeInViewport({ ratio: 1 });
      const answer = page.getByRole("main").getByRole("region", { name: words.answer });
      await expect(answer.locator("p[aria-hidden]:visible").first()).toBeInViewport({ ratio: 1 });
    }
    await page.clock.install();
    await page.evaluate(() => (history.replaceState = () => (document.title = "")));
    const links = usualCases(page).getByRole("link");
    for (const [place, { typed }] of usual.slice(0, 2).entries()) {
      const answer = evaluate(calculator, typed, lawRates(), today());
      if (answer.kind !== "answered") throw new Error(`${id} refuses its usual case ${place}`);
      const { sentence, steps, figures } = answer.outcome;
      await links.nth(place).click();
      await expect.poll(() => sums(page)).toEqual(steps.map(({ value }) => written(value)));
      await expect(status(page)).toContainText(
        withFigures(sentences[sentence.key] ?? "", sentence.gaps),
      );
      await expect(status(page)).toContainText(rounded(figures[0]!.value));
    }
    // The fragment of a followed link is not written again: it could overwrite that of the next link.
    await page.clock.fastForward(1000);
    await expect(page).not.toHaveTitle("");
    // Two cases and crores fit on a phone.
    await page.setViewportSize({ width: 390, height: 800 });
    await page.getByRole("button", { name: words.compare }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(4);
    for (const field of await page.locator("input[inputmode]:visible").all())
      await field.fill("99,99,99,999.99");
    await page.clock.fastForward(1000);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // With two cases on the page, a link fills both.
    const second = page.locator("input[name^='b.'][inputmode]").first();
    const name = (await second.getAttribute("name"))!;
    await page.goto(`${relative(path)}#${name.slice(2)}=1&${name}=2`);
    await expect(second).toHaveValue("2");
  });
}

test("by keyboard: a mistake is told, and the answer kept in a link (B20)", async ({ page }) => {
  const said = complaints(page);
  const copied = await clipboardOf(page);
  const sent: string[] = [];
  await openGratuity(page);
  page.on("request", (request) => sent.push(request.url()));
  const wages = page.getByLabel(WAGES);
  await wages.focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("many");
  // While somebody types, the answer goes and nothing is called wrong.
  const answered = page.locator("section:has(> #calculator-answer)");
  await expect.poll(() => sums(page)).toEqual([]);
  await expect(answered).not.toContainText(WAGES);
  await expect(wages).toHaveAttribute("aria-invalid", "false");
  await page.keyboard.press("Enter");
  await expect(wages).toBeFocused();
  await expect(page.getByRole("button", { name: words.submit })).toHaveCount(0);
  await expect(wages).toHaveAccessibleDescription(new RegExp(`^${words.errors.money}`));
  const wrong = fill(words.wrong, { fields: WAGES });
  await expect(status(page)).toContainText(wrong);
  expect(await violations(page, "[data-island]")).toEqual([]);

  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1,04,000");
  await page.keyboard.press("Enter");
  await expect(wages).toHaveAttribute("aria-invalid", "false");
  await expect(answered).not.toContainText(wrong);
  await expect(status(page)).toContainText("₹6,00,000");
  expect((await sums(page)).length).toBeGreaterThan(0);
  const answer = await status(page).innerText();
  await expect(page).toHaveURL(/wages=1%2C04%2C000/);
  const copy = page.getByRole("button", { name: words.copyLink });
  await copy.click();
  await expect(page.getByText(labels().copying.copied, { exact: true }).first()).toBeVisible();
  expect(await copied()).toEqual([page.url()]);
  // If the clipboard refuses, the link is shown and selected.
  const link = page.locator("#calculator-link");
  await expect(link).toBeHidden();
  await page.evaluate(() => (document.execCommand = () => false));
  await copy.click();
  await expect(page.getByText(labels().copying.selected).first()).toBeVisible();
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(await link.innerText());
  expect(sent).toEqual([]);

  await page.reload();
  await expect(status(page)).toHaveText(answer);
  await expect(page.getByLabel(WAGES)).toHaveValue("1,04,000");
  expect(said).toEqual([]);
});

test("a second case has the focus, is announced and not covered (B20)", async ({ page }) => {
  test.skip(!gratuity, "no calculator of gratuity");
  const release = await holdScripts(page);
  const given = { ...gratuity!.cases[0]!.typed, wages: "1,04,000" };
  await page.goto(relative(GRATUITY) + toFragment(gratuity!.calculator.fields, given));
  // Until the link's own figures stand, the example's are not shown.
  const figure = page.locator("section:has(> #calculator-answer) > p").first();
  await expect(figure).toBeHidden();
  await page.getByRole("button", { name: words.compare }).click();
  release();
  await expect(figure).toHaveText("₹6,00,000");
  await expect(page.locator("form [name^='b.']").first()).toBeFocused();
  const wages = page.getByLabel(fill(words.fieldOfB, { field: WAGES }));
  await expect(wages).toHaveValue("1,04,000");
  await wages.fill("52,000");
  await expect(status(page)).toContainText(`${words.difference}: −\u2060₹3,00,000`);
  const strip = page.locator("div:has(> form) > p[aria-hidden]");
  await expect(strip).toHaveText("A ₹6,00,000B ₹3,00,000");
  await wages.fill("many");
  await wages.press("Enter");
  await expect(status(page)).toContainText(`B: ${WAGES}: ${words.errors.money}`);
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(strip).toBeHidden();
});

test("a wrong order of days and law of another time are told in words (B20)", async ({ page }) => {
  await openGratuity(page);
  const left = page.getByLabel(fields.left!.label, { exact: true });
  await left.fill("2010-01-01");
  await page.getByLabel(fields.joined!.label).fill("2009-01-01");
  await expect(status(page)).toContainText("2010");
  expect(await sums(page)).toEqual([]);
  await left.fill("2026-11-30");
  await page.getByLabel(fields.joined!.label).fill("2026-12-01");
  await left.press("Enter");
  await expect(left).toHaveAccessibleDescription(new RegExp(`^${errors.order!}`));
});

test("rows of a sheet are answered, and a wrong one says why", async ({ page }) => {
  test.skip(!gratuity, "no calculator of gratuity");
  const said = complaints(page);
  const release = await holdScripts(page);
  await page.goto(relative(GRATUITY));
  // A fold opens before hydration, too.
  await page.getByText(words.rows.title, { exact: true }).click();
  release();
  const heads = ['"Who\nit is"', WAGES, fields.left!.label, "Since"].join("\t");
  await page
    .getByRole("textbox", { name: words.rows.paste })
    .fill([heads, "Asha\t1,04,000\t46356\t1-5-17", "Ravi\tmany"].join("\n"));
  // No row is answered while it is not known what a column of figures is.
  await expect(page.getByText(words.rows.waits)).toBeVisible();
  await page
    .getByRole("combobox", { name: fill(words.rows.which, { heading: "Since" }) })
    .selectOption(fields.joined!.label);
  const rows = page.getByRole("region", { name: words.rows.title }).last().getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText("₹6,00,000");
  // Table cells, which stay cells when copied by mouse.
  await expect(rows.last().locator("td").last()).toContainText(words.errors.money);
  await page.getByRole("button", { name: words.rows.copy }).click();
  await expect(page.getByText(labels().copying.copied, { exact: true }).last()).toHaveRole(
    "status",
  );
  expect(said).toEqual([]);
});

test("a fold whose code is lost on the way says so, and costs no figure", async ({ page }) => {
  const fold = page.getByText(words.rows.title, { exact: true });
  await openGratuity(page);
  await page.getByLabel(WAGES).fill("1,04,000");
  await page.route(/\/rows-[^/]*\.js$/, (route) => route.abort());
  await fold.click();
  await expect(page.getByRole("alert")).toHaveText(words.notLoaded);
  await expect(page).toHaveURL(/wages=1%2C04%2C000/);
  await page.unrouteAll();
  await page.reload();
  await expect(status(page)).toContainText("₹6,00,000");
  await fold.click();
  await expect(page.getByRole("textbox", { name: words.rows.paste })).toBeVisible();
});

test("the sheet to sign prints alone on one sheet", async ({ page }) => {
  test.skip(test.info().project.name !== "chromium", "only Chromium prints to a file");
  await page.addInitScript(() => (window.print = () => {}));
  for (const { path } of all.filter(({ calculator }) => calculator.isSigned)) {
    await page.goto(relative(path));
    await hydrated(page);
    await page.setViewportSize({ width: 820, height: 1000 });
    await page.getByText(words.steps, { exact: true }).click();
    await page.getByText(words.sheet.title, { exact: true }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(820);
    await page.getByLabel(words.sheet.names.employer, { exact: true }).fill("A firm");
    await page.getByRole("button", { name: words.sheet.print }).click();
    await page.emulateMedia({ media: "print" });
    const sheet = page.getByRole("article", { name: words.sheet.title });
    await expect(sheet).toContainText("A firm");
    await expect(sheet).toContainText(site().name);
    await expect(sheet.getByText(labelPattern(words.sheet.inWords))).toBeVisible();
    await expect(sheet.locator("[data-layout=wide] > svg")).toBeVisible();
    await expect(sheet.getByRole("img")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    expect(await printedSheets(page), path).toBe(1);
    await page.emulateMedia({ media: null });
  }
});

test("on paper a calculator is a sheet or two with what was entered (B20)", async ({ page }) => {
  test.skip(all.length === 0, "no calculators");
  test.skip(test.info().project.name !== "chromium", "only Chromium prints to a file");
  for (const { path } of sampleOf(all, 2)) {
    await page.goto(relative(path));
    await hydrated(page);
    // Usually one sheet; the longest workings need a second.
    expect(await printedSheets(page), path).toBeLessThanOrEqual(2);
  }
  await page.getByRole("button", { name: words.compare }).click();
  await page.locator("input[name^='b.'][inputmode]").first().fill("65,432");
  await expect(page).toHaveURL(/65%2C432/);
  // A difference is one line: lines may break between a sign and the rupee's.
  const difference = page.locator("td:nth-child(4)", { hasText: /^[+−]/ }).first();
  expect(await difference.evaluate((cell) => cell.textContent![1])).toBe("\u2060");
  await page.emulateMedia({ media: "print" });
  const entered = page.getByRole("region", { name: words.entered });
  await expect(entered).toContainText("65,432");
  await expect(entered.getByText(labelPattern(words.lawOf))).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("[data-own-address]")).toContainText("65%2C432");
});

test("the handle follows the pointer and comes back; an answer is faint while one types (B20)", async ({
  page,
}) => {
  await openGratuity(page);
  const handle = page.getByRole("slider");
  await handle.scrollIntoViewIfNeeded();
  const day = () => handle.getAttribute("aria-valuetext");
  const { x, y, width } = (await handle.boundingBox())!;
  const middle = y + 22;
  await page.mouse.move(x + width / 2, middle);
  await page.mouse.down();
  const before = await day();
  await page.mouse.move(x + width * 0.9, middle, { steps: 9 });
  await expect.poll(day).not.toBe(before);
  const far = await day();
  await page.mouse.move(x + width * 0.9 + 1, middle);
  await page.mouse.move(x + width * 0.9, middle);
  await expect.poll(day).toBe(far);
  await page.mouse.move(x + width / 2, middle, { steps: 9 });
  await expect.poll(day).toBe(before);
  await page.mouse.move(x + 2, middle, { steps: 9 });
  await page.mouse.up();
  await expect(status(page)).not.toContainText("–");
  await expect(handle).toBeEnabled();
  await page.clock.install();
  const field = page.getByLabel(WAGES, { exact: true });
  await field.press("9");
  const answer = page.locator("section:has(> #calculator-answer)");
  await expect(answer).toHaveAttribute("data-pending");
  await page.clock.fastForward(1000);
  await expect(answer).not.toHaveAttribute("data-pending");
});
