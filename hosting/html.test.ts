import { expect, test } from "vitest";
import {
  attributeValue,
  inlineStyles,
  needsPermission,
  scripts,
  startTags,
  withoutMarkers,
} from "./html.ts";

test("start tags are found with their attributes decoded", () => {
  const html = `<link rel="stylesheet" href="/a.css?x=1&amp;y=2"/><links/><link rel="icon" hidden>`;
  expect(startTags(html, "link").map(({ attributes }) => attributes)).toEqual([
    { rel: "stylesheet", href: "/a.css?x=1&y=2" },
    { rel: "icon", hidden: "" },
  ]);
});

test("a quoted > does not end a tag", () => {
  const [tag] = startTags(`<script data-a="1 > 0">x</script>`, "script");
  expect(tag?.attributes).toEqual({ "data-a": "1 > 0" });
});

test("scripts come with their text, and data needs no permission", () => {
  const html =
    `<script>a()</script><script type="application/ld+json">{"b":1}</script>` +
    `<script src="/c.js"></script><script type="speculationrules">{}</script>`;
  expect(scripts(html).map(({ text }) => text)).toEqual(["a()", `{"b":1}`, "", "{}"]);
  expect(scripts(html).map(needsPermission)).toEqual([true, false, false, true]);
});

test("the text of inline styles", () => {
  expect(inlineStyles("<style>a{}</style><p></p><style media=print>b{}</style>")).toEqual([
    "a{}",
    "b{}",
  ]);
});

test("text is safe as the value of an attribute", () => {
  expect(attributeValue(`a"b&c<d`)).toBe("a&quot;b&amp;c&lt;d");
});

test("hydration's markers go, but from pages with an island", () => {
  const text = "<p>one<!-- -->two</p><!--$--><!--/$--><!-- kept -->";
  expect(withoutMarkers(text)).toBe("<p>onetwo</p><!-- kept -->");
  const island = `<div data-island="x">${text}</div>`;
  expect(withoutMarkers(island)).toBe(island);
});
