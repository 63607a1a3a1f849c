import { expect, test } from "vitest";
import { withBasePath } from "./base-path.ts";

const under = (text: string) => withBasePath(text, "/firm", ["favicon.ico", "icon+1.png"]);

test("at the root of a host nothing changes", () => {
  expect(withBasePath(`src="/assets/a.js"`, "", ["favicon.ico"])).toBe(`src="/assets/a.js"`);
});

test.each([
  [`src="/assets/a.js"`, `src="/firm/assets/a.js"`],
  [
    `srcset="/pictures/a.svg 1x, /pictures/b.svg 2x"`,
    `srcset="/firm/pictures/a.svg 1x, /firm/pictures/b.svg 2x"`,
  ],
  [
    `data-module="/assets/a.js sha384-x/assets/y,/assets/b.js s"`,
    `data-module="/firm/assets/a.js sha384-x/assets/y,/firm/assets/b.js s"`,
  ],
  [
    `url(/assets/a.woff2) url('/pictures/b.svg')`,
    `url(/firm/assets/a.woff2) url('/firm/pictures/b.svg')`,
  ],
  [`href="/favicon.ico"`, `href="/firm/favicon.ico"`],
  [`href="/icon+1.png?v=2"`, `href="/firm/icon+1.png?v=2"`],
])("%s", (text, expected) => {
  expect(under(text)).toBe(expected);
  expect(under(expected), "a second time").toBe(expected);
});

test.each([
  `href="/firm/team"`,
  `href="/team"`,
  `content="https://example.org/firm/pictures/share.png"`,
  `href="https://other.example/assets/a.js"`,
  `href="/favicon.icon"`,
  `href="//assets/x"`,
])("%s stays", (text) => {
  expect(under(text)).toBe(text);
});
