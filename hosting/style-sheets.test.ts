import { expect, test } from "vitest";
import {
  inlineCss,
  joinSheets,
  pageSheet,
  placeSheets,
  sharedSheets,
  sheetsOf,
} from "./style-sheets.ts";

const link = (name: string) => `<link rel="stylesheet" href="/assets/${name}.css"/>`;
const page = (path: string, ...sheets: string[]) => ({
  path,
  html: `<head>${sheets.map(link).join("")}</head><body><main><section>first</section><section>second</section></main></body>`,
});
const read = (address: string) => `${address.slice(8, -4)}{}`;

test("shared are the sheets that every page has", () => {
  const pages = [page("/", "root", "band", "home"), page("/team", "root", "people", "band")];
  expect(sharedSheets(pages)).toEqual(["/assets/root.css", "/assets/band.css"]);
  expect(sharedSheets([])).toEqual([]);
});

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

test("what only some pages need is one file, named by its content", () => {
  const { html } = page("/team", "root", "people", "more");
  const own = pageSheet(html, ["/assets/root.css"], read)!;
  expect(own.css).toBe("people{}\nmore{}");
  expect(own.address).toMatch(/^\/assets\/page-[\w-]{10}\.css$/);
  expect(pageSheet(html, ["/assets/root.css"], (address) => `${read(address)}x`)!.address).not.toBe(
    own.address,
  );
  expect(pageSheet(html, sheetsOf(html), read)).toBeUndefined();
});

test("the shared sheet stands in the head, the page's own behind the first view", () => {
  const { html } = page("/team", "root", "people");
  expect(
    placeSheets(html, "root{}", { address: "/assets/page-1.css", css: "" }, "<link rel=preload>"),
  ).toBe(
    `<head><link rel=preload><style>root{}</style></head><body><main><section>first</section>` +
      `<link rel="stylesheet" href="/assets/page-1.css"/><section>second</section></main></body>`,
  );
});

test("bands inside the first band do not end it", () => {
  const html =
    `<head></head><body><header>site</header><main><nav>path</nav><section><header>x</header><section>y</section></section>` +
    `<p>rest</p></main></body>`;
  expect(placeSheets(html, "", { address: "/p.css", css: "" }, "")).toContain(
    `</section></section><link rel="stylesheet" href="/p.css"/><p>rest</p>`,
  );
});

test("a page without bands links its sheet in the head", () => {
  const html = "<head></head><body><main><p>x</p></main></body>";
  expect(placeSheets(html, "a{}", { address: "/p.css", css: "" }, "")).toContain(
    `<style>a{}</style><link rel="stylesheet" href="/p.css"/></head>`,
  );
});

test("a style sheet may hold what String.replace takes for a pattern", () => {
  expect(placeSheets("<head></head>", `a{content:"$&$1"}`, undefined, "")).toContain(
    `content:"$&$1"`,
  );
});
