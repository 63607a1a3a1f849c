import { describe, expect, test } from "vitest";
import { divideSheets, inlineCss, joinSheets, placeSheets, sheetFile } from "./style-sheets.ts";

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;
const page = (path: string, ...sheets: string[]) => ({
  path,
  html: `<head>${sheets.map(link).join("")}</head><body><main><section>first</section><section>second</section></main></body>`,
});
const read = (address: string) => `${address.slice(8, -4)}{}`;

test("sheets are joined in order, without @charset, and relative addresses become whole", () => {
  const css: Record<string, string> = {
    "/assets/a.css": `@charset "utf-8";a{background:url(./dot.svg)}`,
    "/assets/b.css": `b{background:url("../pictures/b.svg#x"),url(/assets/c.svg),url(data:image/gif;base64,AA)}`,
  };
  expect(joinSheets(Object.keys(css), (address) => css[address]!)).toBe(
    `a{background:url(/assets/dot.svg)}\n` +
      `b{background:url("/pictures/b.svg#x"),url(/assets/c.svg),url(data:image/gif;base64,AA)}`,
  );
});

test("nothing in a sheet can end its element", () => {
  const css = inlineCss(`a::after{content:"</style><script>"}`);
  expect(css).not.toMatch(/<\/style/i);
  expect(css).toBe(String.raw`a::after{content:"<\/style><script>"}`);
});

describe("a page's sheets are divided", () => {
  const css: Record<string, string> = {
    root: "@font-face{src:url(/assets/sans-B_6n.woff2)}:root{--ink:#000}.plain{}",
    reading: "@font-face{}",
    header: ".site-header_bar{}",
    panel: ".panel_box{}",
    hero: ".hero_title,.hero_lead{}",
    cards: ".cards_list{}",
  };
  const readCss = (address: string) => css[address.slice(8, -4)]!;
  const html =
    `<head>${Object.keys(css).map(link).join("")}</head><body>` +
    `<header class="site-header_bar"><div popover="auto" class="panel_box"><div class="cards_list"></div></div></header>` +
    `<main><section class="plain hero_title"></section><ul class="cards_list"></ul></main></body>`;

  /** Another page, so that not every sheet is everywhere. */
  const other = { path: "/other", html: `<head>${link("root")}</head><body><main></main></body>` };
  const divide = (...pages: string[]) =>
    divideSheets([...pages.map((page) => ({ path: "/", html: page })), other], readCss);

  test("into what the first view is painted with and the rest", () => {
    expect(divide(html)[0]).toEqual({
      first: ["/assets/root.css", "/assets/header.css", "/assets/hero.css"],
      later: ["/assets/reading.css", "/assets/panel.css", "/assets/cards.css"],
    });
  });

  test("and a page without bands is all first view but its closed panels", () => {
    expect(divide(html.replaceAll("section", "p"))[0]!.later).toEqual([
      "/assets/reading.css",
      "/assets/panel.css",
    ]);
  });

  test("alike for pages that link the same sheets", () => {
    const withCards = html.replace("</section>", `<i class="cards_list"></i></section>`);
    const [one, two] = divide(html, withCards);
    expect(one!.first).toContain("/assets/cards.css");
    expect(two).toEqual(one);
  });

  test("and no page is no sheets", () => expect(divideSheets([], readCss)).toEqual([]));
});

test("the rest is one file, named by its content", () => {
  const sheets = ["/assets/people.css", "/assets/more.css"];
  const file = sheetFile(sheets, read)!;
  expect(file.css).toBe("people{}\nmore{}");
  expect(file.address).toMatch(/^\/assets\/page-[\w-]{10}\.css$/);
  expect(sheetFile(sheets, (address) => `${read(address)}x`)!.address).not.toBe(file.address);
  expect(sheetFile([], read)).toBeUndefined();
});

test("what the first view needs stands in the head, the rest behind it", () => {
  const { html } = page("/team", "root", "people");
  expect(
    placeSheets(html, "root{}", { address: "/assets/page-1.css", css: "" }, "<link rel=preload>"),
  ).toBe(
    `<head><link rel=preload><style>root{}</style></head><body><main><section>first</section>` +
      `<link rel="stylesheet" href="/assets/page-1.css" fetchpriority="low"/><section>second</section></main></body>`,
  );
});

test("the rest gives way to the fonts, which behind a picture it does by itself", () => {
  const html = `<head></head><body><main><section><img src="/a.svg"/></section></main></body>`;
  const sheet = { address: "/p.css", css: "" };
  expect(placeSheets(html, "", sheet, "")).toContain(`<link rel="stylesheet" href="/p.css"/>`);
  expect(placeSheets(html.replace("img", "i"), "", sheet, "")).toContain(`fetchpriority="low"`);
});

test("bands inside the first band do not end it", () => {
  const html =
    `<head></head><body><header>site</header><main><nav>path</nav><section><header>x</header><section>y</section></section>` +
    `<p>rest</p></main></body>`;
  expect(placeSheets(html, "", { address: "/p.css", css: "" }, "")).toContain(
    `</section></section><link rel="stylesheet" href="/p.css" fetchpriority="low"/><p>rest</p>`,
  );
});

test("a page without bands links its sheet in the head", () => {
  const html = "<head></head><body><main><p>x</p></main></body>";
  expect(placeSheets(html, "a{}", { address: "/p.css", css: "" }, "")).toContain(
    `<style>a{}</style><link rel="stylesheet" href="/p.css" fetchpriority="low"/></head>`,
  );
});

test("a style sheet may hold what String.replace takes for a pattern", () => {
  expect(placeSheets("<head></head>", `a{content:"$&$1"}`, undefined, "")).toContain(
    `content:"$&$1"`,
  );
});
