import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { contentDirectory } from "#app/collections/reader/content-folder.server.ts";
import { posts } from "../../app/collections/blog.server.ts";
import { labels } from "../../app/collections/labels.server.ts";
import { sampleOf } from "./addresses.ts";
import { axe } from "./axe.ts";
import { complaints } from "./visitor.ts";

const PAGES = ["blogs", "services/hr-advisory", "", "work-with-us", "contact"];
const PROPERTIES =
  "color background-color font letter-spacing display position margin padding grid-template gap".split(
    " ",
  );

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

let server: ChildProcess | undefined;
let developmentUrl = "";
let output = "";
let content = "";

/** Starts the development server with the copied content, on a port that Vite chooses: one chosen here may be taken. */
async function start(variables: NodeJS.ProcessEnv): Promise<void> {
  server?.kill();
  output = "";
  server = spawn("vite", [], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NO_COLOR: "1",
      FORCE_COLOR: undefined,
      CONTENT_DIR: content,
      ...variables,
    },
  });
  for (const stream of [server.stdout!, server.stderr!])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  const address = () => /Local: +(http:.*)\//.exec(output)?.[1];
  await expect.poll(() => server!.exitCode ?? address(), { timeout: 120_000 }).toBeDefined();
  developmentUrl = address() ?? "";
  expect(developmentUrl, output).not.toBe("");
}

// Not in playwright.config.ts: every other test would wait for this server.
test.describe.configure({ mode: "default", timeout: 180_000 });
test.beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(contentDirectory(), content, { recursive: true });
  await start({ PREVIEW: "" });
});
test.afterAll(() => {
  server?.kill();
  rmSync(content, { recursive: true, force: true });
});

for (const path of sampleOf(PAGES, 3)) {
  test(`/${path} looks in development as it does when it is built`, async ({ page }) => {
    const noise = complaints(page);
    await page.goto(`./${path}`, { waitUntil: "networkidle" });
    const built = await look(page);
    await page.goto(`${developmentUrl}/${path}`);
    // Vite reloads a page when it finds a package for the first time.
    await expect.poll(() => look(page).catch(() => []), { timeout: 60_000 }).toEqual(built);
    expect(noise).toEqual([]);
    // A stack trace.
    expect(output).not.toMatch(/^\s+at .*:\d+:\d+/m);
  });
}

/** The page of components in all states (tests/examples/), which only the development server has. */
async function openExamples(page: Page): Promise<void> {
  await page.goto(`${developmentUrl}/examples`, { waitUntil: "networkidle" });
  // The header would cover a component that is taller than the viewport.
  await page
    .locator("body > header, body > a")
    .evaluateAll((parts) => parts.forEach((part) => part.remove()));
  await page.evaluate(() => document.fonts.ready);
}

test("every part in its states passes axe, on a phone and on a desk", async ({ page }) => {
  for (const width of [390, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    // Vite reloads a page when it finds a package for the first time.
    await expect(async () => {
      await openExamples(page);
      // Two states of a component may have the same landmark, as no page of the site does.
      const parts = axe(page).include("main").disableRules("landmark-unique");
      const { violations } = await parts.analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`));
      expect(found, `${width} px`).toEqual([]);
    }).toPass({ timeout: 60_000 });
  }
});

test("parts look as they did, badges too (R75, R77, R83, A19)", async ({
  page,
  contextOptions,
}) => {
  test.skip(
    Boolean(contextOptions.forcedColors || process.env.CONTENT_DIR),
    "other colours, words",
  );
  await page.setViewportSize({ width: 1000, height: 800 });
  await openExamples(page);
  const parts = await page.locator("main section section").all();
  expect(parts.length).toBeGreaterThan(20);
  // Initials are below every picture, whether it loads or not.
  await expect(page.getByText("MK", { exact: true }).filter({ visible: true })).toHaveCount(3);
  for (const part of parts) {
    const name = (await part.getAttribute("aria-label"))!;
    // Alone, so that another component's height cannot move it by a fraction of a pixel.
    await part.evaluate((shown) => {
      for (const other of document.querySelectorAll<HTMLElement>("main section section"))
        other.style.display = other === shown ? "" : "none";
    });
    await expect.soft(part).toHaveScreenshot(`${name.replaceAll(" ", "-")}.png`);
  }
  for (const [type, colour] of [
    ["Full-time", "rgb(156, 179, 142)"],
    ["Internship", "rgb(163, 174, 211)"],
    ["Contract", "rgb(206, 132, 104)"],
    ["Apprenticeship", "rgb(255, 255, 255)"],
  ] as const)
    await expect(page.locator(`[data-job-type="${type}"]`)).toHaveCSS("background-color", colour);
});

test("a mistake in a file is shown in the page until it is mended", async ({ page }) => {
  const file = join(content, "team.yaml");
  const good = readFileSync(file, "utf8");
  await page.goto(`${developmentUrl}/team`, { waitUntil: "networkidle" });
  const title = await page.title();
  writeFileSync(file, good.replace(/^ +role:/m, "\trole:"));
  await expect(page.getByText("The line begins with a tab.")).toBeVisible({ timeout: 30_000 });
  writeFileSync(file, good);
  await expect(page).toHaveTitle(title, { timeout: 30_000 });
});

test("an article of the future is shown below a banner that says so", async ({ request }) => {
  const { id } = posts()[0]!;
  const file = readdirSync(join(content, "blog")).find((name) => parseInt(name, 10) === id)!;
  const path = join(content, "blog", file);
  // An article's `updated` day is never before its own date.
  const article = readFileSync(path, "utf8").replace(/^updated: .*\n/m, "");
  writeFileSync(path, article.replace(/^date: .*/m, "date: 2999-01-01"));
  await start({ PREVIEW: undefined });
  const shown = await request.get(`${developmentUrl}/blog/${id}`);
  expect(await shown.text()).toContain(`>${labels().frame.preview}<`);
});
