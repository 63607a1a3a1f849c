/**
 * `node editor/test/pictures.ts`: takes the pictures of the guide for editors anew, in docs/editor/, from the editor at
 * work on a copy of the content.
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
const page = await browser.newPage({ viewport: { width: 1400, height: 860 } });
page.setDefaultTimeout(120_000);

async function take(name: string): Promise<void> {
  const picture = sharp(await page.screenshot()).resize(1000);
  await picture.webp({ quality: 70, effort: 6 }).toFile(`${FOLDER}/${name}.webp`);
}

mkdirSync(FOLDER, { recursive: true });
await page.goto(`http://localhost:${port}/`);
const cms = page.frameLocator("#cms");
await cms.getByRole("row").nth(1).getByRole("gridcell").last().click();
const title = cms.getByRole("textbox", { name: "Title" }).first();
const words = (await title.inputValue()).slice(0, 40);
const shown = page.frameLocator("#page iframe");
await shown
  .getByRole("heading", { level: 1 })
  .filter({ hasText: words.slice(0, 20) })
  .waitFor();
await page.waitForLoadState("networkidle");
await take("article");

await browser.close();
process.exit();
