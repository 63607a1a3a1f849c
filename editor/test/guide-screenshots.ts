/**
 * `node editor/test/guide-screenshots.ts`: takes the screenshots of the guides anew, in docs/editor/, from the editor at work on a
 * copy of the content.
 */
import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../../tests/chromium.ts";

const FOLDER = "docs/editor";
const port = Number((process.env.PORT ??= "4586"));
await import("./start.ts");

const browser = await chromium.launch({
  executablePath: findChromium(),
  chromiumSandbox: process.getuid?.() !== 0,
});
const page = await browser.newPage({ viewport: { width: 1500, height: 920 } });
// The first page of a kind is compiled when it is first shown.
page.setDefaultTimeout(300_000);
const cms = page.frameLocator("#cms");
const shown = page.frameLocator("#page iframe");

async function take(name: string): Promise<void> {
  await Promise.all(page.frames().map((frame) => frame.waitForLoadState("load")));
  await shown.locator("body").evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = sharp(await page.screenshot()).resize(1000);
  await picture.webp({ quality: 70, effort: 6 }).toFile(`${FOLDER}/${name}.webp`);
}

async function open(...names: string[]): Promise<void> {
  await page.goto(`http://localhost:${port}/`);
  for (const name of names) await cms.getByText(name, { exact: true }).first().click();
}

mkdirSync(FOLDER, { recursive: true });
await open("Articles");
await cms.getByRole("row").nth(1).getByRole("gridcell").last().click();
const title = await cms.getByRole("textbox", { name: "Title" }).first().inputValue();
await shown
  .getByRole("heading", { level: 1 })
  .filter({ hasText: title.slice(0, 20) })
  .waitFor();
await take("article");

await open("Pages", "Team");
const remarks = page.locator("#findings");

async function saveLead(words: string): Promise<void> {
  await cms.getByRole("textbox", { name: "Lead" }).first().fill(words);
  const written = page.waitForResponse((response) => response.request().method() === "PUT");
  await cms.getByRole("button", { name: "Save" }).first().click();
  await written;
}

await saveLead("The people who lead our work: [Names].");
await remarks.locator("[data-severity=error]").waitFor();
await take("finding");

await saveLead("The people who lead our work.");
await remarks.getByText("nothing to mend").waitFor();
const publish = page.getByRole("button", { name: "Publish …" });
await publish.click();
await page.getByRole("button", { name: "Publish these changes" }).click();
await page.getByRole("button", { name: "Take back" }).waitFor();
await page.getByRole("button", { name: "Go on editing" }).click();
await saveLead("The people who lead our work, and whom you will meet.");
await publish.click();
await page.getByRole("dialog").getByText("Team page: lead").first().waitFor();
await take("publish");

await browser.close();
process.exit();
