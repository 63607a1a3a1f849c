import { expect, test } from "vitest";
import { renderMarkdown, renderSections } from "./markdown.ts";

test("lists headings with the ids that the HTML carries", () => {
  const { html, headings } = renderMarkdown("## One two\n\ntext\n\n### Three", { idPrefix: "a-" });
  expect(headings).toEqual([
    { id: "a-one-two", text: "One two", level: 2 },
    { id: "a-three", text: "Three", level: 3 },
  ]);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

test("passes addresses of the site through the link function and leaves others alone", () => {
  const { html } = renderMarkdown("[a](/team) [b](https://example.com/x)", {
    link: (path) => `/firm${path}`,
  });
  expect(html).toContain('href="/firm/team"');
  expect(html).toContain('href="https://example.com/x" rel="noopener"');
});

test("puts a table into a box that scrolls and can be reached", () => {
  const { html } = renderMarkdown("| a | b |\n| - | - |\n| 1 | 2 |");
  expect(html).toMatch(
    /^<div class="table-box" tabindex="0" role="group" aria-label="Table: a, b"><table>/,
  );
  expect(html).toMatch(/<\/table><\/div>$/);
  expect(html.match(/<table>/g)).toHaveLength(1);
});

test("drops raw HTML", () => {
  expect(renderMarkdown('<script>alert(1)</script>\n\n<b onclick="x">y</b>').html).not.toMatch(
    /<script|onclick/,
  );
});

test("splits a text at its headings of level 2", () => {
  const sections = renderSections("before\n\n## A\n\none\n\n### inner\n\n## B\n\n- two");
  expect(sections.map(({ heading }) => heading)).toEqual(["A", "B"]);
  expect(sections[0]?.html).toContain("inner");
  expect(sections[1]?.html).toContain("<li>two</li>");
});
