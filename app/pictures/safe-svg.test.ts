import { expect, test } from "vitest";
import { safeSvg } from "./safe-svg.ts";

const inside = (content: string, attributes = "") =>
  safeSvg(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`,
  );

test("shapes, gradients, styles and words stay", () => {
  const logo =
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#012"></stop></linearGradient></defs>' +
    '<style>.a{fill:url(#g)}</style><path class="a" d="M0 0h9v9z"></path><text x="1">A &amp; B</text>';
  expect(inside(logo, 'viewBox="0 0 9 9"')).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${logo}</svg>`,
  );
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a script in a group", "<g><script><![CDATA[alert(1)]]></script></g>"],
  ["a handler", '<path onload="alert(1)" d="M0 0"/>'],
  ["a link that runs", '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ["markup of a page", '<foreignObject><iframe src="https://example.com"/></foreignObject>'],
  ["a picture from elsewhere", '<image href="https://example.com/alert.png"/>'],
  ["a shape from elsewhere", '<use xlink:href="https://example.com/a.svg#alert"/>'],
  ["an animation", '<animate attributeName="href" values="javascript:alert(1)"/>'],
  ["a style from elsewhere", "<style>@import url(https://example.com/alert.css)</style>"],
  ["a fill from elsewhere", '<path fill="url(https://example.com/alert#a)" d="M0 0"/>'],
  ["a style that closes itself", "<style>&lt;/style&gt;&lt;script&gt;alert(1)</style>"],
])("%s is left out", (_what, content) => {
  expect(inside(content, 'onload="alert(1)"')).not.toMatch(
    /<script|onload|javascript:|example\.com|<(?:iframe|foreignObject|image|animate)\b/,
  );
});

test("a link stays without its address, as a group with a place of its own", () => {
  const [start, rest] = ["<a", ' transform="translate(0,-5)"><path d="M0 0"></path></a>'];
  expect(inside(`${start} xlink:href="https://example.com" href="#g"${rest}`)).toContain(
    `>${start}${rest}</svg>`,
  );
});

test("a switch stays, so that a browser shows one of its parts and not all of them", () => {
  const kept =
    '<g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"></g>' +
    '<a transform="translate(0,-5)"><text>Text is not SVG</text></a>';
  expect(inside(`<switch><foreignObject><i>x</i></foreignObject>${kept}</switch>`)).toContain(
    `><switch>${kept}</switch></svg>`,
  );
});

test("what is no SVG is refused", () => {
  expect(() => safeSvg("<html/>")).toThrow();
  expect(() => safeSvg("nothing")).toThrow();
});
