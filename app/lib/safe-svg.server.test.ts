import { expect, test } from "vitest";
import { safeSvg } from "./safe-svg.server.ts";

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const drawing = (content: string, attributes = "") =>
  safeSvg(`<?xml version="1.0"?><svg ${NAMESPACES} ${attributes}>${content}</svg>`);

test("shapes, gradients, styles, labels and pictures within stay, and nothing is lost", () => {
  const logo =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#012"/></linearGradient></defs>' +
    '<style>.a{fill:url(#g)}</style><path class="a" d="M0 0h9v9z"/><text x="1">A &amp; B \uE000</text>' +
    '<foreignObject width="9" height="9"><div xmlns="http://www.w3.org/1999/xhtml">Notice <b>given</b></div></foreignObject>' +
    '<image xlink:href="data:image/png;base64,iVBORw0KGgo="/>';
  expect(drawing(logo, 'viewBox="0 0 9 9"')).toEqual({
    svg: `<svg ${NAMESPACES} viewBox="0 0 9 9">${logo}</svg>`,
    lost: [],
  });
});

test.each([
  `<style>/* image(1) */.a{font-family:'Noto'}</style>`,
  `<style>.a{mask:url("#m")}</style>`,
  `<path fill="url('#g')" d="M0 0"/>`,
  `<g aria-label="Image(1) of 'Asha'" data-name="image(2) 'copy'"/>`,
  String.raw`<g data-name="C:\users\logo"/>`,
])("%s loads nothing and stays", (content) => {
  const { svg, lost } = drawing(content);
  expect(lost).toEqual([]);
  const words = content.replace(/\/\*.*\*\//, "").match(/[\w#:]+/g)!;
  for (const word of words) expect(svg).toContain(word);
});

test("declaration, comment and a document type with entities are no part of the drawing", () => {
  const { svg, lost } = safeSvg(
    '\uFEFF<?xml version="1.0"?><!-- Generator --><!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]>\n' +
      '<svg xmlns="&ns;"><path d="M0 0"/></svg>',
  );
  expect(svg).toBe('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>');
  expect(lost).toEqual([]);
});

test.each([
  ["a script", "<script>alert(1)</script>", "a script"],
  [
    "a handler",
    '<path onload="alert(1)" onpointerrawupdate="alert(1)" d="M0 0"/>',
    "what onpointer",
  ],
  ["a link that runs", '<a href="javascript:alert(1)"><path d="M0 0"/></a>', undefined],
  [
    "markup of a page",
    '<foreignObject><iframe src="https://example.com"/></foreignObject>',
    "<iframe>",
  ],
  ["a picture from elsewhere", '<image href="https://example.com/alert.png"/>', "<image href"],
  ["an animation", '<animate attributeName="href" values="javascript:alert(1)"/>', "<animate>"],
  ["a style", "<style>@import url(https://example.com/a.css);.a{fill:red}</style>", "@import"],
  ["a fill from elsewhere", '<path fill="url(https://example.com/alert#a)" d="M0 0"/>', "url("],
  [
    "a font from elsewhere",
    "<style>@font-face{font-family:A;src:url('https://example.com/a.woff')}.a{fill:red}</style>",
    "a font",
  ],
  [
    "an address in other letters",
    String.raw`<path style="fill:\75 r\l(https://example.com)"/>`,
    "url(",
  ],
  [
    "a style sheet whose address has a semicolon",
    "<style>@import url('https://example.com/a;b');.a{fill:red}</style>",
    "@import",
  ],
  [
    "a choice behind a remark",
    "<style>/* image(1) */.b{mask:image('https://example.com')}.a{fill:red}</style>",
    "image(",
  ],
  ["an address without an end", '<path style="fill:url(https://example.com"/>', "url("],
  [
    "a choice",
    "<style>.a{mask:image-set('https://example.com' 1x)}.a{fill:red}</style>",
    "image-set",
  ],
  ["pieces", "<style>.a{fill:u<![CDATA[rl(https://example.com)]]>}</style>", "url("],
  [
    "a picture in sizes",
    '<foreignObject><img srcset="https://example.com 1x"/></foreignObject>',
    "<img",
  ],
  ["a style sheet before all", '<?xml-stylesheet href="https://example.com"?>', "<?xml-style"],
  ["a style that closes itself", "<style>&lt;/style&gt;&lt;script&gt;alert(1)</style>", undefined],
])("%s is left out", (_what, content, named) => {
  const { svg, lost } = drawing(content, 'onload="alert(1)"');
  expect(svg).not.toMatch(/<script|onload|javascript:|example\.com|<(?:iframe|animate)\b/);
  if (content.includes(".a{fill:red}")) expect(svg).toContain(".a{fill:red}");
  if (named) expect(lost.join()).toContain(named);
});

test("a link stays without its address, as a group with a place of its own", () => {
  const rest = ' transform="translate(0,-5)"><path d="M0 0"/></a>';
  expect(drawing(`<a xlink:href="https://example.com"${rest}`).svg).toContain(`<a${rest}`);
});

test.each(["<html/>", "nothing", "", "<svg><path"])("%j is no SVG", (text) => {
  expect(() => safeSvg(text)).toThrow();
});
