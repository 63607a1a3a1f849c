/** The tasks of a marketing manager's week, done through the editor's page. */
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { expect, test, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { git } from "../changes/git.ts";
import { checkOut, recordAll } from "../../tests/test-repository.ts";
import { firefox } from "../../tests/engines/firefox.ts";
import { webkit } from "../../tests/engines/webkit.ts";

const TOP = ".cache/editor-test/site";
const REMOTE = ".cache/editor-test/remote.git";
const place = (file: string) => `${TOP}/content/${file}`;
const read = (file: string) => readFileSync(place(file), "utf8");
const filesIn = (folder: string) => (existsSync(place(folder)) ? readdirSync(place(folder)) : []);
const firstIn = (folder: string) =>
  `${folder}/${filesIn(folder).find((name) => /\.(?:md|yaml)$/.test(name))}`;
const titleOf = (file: string): string =>
  parse(/^title: .*$/m.exec(read(file))?.[0] ?? "title: ''").title;
const restore = () => {
  git(TOP, ["checkout", "--quiet", "."]);
  git(TOP, ["clean", "--quiet", "-fd"]);
};
/** The lines added and removed since the last call. */
const difference = (file: string): string[] =>
  git(TOP, ["diff", "--no-ext-diff", "--unified=0", "--", `content/${file}`])
    .split("\n")
    .filter((line) => /^[-+](?![-+]{2} )/.test(line));

const open = async (page: Page, hash: string) => {
  await page.goto(`/#${hash}`);
  await page.reload();
};
const openEntry = async (page: Page, file: string) => {
  await open(page, `/${file}`);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
};
const openFirst = async (page: Page, folder: string): Promise<string> => {
  const file = firstIn(folder);
  await openEntry(page, file);
  return file;
};
const field = (page: Page, path: string): Locator =>
  page.locator(`[data-path="${path}"]`).getByRole("textbox").first();
const selection = (page: Page) => page.evaluate(() => getSelection()!.toString());
const text = (page: Page): Locator => page.locator("[data-path=body] [contenteditable]");
const typeFirst = async (page: Page, words: string) => {
  await text(page).click();
  await page.keyboard.press("ControlOrMeta+Home");
  await page.keyboard.type(words);
};
const save = async (page: Page) => {
  await press(page, "Save");
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
};
const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole("button", { name, exact: true }).click();
const shown = (page: Page) => page.frameLocator(".preview iframe");
const heading = (page: Page): Locator => shown(page).getByRole("heading", { level: 1 });

const photograph = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1200, height: 1500, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

const pasteHtml = (target: Locator, html: string, plain: string) =>
  target.evaluate(
    (node, [markup, words]) => {
      const data = new DataTransfer();
      data.setData("text/html", markup!);
      data.setData("text/plain", words!);
      node.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    [html, plain],
  );

/** Takes a picture for the guides if GUIDE=1 is set. */
async function guide(page: Page, name: string): Promise<void> {
  if (process.env.GUIDE !== "1") return;
  await shown(page)
    .locator("body")
    .evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = sharp(await page.screenshot()).resize(1000);
  await picture.webp({ quality: 70, effort: 6 }).toFile(`docs/editor/${name}.webp`);
}

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><path d="M2 28 15 2l13 26zM40 10h48v10H40z" fill="#1d5f6b"/></svg>';

const FACTS = {
  name: "Nilgiri Thorne",
  legalName: "Nilgiri Thorne Consulting LLP",
  cin: "AAK-4127",
  blurb: "People, pay and law for firms in the hills.",
  email: "hello@nilgirithorne.in",
  recruitmentEmail: "work@nilgirithorne.in",
  phone: "+91 423 244 1177",
  "address.street": "12 Hospital Road",
  "address.city": "Udhagamandalam",
  "address.postcode": "643001",
  "grievance.email": "privacy@nilgirithorne.in",
  bookingUrl: "https://cal.nilgirithorne.in/first",
  mapLink: "https://www.openstreetmap.org/search?query=643001",
  "social.url": "https://www.linkedin.com/company/nilgiri-thorne",
  "builder.name": "Nilgiri Thorne",
  "builder.url": "https://www.nilgirithorne.in",
  url: "https://www.nilgirithorne.in",
};

const strangers: string[] = [];

test.beforeEach(({ page }) => {
  page.on("request", (request) => {
    const isOurs = /^(?:http:\/\/localhost:|blob:|data:)/.test(request.url());
    if (!isOurs) strangers.push(request.url());
  });
});
test.afterEach("nothing was asked of another machine", () => expect(strangers).toEqual([]));
test.afterEach(restore);

// `entry-text.test.ts` checks for every field that nothing else in a file changes.
test("a word more is a line, the caret stays, the page beside follows (B24)", async ({ page }) => {
  const file = await openFirst(page, "blog");
  await typeFirst(page, "One");
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.keyboard.type(" two");
  // Saving during a save: text typed meanwhile is saved afterwards, without a conflict with oneself.
  for (const _ of "abc") await page.keyboard.press("ControlOrMeta+s");
  await page.keyboard.type(" ");
  await page.keyboard.press("ControlOrMeta+s");
  const [was = ""] = difference(file);
  await expect.poll(() => difference(file).slice(1)).toEqual([`+One two ${was.slice(1)}`]);
  await expect(shown(page).getByText("One two").first()).toBeVisible();
});

test("an article begins as a draft, and is written with buttons", async ({ page }) => {
  const last = Math.max(...filesIn("blog").map((name) => Number.parseInt(name, 10) || 0));
  const [category = ""] = parse(read("pages/blogs.yaml")).categories;
  const missing: string[] = [];
  page.on("response", (one) => void (one.status() === 404 && missing.push(one.url())));
  await open(page, "new/blog");
  await field(page, "title").fill("Notice pay, and what it is paid on");
  const count = filesIn("blog").length;
  // An unfinished draft can be saved, and edited further. Repeated key events of held keys must do no harm.
  await page.keyboard.down("ControlOrMeta");
  for (const _ of "sss") await page.keyboard.down("s");
  await page.keyboard.up("s");
  await page.keyboard.up("ControlOrMeta");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await expect(field(page, "title")).toBeFocused();
  const file = `blog/${String(last + 1).padStart(2, "0")}-notice-pay-and-what-it-is-paid-on.md`;
  await expect.poll(() => existsSync(place(file))).toBe(true);
  await expect(page.getByText("appears here once")).toBeVisible();
  expect(filesIn("blog")).toHaveLength(count + 1);

  await page.locator("[data-path=category]").getByRole("combobox").selectOption(category);
  await page.locator("[data-path=date] input").fill("2026-01-18");
  await field(page, "excerpt").fill(
    "What Indian law says about pay in place of notice, on which wages it is computed, and what a contract may add.",
  );
  await field(page, "content").fill("Notice pay is short to compute and long to argue about.");
  await page.locator("[data-path=author]").getByRole("combobox").selectOption({ index: 1 });
  const bar = page.getByRole("toolbar", { name: "Text: layout" });
  const dialog = page.getByRole("dialog");
  const insert = async (what: string, fields: Record<string, string>) => {
    await press(bar, what);
    for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).fill(value);
    await press(dialog, "Insert");
  };
  await text(page).click();
  await page.keyboard.type("The rule");
  await press(bar, "Heading");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("One month here.");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("A line of its own.");
  await page.keyboard.press("Shift+Home");

  const site = new URL(page.url()).origin.replace(/\d+$/, (port) => String(Number(port) + 1));
  await insert("Link", { "Leads to": `${site}/contact` });
  await page.keyboard.type(" At 15%");
  for (const _ of "15%") await page.keyboard.press("Shift+ArrowLeft");
  await insert("Updated in the text", {
    "What holds now": "12%",
    "Section or notification": "Section 4, 1 May 2026",
  });
  await page.keyboard.press("Control+End");
  await insert("Table", {
    "Row 1, column 1": "Grade | days",
    "Row 1, column 2": "Share",
    "Row 2, column 1": "Micro",
  });
  await insert("Chart", {
    Title: "Claims settled",
    "Row 1, column 1": "Year",
    "Row 1, column 2": "Days",
    "Row 2, column 1": "2025",
    "Row 2, column 2": "1,062",
    "Row 3, column 1": "2026",
    "Row 3, column 2": "64",
  });
  await press(bar, "Picture");
  await dialog
    .locator("input[type=file]")
    .setInputFiles(await photograph("Factory Hall.JPG", "#567"));
  await expect(dialog.getByLabel("In a few words")).toBeFocused();
  await page.keyboard.type("A hall");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  // A picture from the clipboard is uploaded with the same questions.
  await text(page).evaluate((node) => {
    const data = new DataTransfer();
    data.items.add(
      new File(["<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'/>"], "a.svg", {
        type: "image/svg+xml",
      }),
    );
    node.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  });
  await dialog.getByLabel("In a few words").fill("A [plan]");
  await press(dialog, "Insert");
  await save(page);
  expect(read(file).split("---\n")[2]).toBe(
    "## The rule\n\nOne month here.\\\n[A line of its own.](/contact) At ~~15%~~[^update-12]\n\n[^update-12]: **12%.** *Section 4, 1 May 2026*\n\n" +
      String.raw`| Grade \| days | Share |` +
      "\n| --- | --- |\n| Micro |  |\n\n" +
      "```chart bars Claims settled\nYear, Days\n2025, 1062\n2026, 64\n```\n\n" +
      "![A hall](factory-hall.jpg)\n\n" +
      String.raw`![A \[plan\]](a.svg)` +
      "\n",
  );
  expect(read(file)).toMatch(/^reviewedOn: \d/m);
  await expect(heading(page)).toContainText("Notice pay");
  await expect(shown(page).getByRole("img", { name: "A hall" })).toBeVisible();
  // The page is requested only once it exists.
  expect(missing).toEqual([]);
});

test("what is pasted from Word stands where the caret is, and is found again", async ({ page }) => {
  const file = await openFirst(page, "blog");
  await typeFirst(page, "What comes before, after.\n");
  for (const _ of "\nafter.") await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await pasteHtml(
    text(page),
    "<table><tbody><tr><td>State</td><td>Rate</td></tr><tr><td>Karnataka</td><td>200</td></tr></tbody></table>",
    "State\tRate\nKarnataka\t200",
  );
  await expect(text(page)).toContainText("| State | Rate |");
  await save(page);
  expect(read(file)).toMatch(
    /^What comes before,\n\n\| State .*\n.*\n\| Karnataka .*\n\nafter\.$/m,
  );
  await expect(shown(page).getByRole("columnheader", { name: "State" })).toBeVisible();
  await guide(page, "article");

  // A click in the page opens its field, and the form follows links of the page.
  await field(page, "title").focus();
  // The page reloads after the save: a click before its script has loaded is lost.
  await expect(async () => {
    await shown(page).getByText("What comes before,", { exact: true }).click();
    await expect.poll(() => selection(page), { timeout: 5_000 }).toBe("What comes before");
  }).toPass();
  await shown(page).getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL(/#\/pages\/home/);
});

test("a pasted list becomes entries, unless it replaces selected words", async ({ page }) => {
  await openFirst(page, "case-studies");
  const solutions = page.locator('[data-path="solutions"]').getByRole("textbox");
  const count = await solutions.count();
  await solutions.first().selectText();
  await pasteHtml(solutions.first(), "<ul><li>One</li><li>Two</li></ul>", "One\nTwo");
  await solutions.first().press("End");
  await pasteHtml(solutions.first(), "<ul><li>One</li><li>Two</li></ul>", "One\nTwo");
  await expect(solutions).toHaveCount(count + 2);
  await page.keyboard.press("ControlOrMeta+z");
  await expect(solutions).toHaveCount(count);
});

// `merge.test.ts` covers merges without conflict.
test("two windows: the second to save is asked, and chooses", async ({ page, context }) => {
  const file = await openFirst(page, "jobs");
  const second = await context.newPage();
  await openEntry(second, file);
  await field(second, "location").fill("Theirs");
  await save(second);
  await second.close();
  await field(page, "location").fill("Mine");
  await press(page, "Save");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Theirs", { exact: true })).toBeVisible();
  expect(read(file)).toContain("location: Theirs");
  await dialog.getByLabel("Keep mine").check();
  await press(dialog, "Save");
  await expect(page.getByText(/^Saved/)).toBeVisible();
  expect(read(file)).toContain("location: Mine");
});

test("what was typed but not saved is back in the next window", async ({ page, context }) => {
  const file = await openFirst(page, "jobs");
  await field(page, "title").fill("Typed and not saved");
  await page.close();
  const next = await context.newPage();
  await openEntry(next, file);
  await expect(field(next, "title")).toHaveValue("Typed and not saved");
  expect(difference(file)).toEqual([]);
  await press(next, "Take back what I typed");
  await press(next, "Have it again");
  await expect(field(next, "title")).toHaveValue("Typed and not saved");
  await press(next, "Take back what I typed");
  await next.reload();
  await expect(field(next, "title")).toHaveValue(titleOf(file));

  // An unsaved new entry stays beside one that begins as a copy.
  await open(next, "new/jobs");
  await field(next, "title").fill("Typed in a new one");
  await open(next, `new/jobs?${file}`);
  await expect(field(next, "title")).toHaveValue(titleOf(file));
  await open(next, "new/jobs");
  await expect(field(next, "title")).toHaveValue("Typed in a new one");
});

test("an error is told at its field, and holds back that page alone", async ({ page }) => {
  const file = await openFirst(page, "blog");
  await expect(heading(page)).toHaveText(titleOf(file));
  await typeFirst(page, "![](nothing.jpg)\n");
  await save(page);
  await expect(page.locator("[data-path=body] [data-severity=error]").first()).toBeVisible();
  await expect(page.getByText("the page shows it as it was before")).toBeVisible();
  await page.locator("[data-path=body] .remark").first().scrollIntoViewIfNeeded();
  await guide(page, "finding");
  await expect(heading(page)).toHaveText(titleOf(file));
  await openEntry(page, "pages/home.yaml");
  await expect(heading(page)).toHaveText(titleOf("pages/home.yaml"));
  await page.getByRole("link", { name: "Publish …" }).click();
  await expect(page.getByText("to be mended")).toBeVisible();
  await press(page, "Publish what is ticked");
  await expect(page.getByText("Not published, because of mistakes in Article")).toBeVisible();
});

test("who wrote articles leaves as a former member, or is followed", async ({ page }) => {
  const [first, second] = parse(read("team.yaml")).members as { id: string; name: string }[];
  test.skip(!second, "there is nobody to follow");
  await openEntry(page, "team.yaml");
  await press(page, `Remove ${first!.name}`);
  const dialog = page.getByRole("dialog");
  await press(dialog, "Keep as a former member");
  await save(page);
  expect(difference("team.yaml")).toEqual(["+    former: true"]);
  await expect(shown(page).getByRole("heading", { name: second!.name })).toBeVisible();
  await expect(shown(page).getByRole("heading", { name: first!.name })).toHaveCount(0);
  await press(page, `Remove ${first!.name}`);
  await dialog.getByRole("combobox").selectOption(second!.id);
  await press(dialog, "Replace and remove");
  // Nothing is written before saving.
  expect(git(TOP, ["diff", "--name-only"])).not.toContain("content/blog/");
  await save(page);
  expect(read("team.yaml")).not.toContain(`id: ${first!.id}`);
  expect(git(TOP, ["diff", "--name-only"])).toContain("content/blog/");
});

test("a portrait is uploaded, used again elsewhere, and stays while in use", async ({ page }) => {
  await openEntry(page, "team.yaml");
  await press(page, "Add member");
  const at = `members.${parse(read("team.yaml")).members.length}`;
  for (const [name, value] of [
    ["name", "Asha Rao"],
    ["role", "Partner"],
    ["bio", "Works on pay."],
  ] as const)
    await field(page, `${at}.${name}`).fill(value);
  // Derived from the name.
  await expect(field(page, `${at}.id`)).toHaveValue("asha-rao");
  await expect(field(page, `${at}.initials`)).toHaveValue("AR");
  await page.locator(`[data-path="${at}.image"] button`).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(await photograph("Asha Rao.JPG", "#a65"));
  await expect(dialog).toBeHidden();
  await open(page, "pictures");
  await expect(page.getByText(/^Used in .*not saved yet/)).toBeVisible();
  await openEntry(page, "team.yaml");
  await save(page);
  expect(difference("team.yaml").every((line) => line.startsWith("+"))).toBe(true);
  await expect(shown(page).getByRole("heading", { name: "Asha Rao" })).toBeVisible();

  await openEntry(page, firstIn("blog"));
  const cover = page.locator("[data-path=cover]");
  await press(cover, "Add cover");
  await press(cover, "Choose or upload …");
  await expect(dialog.getByText("Used in Team")).toBeVisible();
  await press(dialog, "asha-rao.jpg");
  await field(page, "cover.alt").fill("A woman in a hall.");
  await save(page);
  expect(difference(firstIn("blog")).join()).toContain("file: asha-rao.jpg");
  await open(page, "pictures");
  await expect(page.getByText(/Used in .*Team/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Remove" })).toHaveCount(0);
  // A refused file does not keep others back.
  const heic = { name: "IMG 1.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  const sent = [heic, await photograph("Hall.jpg", "#567")];
  await page.getByRole("main").locator("input[type=file]").first().setInputFiles(sent);
  await expect(page.getByText(/HEIC.*Here now: hall.jpg/)).toBeVisible();
});

test("jobs are closed by their last day, filtered, and copied", async ({ page }) => {
  const file = await openFirst(page, "jobs");
  const posted = /^postedDate: (.*)$/m.exec(read(file))?.[1] ?? "";
  await page.locator("[data-path=closingDate] input").fill(posted);
  await save(page);
  expect(difference(file)).toEqual([`+closingDate: ${posted}`]);
  // A half-typed day is kept, and other fields can be saved.
  const half = page.getByText("This day is only half typed");
  const typeHalf = async () => {
    await page.locator("[data-path=closingDate] input").click();
    await page.keyboard.press("Backspace");
    await field(page, "title").fill("Another title");
  };
  await typeHalf();
  await press(page, "Take back what I typed");
  await expect(half).toBeHidden();
  await typeHalf();
  await save(page);
  await expect(half).toBeVisible();
  expect(difference(file)).toContain(`+closingDate: ${posted}`);
  const before = filesIn("jobs").length;
  await page.getByRole("link", { name: "Copy" }).click();
  await save(page);
  await expect.poll(() => filesIn("jobs").length).toBe(before + 1);
  await page.getByRole("combobox", { name: "Show" }).selectOption("Closed");
  const list = page.getByRole("navigation").getByRole("listitem");
  await expect(list).toHaveCount(1);
  await expect(list).toContainText("Closed");
});

// `files.test.ts` checks that links and addresses follow.
test("a page is renamed and removed, and the page beside follows", async ({ page }) => {
  const file = firstIn("case-studies");
  await openEntry(page, file);
  await field(page, "title").fill("Typed and not saved");
  await press(page, "Rename");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("another-name");
  await press(dialog, "Rename");
  await expect.poll(() => filesIn("case-studies")).toContain("another-name.yaml");
  await expect(heading(page)).toContainText(titleOf("case-studies/another-name.yaml").slice(0, 12));
  await expect(page).toHaveURL(/another-name/);
  await expect(field(page, "title")).toHaveValue("Typed and not saved");
  await press(page, "Remove");
  await expect(dialog).toBeVisible();
  if (await dialog.getByRole("combobox").isVisible()) {
    await dialog.getByRole("combobox").selectOption({ index: 1 });
    await press(dialog, "Replace and remove");
  }
  await press(dialog, "Remove");
  await expect.poll(() => filesIn("case-studies")).not.toContain("another-name.yaml");
  await expect(heading(page)).toHaveText(titleOf("pages/home.yaml"));
});

test("words that are found are selected in a field that was folded", async ({ page }) => {
  const { bio } = parse(read("team.yaml")).members.at(-1) as { bio: string };
  const words = bio.trim().split(/\s/).slice(0, 5).join(" ");
  // The answer to what was typed before comes last.
  const late = Promise.withResolvers<void>();
  await page.route("**/find", async (route) => {
    if (route.request().postData() === '["zq"]') await late.promise;
    await route.continue();
  });
  await open(page, "/pages/home.yaml");
  await page.getByRole("searchbox").fill("zq");
  const answered = page.waitForResponse((answer) => answer.request().postData() === '["zq"]');
  await page.getByRole("searchbox").fill(words);
  const link = page.getByRole("navigation").getByRole("link", { name: words });
  await expect(link).toBeVisible();
  late.resolve();
  await (await answered).finished();
  await link.click();
  await expect(page.locator("[data-path$=bio] textarea")).toBeFocused();
  await expect.poll(() => selection(page)).toBe(words);
  // The next one is pressed without searching again; one that is mended is gone.
  await expect(link).toBeVisible();
  await page.keyboard.type("Other words");
  await save(page);
  await expect(page.getByText("No fields say it")).toBeVisible();
});

test("some changes are published, one is put back, one taken back (B24)", async ({ page }) => {
  await openEntry(page, "pages/home.yaml");
  await field(page, "title").fill("People, law and growth");
  await save(page);
  await openEntry(page, "pages/team.yaml");
  await field(page, "lead").fill("Who we are.");
  await save(page);
  await page.getByRole("link", { name: "Publish …" }).click();
  await page.getByRole("checkbox", { name: "Team page: lead" }).uncheck();
  await guide(page, "publish");
  await press(page, "Publish what is ticked");
  await expect(page.getByRole("status").filter({ hasText: "Sent on" })).toBeVisible();
  expect(git(REMOTE, ["log", "-1", "--format=%s", "main"])).toContain("Home page: title");
  // At once, as `click` would wait for a button that is switched off.
  const takeBack = page.getByRole("button", { name: "Take back", exact: true });
  await takeBack.first().dispatchEvent("click");
  await expect(page.getByRole("status").filter({ hasText: "Taken back" })).toBeVisible();
  expect(titleOf("pages/home.yaml")).not.toBe("People, law and growth");
  const left = page.getByRole("listitem").filter({ hasText: "Team page: lead" });
  await press(left, "Put back");
  await expect(page.getByRole("button", { name: /^Have “Team page/ })).toBeVisible();
  expect(difference("pages/team.yaml")).toEqual([]);
});

test("what a colleague has published too is chosen, and the form shows it", async ({ page }) => {
  const other = `${TOP}-colleague`;
  rmSync(other, { recursive: true, force: true });
  git(TOP, ["push", "--quiet", "origin", "main"]);
  checkOut(REMOTE, other);
  const home = "content/pages/home.yaml";
  const theirs = readFileSync(`${other}/${home}`, "utf8").replace(/^title: .*$/m, "title: Theirs");
  recordAll(other, "Theirs", { [home]: theirs });
  git(other, ["push", "--quiet", "origin", "main"]);
  await openEntry(page, "pages/home.yaml");
  await field(page, "title").fill("Mine");
  await save(page);
  await page.getByRole("link", { name: "Publish …" }).click();
  await press(page, "Publish what is ticked");
  await page.getByLabel("Take theirs").check();
  await press(page.getByRole("dialog"), "Publish");
  // Whoever leaves meanwhile is told wherever they are, until they have seen the page again.
  await openEntry(page, "pages/home.yaml");
  const told = page.getByRole("complementary").getByRole("status");
  await expect(told).toContainText("Sent on");
  await told.getByRole("link").click();
  await expect(page.getByRole("main").getByRole("status")).toContainText("Sent on");
  await openEntry(page, "pages/home.yaml");
  await expect(told).toBeEmpty();
  await expect(field(page, "title")).toHaveValue("Theirs");
});

test("a firm moves in: what only it can say is said, in the editor alone", async ({ page }) => {
  await open(page, "moving-in");
  await expect(page.getByRole("progressbar")).toBeVisible();
  await guide(page, "moving-in");
  const saveStep = async (key: string) => {
    const form = page.locator("form", { has: page.locator(`[data-path="${key}"]`) });
    await press(form, "Save");
    await expect(form.getByText(/^Saved/)).toBeVisible();
  };
  await press(page, "Make the site’s colours from it");
  await expect(page.getByText("colours of its own")).toBeVisible();
  await page
    .getByLabel("Logo from one file …")
    .setInputFiles({ name: "NT.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) });
  await expect(page.getByText("are made of it")).toBeVisible();
  for (const [key, value] of Object.entries(FACTS)) await field(page, key).fill(value);
  await page.locator("[data-path=sample]").getByRole("checkbox").first().uncheck();
  await saveStep("name");
  await saveStep("url");
  await expect(shown(page).getByText("Nilgiri Thorne").first()).toBeVisible();

  const [head] = parse(read("team.yaml")).members as { id: string }[];
  for (const box of (await page.getByLabel("Remove", { exact: true }).all()).slice(1))
    await box.check();
  await page.getByLabel("Who takes over").selectOption(head!.id);
  await press(page, "Remove who is ticked");
  await expect(page.getByText("They are removed")).toBeVisible();
  await page.locator("[data-path=members] summary").click();
  await field(page, "members.0.name").fill("Nila Thorne");
  await field(page, "members.0.bio").fill("Nila Thorne leads Nilgiri Thorne.");
  await field(page, "members.0.linkedin").fill("https://www.linkedin.com/in/nila-thorne");
  await page.locator('[data-path="members.0.sample"]').getByRole("checkbox").uncheck();
  await saveStep("members");
  // The address of who is no sample any more, too.
  expect(parse(read("team.yaml")).members[0].id).toBe("nila-thorne");

  await press(page, "Remove all samples that are not ticked");
  await expect(page.getByRole("button", { name: "Have the samples again" })).toBeVisible();
  expect(filesIn("jobs")).toEqual([]);

  await openEntry(page, "consultation.yaml");
  await page.locator("[data-path=sample]").getByRole("checkbox").uncheck();
  await press(page, "Save");
  await open(page, "moving-in");
  await expect(page.getByText("Nothing that a check can find.")).toBeVisible();
  await expect(heading(page)).toBeVisible();
});

test("the statements of a text of law are signed by whoever has read it", async ({ page }) => {
  test.skip(!existsSync(place("law/instruments.yaml")), "the firm has no law");
  await open(page, "signing");
  await page.getByLabel("Who has read it").fill("Asha Rao");
  await page.getByLabel("on", { exact: true }).fill("2026-11-26");
  await page
    .getByRole("button", { name: /^I have read it/ })
    .first()
    .click();
  await expect(page.getByText(/^Signed by Asha Rao: /)).toBeVisible();
  await expect(page.getByText("Signed by Asha Rao, 2026-11-26").first()).toBeVisible();
  // Forms show an instrument by its name, too.
  const [{ periods }] = parse(read("law/rates.yaml")).rates;
  const known = parse(read("law/instruments.yaml")).instruments as { id: string; name: string }[];
  const { name } = known.find(({ id }) => id === periods[0].instruments[0].in)!;
  await open(page, "/law/rates.yaml?rates.0.periods.0.from");
  const cited = page.locator('[data-path="rates.0.periods.0.instruments"] summary').first();
  await expect(cited).toContainText(name);
});

test("only the editor's own page can change something", async ({ page, baseURL }) => {
  await page.goto("/");
  for (const Origin of ["", "https://example.org", baseURL!]) {
    const headers = { Origin, "X-Editor": "guess" };
    expect((await page.request.post("/remove", { data: [], headers })).status()).toBe(403);
  }
});

for (const { name, isInstalled, open: start } of [firefox, webkit]) {
  test(`${name} saves what was written`, async ({ baseURL }) => {
    test.skip(!isInstalled, `${name} is not installed`);
    const browser = await start({});
    try {
      await browser.goto(`${baseURL}/#/pages/team.yaml`);
      const lead = "[data-path=lead] textarea";
      await expect
        .poll(() => browser.evaluate((root, one) => root.querySelector(one) !== null, lead))
        .toBe(true);
      await browser.click(lead);
      await browser.type("s");
      await browser.click("form button.main");
      await expect.poll(() => difference("pages/team.yaml").length).toBe(2);
    } finally {
      await browser.close();
    }
  });
}
