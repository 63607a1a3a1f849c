import { expect, test, type Page } from "@playwright/test";
import { labels } from "../../app/collections/labels.server.ts";
import { addressesOf } from "../../app/urls.server.ts";
import { relative, sampleOf } from "./addresses.ts";
import { applicationForm, stubWindows, words } from "./application-form.ts";
import { animationsFinished, holdScripts, slowDown } from "./visitor.ts";

type Use = (page: Page) => Promise<unknown>;

const type =
  (field: string, text: string): Use =>
  (page) =>
    page.locator(field).fill(text);
const press =
  (control: string, which = 0): Use =>
  (page) =>
    page.locator(control).nth(which).click();

/** Every page type with an island, and what is done there. */
const PAGES: Record<string, Use[]> = {
  blogs: [
    type("#article-search", "a"),
    press("[data-choice]", 1),
    press("[data-choice]", 0),
    type("#article-search", ""),
    press("[data-pages] a[data-page]"),
    type("#article-search", "zzzzzz"),
  ],
  "case-studies": [press("[data-choice]", 1), press("[data-choice]", 2), press("[data-choice]")],
  "resources/compliance-calendar": [2, 1, 0].map(
    (index) => (page) => page.locator("[data-list] select").first().selectOption({ index }),
  ),
  search: [
    async (page) => {
      await type("#site-search", "gratuity")(page);
      await page.locator("[data-island] ol").waitFor();
    },
    type("#site-search", "form 16"),
    type("#site-search", "zzzzzz"),
  ],
  "work-with-us": [
    press("[data-choice]", 1),
    type("#application-message", "I read every register twice."),
    type("#application-message", "I read every register twice. ".repeat(60)),
    press("[data-island] button[type=submit]"),
    async (page) => {
      const form = applicationForm(page);
      await form.send();
      await expect(form.submit).toHaveText(words.submitting);
      await expect(form.success).toBeVisible();
    },
  ],
  "resources/old-name-new-name": [
    async (page) => {
      await type("#law-search", "24Q")(page);
      await page.locator("[data-asked] :is(ol,h2)").first().waitFor();
    },
    type("#law-search", "zzzzzz"),
    type("#law-search", "gratuity act"),
  ],
  "resources/which-rules": [
    type("#heads", "15"),
    type("#contract", "60"),
    press("[data-island] fieldset button"),
    press("[data-island] fieldset:nth-of-type(2) button"),
    type("#heads", "4"),
  ],
  ...Object.fromEntries(
    sampleOf(addressesOf("/resources/calculators/:calculator"), 2).map((address) => [
      relative(address),
      [
        press("[data-island] li a[href^='#']", 1),
        press("[data-island] li a[href^='#']", 0),
        press("[data-island] button[aria-expanded]"),
        press("[data-island] button[aria-expanded]"),
        // With pasted rows, and without.
        press("[data-island] summary:has(h2)", -1),
        type("#rows", "A"),
        type("#rows", ""),
        // Submits an empty required field.
        async (page: Page) => {
          await page
            .locator("[data-island] :is(input[inputmode],input[type=date])")
            .first()
            .fill("");
          await page.keyboard.press("Enter");
        },
      ],
    ]),
  ),
};

/**
 * Imitates translation and extensions: every text is moved into `<font>` elements, and an element is inserted beside
 * every field; after `from`, again with every change.
 */
function disturb(from: "start" | "load" | "awake"): void {
  const pass = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (
        !text.data.trim() ||
        text.parentElement!.closest("script,style,textarea,option,font,title,svg,[translate=no]")
      )
        continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
    for (const field of document.querySelectorAll("main :is(input,textarea,select)"))
      if (field.nextElementSibling?.tagName !== "HELPER-ICON")
        field.after(document.createElement("helper-icon"));
  };
  const begin = () => {
    pass();
    new MutationObserver(pass).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  };
  const beginAwake = () => {
    if (!document.querySelector("[data-island][data-awake]"))
      return requestAnimationFrame(beginAwake);
    begin();
  };
  if (from === "start") document.addEventListener("DOMContentLoaded", begin);
  if (from === "load") addEventListener("load", () => setTimeout(begin, 100));
  if (from === "awake") requestAnimationFrame(beginAwake);
}

const allAwake = (page: Page) =>
  expect(page.locator("[data-island]:not([data-awake])")).toHaveCount(0);

