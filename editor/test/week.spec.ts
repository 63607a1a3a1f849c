/** The tasks of a marketing manager's week, done in the editor as such a person would. */
import { readFileSync, readdirSync } from "node:fs";
import {
  expect,
  test,
  type FrameLocator,
  type Locator,
  type Page,
  type Request,
} from "@playwright/test";
import sharp from "sharp";
import { filesIn as filesOf, nameOf, splitMarkdown } from "#app/collections/content-file.server.ts";
import { git } from "../../scripts/changes/git.ts";
import { formFiles } from "../config.ts";

const TOP = ".cache/editor-test/site";
const REMOTE = ".cache/editor-test/remote.git";
const read = (file: string) => readFileSync(`${TOP}/content/${file}`, "utf8");
const filesIn = (folder: string) => readdirSync(`${TOP}/content/${folder}`);
/** The lines that were added and taken out since the last time, without those around them. */
const difference = (file: string): string[] =>
  git(TOP, ["diff", "--unified=0", "--", `content/${file}`])
    .split("\n")
    .filter((line) => /^[-+](?![-+]{2} )/.test(line));

/** The forms within the page, and what a person does in them. */
function forms(page: Page) {
  const cms = page.frameLocator("#cms");
  return {
    cms,
    open: async (...names: (string | RegExp)[]) => {
      await page.goto("/");
      for (const name of names)
        await cms
          .getByText(name, { exact: typeof name === "string" })
          .first()
          .click();
    },
    save: async (button = cms) => {
      await button.getByRole("button", { name: "Save" }).first().click();
      await expect(cms.getByText("Entry saved.")).toBeVisible();
    },
    write: (label: string | RegExp, text: string) =>
      cms.getByRole("textbox", { name: label }).first().fill(text),
  };
}

const DIALOG = "[role=dialog], dialog[open], [role=alertdialog]";

/** Scrolls the form until a field is there: those far below are made when they come into view. */
async function scrollTo(page: Page, field: Locator): Promise<Locator> {
  await page.mouse.move(400, 500);
  await expect(async () => {
    if (await field.first().isVisible()) return;
    await page.mouse.wheel(0, 500);
    await expect(field.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await field.first().scrollIntoViewIfNeeded();
  return field.first();
}

const shown = (page: Page): FrameLocator => page.frameLocator("#page iframe");

/** What stands before the title of a page that waits. */
const mark = (page: Page): Promise<string> =>
  shown(page)
    .getByRole("heading", { level: 1 })
    .evaluate((title) => getComputedStyle(title, "::before").content);

/** Puts a file into a field by its Browse button. */
async function upload(
  page: Page,
  cms: FrameLocator,
  browse: Locator,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await browse.click();
  const dialog = cms.locator(DIALOG).last();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    dialog.getByRole("button", { name: "Upload" }).click(),
  ]);
  await chooser.setFiles(file);
  await dialog.getByRole("button", { name: "Insert" }).click();
}

const photograph = async (name: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({
    create: { width: 1200, height: 1500, channels: 3, background: "#87a" },
  })
    .jpeg()
    .toBuffer(),
});
const PDF = {
  name: "Notice Pay Checklist.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n%%EOF\n"),
};

/** How long a person takes, with the words at hand: clicks and fields counted, the longest wait included. */
const minutes = (count: number) => ({
  annotation: { type: "minutes for a person", description: String(count) },
});

const strangers: string[] = [];

test.beforeEach(({ page }) => {
  const isStranger = (request: Request) =>
    !/^(?:http:\/\/localhost:|blob:|data:)/.test(request.url());
  page.on("requestfinished", (request) => {
    if (isStranger(request)) strangers.push(request.url());
  });
  // What the policy refuses never leaves the browser; anything else has tried to.
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (isStranger(request) && reason !== "csp") strangers.push(`${request.url()} ${reason}`);
  });
});

test.afterEach("nothing was asked of another machine", () => expect(strangers).toEqual([]));

test("a typo on the home page is one changed line, and the page shows it", async ({ page }) => {
  const { cms, open, save, write } = forms(page);
  await open("Pages", "Home");
  const title = await cms.getByRole("textbox", { name: "Title" }).first().inputValue();
  await write("Title", `${title} now`);
  await save();
  await expect(shown(page).getByRole("heading", { level: 1 })).toHaveText(`${title} now`);
  expect(difference("pages/home.yaml")).toEqual([`-title: ${title}`, `+title: ${title} now`]);
});

