import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { contentDirectory } from "../../app/collections/content-folder.server.ts";
import { freePort } from "../../scripts/deploy/nginx.ts";
import { sampleOf } from "./addresses.ts";
import { complaints } from "./visitor.ts";

const PAGES = sampleOf(["blogs", "services/hr-advisory", "", "work-with-us", "contact"]);
const PROPERTIES = ["color", "background-color", "font", "letter-spacing", "display", "position"];

/** How every element of a page looks. */
const look = (page: Page): Promise<string[]> =>
  page.evaluate(
    (properties) =>
      Array.from(document.querySelectorAll("body, body *:not(script)"), (element) => {
        const style = getComputedStyle(element);
        const values = properties.map((name) => style.getPropertyValue(name));
        return [element.tagName, element.getAttribute("class"), ...values].join(" | ");
      }),
    PROPERTIES,
  );

let developmentUrl = "";
let server: ChildProcess | undefined;
let content = "";

// Not a server of playwright.config.ts: every other test would wait for it.
test.describe.configure({ mode: "default", timeout: 180_000 });
test.beforeAll(async () => {
  const port = String(await freePort());
  developmentUrl = `http://localhost:${port}`;
  content = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(contentDirectory(), content, { recursive: true });
  server = spawn("react-router", ["dev", "--port", port, "--strictPort"], {
    stdio: "ignore",
    env: { ...process.env, PREVIEW: "", CONTENT_DIR: content },
  });
  const answers = () =>
    fetch(developmentUrl).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 120_000 }).toBe(true);
});
test.afterAll(() => {
  server?.kill();
  rmSync(content, { recursive: true, force: true });
});

for (const path of PAGES) {
  test(`/${path} looks in development as it does when it is built`, async ({ page }) => {
    const noise = complaints(page);
    await page.goto(`./${path}`, { waitUntil: "networkidle" });
    const built = await look(page);
    await page.goto(`${developmentUrl}/${path}`);
    // Vite loads a page anew where it meets a package for the first time.
    await expect.poll(() => look(page).catch(() => []), { timeout: 60_000 }).toEqual(built);
    expect(noise).toEqual([]);
  });
}

test("a mistake in a file is shown in the open page, and goes when it is mended", async ({
  page,
}) => {
  const file = join(content, "team.yaml");
  const good = readFileSync(file, "utf8");
  await page.goto(`${developmentUrl}/team`, { waitUntil: "networkidle" });
  const title = await page.title();
  writeFileSync(file, good.replace(/^ +role:/m, "\trole:"));
  await expect(page.getByText("The line begins with a tab.")).toBeVisible({ timeout: 30_000 });
  writeFileSync(file, good);
  await expect(page).toHaveTitle(title, { timeout: 30_000 });
});