/** The visible text, ignoring line breaks. */
const textOf = async (page: Page) =>
  (await page.locator("main").innerText()).replaceAll(/\s+/g, " ");

const inputIn = (page: Page) =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>(
      "[data-island] :is(input,textarea,select)",
    );
    const { id, selectionStart } = document.activeElement as HTMLInputElement;
    return {
      values: [...fields].map(({ type, value, checked }) =>
        type === "checkbox" ? checked : value,
      ),
      focus: [id, selectionStart],
    };
  });

const textField = (page: Page) =>
  page
    .locator("[data-island] :is([type=search],[type=text],textarea)")
    .filter({ visible: true })
    .first();

/** Chooses, ticks and types in the first field of each kind, and puts the caret before the last letter. */
async function useEarly(page: Page): Promise<void> {
  const first = (kind: string) =>
    page.locator(`[data-island] ${kind}`).filter({ visible: true }).first();
  for (const fold of await page.locator("[data-island] form details").all())
    await fold.evaluate((details: HTMLDetailsElement) => (details.open = true));
  if ((await first("select").count()) > 0) {
    const last = await first("select").evaluate(({ options }: HTMLSelectElement) => options.length);
    await first("select").selectOption({ index: last - 1 });
  }
  if ((await first("[type=checkbox]").count()) > 0) await first("[type=checkbox]").click();
  if ((await textField(page).count()) === 0) return;
  await textField(page).fill("12");
  await textField(page).press("ArrowLeft");
}

const WAYS = [
  { from: "start", line: "free" },
  { from: "load", line: "slow" },
  { from: "awake", line: "free" },
] as const;

for (const [path, uses] of Object.entries(PAGES)) {
  for (const { from, line } of sampleOf(WAYS)) {
    test(`${path} translated from ${from}, line ${line}`, async ({ page, context }) => {
      const clean = await context.newPage();
      await page.addInitScript(disturb, from);
      if (line === "slow") await slowDown(page, 4);
      for (const opened of [clean, page]) {
        await stubWindows(opened);
        const release = await holdScripts(opened);
        await opened.goto(path);
        await useEarly(opened);
        const early = await inputIn(opened);
        release();
        await allAwake(opened);
        expect(await inputIn(opened)).toEqual(early);
      }
      const same = () =>
        expect(async () => expect(await textOf(page)).toBe(await textOf(clean))).toPass({
          timeout: 5000,
        });
      await expect(clean.getByText(labels().lists.searching)).toHaveCount(0);
      await same();
      if ((await textField(clean).count()) > 0) {
        // Early and late input have the same effect.
        await textField(clean).fill("");
        await textField(clean).fill("12");
        await same();
      }
      const texts = new Set<string>();
      for (const use of uses) {
        for (const opened of [clean, page]) {
          // A browser renders only the page in front at full speed.
          await opened.bringToFront();
          await use(opened);
          await animationsFinished(opened);
        }
        await same();
        texts.add(await textOf(clean));
      }
      expect(texts.size, "what was done changes what is said").toBeGreaterThan(1);
      expect(await inputIn(page)).toEqual(await inputIn(clean));
    });
  }
}

test("a section that breaks comes back, and the next time says so (R102)", async ({ page }) => {
  const { heading, reload } = labels().unexpectedError;
  await page.goto("resources/old-name-new-name");
  await expect(page.locator("[data-island][data-awake]")).toBeAttached();
  const field = page.locator("#law-search");
  const answer = page.locator("[data-island] [data-filtered-list]");
  /** Removes an element that React is about to remove. */
  const breakAnswer = () => answer.evaluate((element) => element.remove());
  const first = await answer.textContent();
  await breakAnswer();
  await field.pressSequentially("zzzzzz");
  await expect(field).toHaveValue("zzzzzz");
  await expect(field).toBeFocused();
  await expect(page.getByText(heading)).toHaveCount(0);
  await field.fill("24Q");
  await expect(answer).toBeVisible();
  await breakAnswer();
  await field.fill("zzzzzz");
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("removeChild");
  await expect(answer).toHaveText(first!);
  await page.getByRole("link", { name: reload }).click();
  await expect(page.locator("[data-island][data-awake]")).toBeAttached();
  await expect(page.getByText(heading)).toHaveCount(0);
});