test("an article with a photograph and a quotation has the next number and begins as a draft", async ({
  page,
}) => {
  const last = Math.max(...filesIn("blog").map((name) => Number.parseInt(name, 10) || 0));
  const { cms, open, save, write } = forms(page);
  await open("Articles", "New");
  await write("Title", "Notice pay, and what it is paid on");
  await cms.getByRole("radio", { name: "Legal" }).click();
  await write(
    "Excerpt",
    "What Indian law says about pay in place of notice, on which wages it is computed, and what a contract may add.",
  );
  await write("Opening paragraph", "Notice pay is short to compute and long to argue about.");
  const [, author = ""] = /name: (.*)/.exec(read("team.yaml")) ?? [];
  await cms.getByRole("radio", { name: author }).first().click();
  await (await scrollTo(page, cms.getByRole("textbox", { name: "Text" }))).click();
  for (const line of [
    "## The rule",
    "One month, or what the contract says.",
    "> Whoever gives notice counts first.",
    "",
  ]) {
    await page.keyboard.type(line);
    await page.keyboard.press("Enter");
  }
  await (await scrollTo(page, cms.getByText(/Add .?Cover/))).click();
  await upload(page, cms, "Board Meeting.JPG", await picture());
  await write("What the picture shows", "Five people around a table with papers.");
  await save();
  const file = filesIn("blog").find((name) => name.startsWith(`${last + 1}-`));
  expect(file).toBe(`${last + 1}-notice-pay-and-what-it-is-paid-on.md`);
  const saved = read(`blog/${file}`);
  expect(saved).toContain("draft: true");
  expect(saved).toContain("file: board-meeting.jpg");
  expect(saved).toMatch(/^## The rule$/m);
  expect(saved).toMatch(/^> Whoever gives notice counts first\.$/m);
  await expect(shown(page).getByRole("heading", { level: 1 })).toContainText("Notice pay");
  await expect.poll(() => mark(page)).toContain("Draft");
});

test("an article with a day in the future is scheduled", async ({ page }) => {
  const { cms, open, save } = forms(page);
  await open("Articles", "Notice pay, and what it is paid on");
  await cms.getByRole("textbox", { name: "Title" }).first().waitFor();
  await cms.locator("input[type=date]").first().fill("2099-01-18");
  await (await scrollTo(page, cms.getByRole("switch", { name: "Draft" }))).click();
  await save();
  expect(read(`blog/${filesIn("blog").find((name) => name.includes("-notice-pay-"))}`)).toMatch(
    /^date: 2099-01-18$/m,
  );
  await expect.poll(() => mark(page)).toContain("Scheduled");
});

test("a new member has a portrait, under a name that an address can bear", async ({ page }) => {
  const { cms, open, save, write } = forms(page);
  await open("Firm, team and menus", "Team");
  await cms.getByRole("button", { name: /Add .?Member/ }).click();
  await scrollTo(page, cms.getByRole("textbox", { name: "Initials" }));
  for (const [field, value] of [
    ["Id", "asha-rao"],
    ["Name", "Asha Rao"],
    ["Role", "Partner"],
    ["Bio", "Works on pay."],
    ["Initials", "AR"],
  ] as const)
    await write(field, value);
  await scrollTo(page, cms.getByRole("button", { name: "Browse" }));
  await upload(page, cms, "Asha Rao.JPG", await picture());
  await save();
  expect(filesIn("pictures")).toContain("asha-rao.jpg");
  expect(difference("team.yaml").every((line) => line.startsWith("+"))).toBe(true);
  await expect(shown(page).getByRole("heading", { name: "Asha Rao" })).toBeVisible();
});

test("a picture that is shown somewhere cannot be removed", async ({ page }) => {
  const said = page.waitForEvent("dialog", { timeout: 120_000 });
  const { cms } = forms(page);
  await page.goto("/");
  await cms.getByRole("radio", { name: "Assets" }).first().click();
  await cms.getByText("asha-rao.jpg").first().click();
  await cms.getByRole("button", { name: "Delete" }).first().click();
  void cms.locator(DIALOG).getByRole("button", { name: "Delete" }).click();
  const dialog = await said;
  expect(dialog.message()).toContain("content/team.yaml");
  await dialog.accept();
  expect(filesIn("pictures")).toContain("asha-rao.jpg");
});

test("a job is closed by its last day", async ({ page }) => {
  const { cms, open, save } = forms(page);
  const [job = ""] = filesIn("jobs");
  const [, title = ""] = /^title: (.*)$/m.exec(read(`jobs/${job}`)) ?? [];
  await open("Jobs", title);
  const [, posted = ""] = /^postedDate: (.*)$/m.exec(read(`jobs/${job}`)) ?? [];
  const day = await scrollTo(page, cms.getByRole("textbox", { name: "Closing date" }));
  await day.fill(posted);
  await save();
  expect(difference(`jobs/${job}`)).toEqual([`+closingDate: ${posted}`]);
});

test("what the check refuses is kept, and told beside the form", async ({ page }) => {
  const { cms, open, save, write } = forms(page);
  await open("Pages", "Team");
  await cms.getByRole("textbox", { name: "Lead" }).first().waitFor();
  await write("Lead", "Who we are: [Names].");
  await save();
  await expect(page.locator("#findings li[data-severity=error]")).toHaveCount(1);
  expect(read("pages/team.yaml")).toContain("[Names]");
  git(TOP, ["checkout", "--quiet", "content/pages/team.yaml"]);
});

test("the address of a page that is removed leads on", async ({ page }) => {
  const { cms, open } = forms(page);
  const study = filesIn("case-studies").at(-1) ?? "";
  const path = `/case-studies/${study.replace(".yaml", "")}`;
  page.on("dialog", (dialog) => dialog.accept("/case-studies"));
  await open("Case studies");
  const [, title = ""] = /^title: (.*)$/m.exec(read(`case-studies/${study}`)) ?? [];
  await cms.getByText(title, { exact: true }).first().click();
  await cms.getByRole("textbox", { name: "Title" }).first().waitFor();
  await cms.getByRole("button", { name: "Show Editor Options" }).first().click();
  await cms.getByRole("menuitem", { name: "Delete" }).click();
  await cms.locator(DIALOG).getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => filesIn("case-studies")).not.toContain(study);
  expect(read("redirects.yaml")).toContain(`${path}, to: /case-studies`);
  git(TOP, ["checkout", "--quiet", "content/case-studies", "content/redirects.yaml"]);
});

