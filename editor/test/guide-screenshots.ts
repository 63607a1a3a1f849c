/**
 * `node editor/test/guide-screenshots.ts`: takes the screenshots of the guides anew, in docs/editor/, from the editor at
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
const page = await browser.newPage({ viewport: { width: 1500, height: 920 } });
// The first page of a kind is compiled when it is first shown.
page.setDefaultTimeout(300_000);
const shown = page.frameLocator(".preview iframe");

async function take(name: string): Promise<void> {
  await shown.locator("body").evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = sharp(await page.screenshot()).resize(1000);
  await picture.webp({ quality: 70, effort: 6 }).toFile(`${FOLDER}/${name}.webp`);
}

async function open(hash: string): Promise<void> {
  await page.goto(`http://localhost:${port}/#${hash}`);
  await page.reload();
}

async function save(words: string): Promise<void> {
  await page.locator("[data-path=lead] textarea").first().fill(words);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText(/^Saved/).waitFor();
}

mkdirSync(FOLDER, { recursive: true });
await open("/blog/categories");
await page.getByRole("button", { name: /^Articles/ }).click();
await page.getByRole("navigation").getByRole("listitem").first().getByRole("link").click();
const title = await page.locator("[data-path=title] input").inputValue();
await shown.getByRole("heading", { level: 1, name: title.slice(0, 20) }).waitFor();
await take("article");

await open("/pages/team.yaml");
await save("The people who lead our work: [Names].");
await page.locator("[data-path=lead] [data-severity=error]").waitFor();
await take("finding");

await save("The people who lead our work, and whom you will meet.");
await page.getByRole("link", { name: "Publish …" }).click();
await page.getByRole("button", { name: "Publish all of it" }).click();
await page.getByRole("button", { name: "Take back" }).waitFor();
await open("/pages/team.yaml");
await save("The people who lead our work, and pick up the telephone.");
await open("publish");
await page.getByText("Team page: lead").first().waitFor();
await take("publish");

await open("moving-in");
await page.getByText("1. Who you are").waitFor();
await take("moving-in");

await browser.close();
process.exit();