test("changes are published in words, and taken back (B24)", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Publish …" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Home page: title")).toBeVisible();
  await dialog.getByRole("button", { name: "Publish these changes" }).click();
  await expect(page.locator("#published")).toContainText("Sent to origin");
  const branch = git(TOP, ["branch", "--show-current"]).trim();
  expect(git(REMOTE, ["log", "-1", "--format=%s", branch])).toContain("Home page: title");

  page.on("dialog", (asked) => asked.accept());
  await dialog.getByRole("button", { name: "Take back" }).first().click();
  await expect(page.locator("#published")).toContainText("Taken back");
  expect(read("team.yaml")).not.toContain("asha-rao");
});

/** Every text, and one file of each other kind: texts are written anew by the form's program. */
const FORMS = Object.entries(formFiles()).flatMap(([form, pattern]) => {
  if (!pattern.includes("*")) return [{ form: form.replace("/", "/entries/"), file: pattern }];
  const [folder = "", ending = ""] = pattern.split("/*");
  return filesOf(folder, ending)
    .slice(0, ending === ".md" ? undefined : 1)
    .map((file) => ({ form: `${form}/entries/${nameOf(file)}`, file }));
});

for (const { form, file } of FORMS) {
  test(`one changed word is one changed line in ${file} (B24)`, async ({ page }) => {
    git(TOP, ["checkout", "--quiet", "."]);
    await page.goto(`/cms.html#/collections/${form}`);
    const words = page
      .getByRole("main")
      .getByRole("textbox")
      .or(page.getByRole("group").getByRole("textbox"));
    const folded = page.getByRole("button", { name: "Expand", exact: true });
    await expect(async () => {
      if (await words.first().isVisible()) return;
      await folded.first().click({ timeout: 1000 });
      await expect(words.first()).toBeVisible({ timeout: 1000 });
    }).toPass();
    await words.first().focus();
    await page.keyboard.press("End");
    await page.keyboard.type("s");
    const isText = file.endsWith(".md") && (splitMarkdown(read(file))?.body.trim() ?? "") !== "";
    if (isText) {
      await (await scrollTo(page, page.getByRole("textbox", { name: "Text" }))).click();
      await page.keyboard.press("ControlOrMeta+End");
      await page.keyboard.type("s");
    }
    await page.getByRole("button", { name: "Save" }).first().click();
    await expect.poll(() => difference(file).length).toBe(isText ? 4 : 2);
  });
}
