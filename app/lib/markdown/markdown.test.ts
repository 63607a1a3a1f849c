import { expect, test } from "vitest";
import { renderMarkdown, renderSections, type RenderOptions } from "./markdown.ts";

const labels: RenderOptions["labels"] = {
  notes: "The notes",
  backToNote: "Up from {note}",
  callouts: {
    note: "Mark",
    tip: "Try",
    important: "Must",
    warning: "Beware",
    caution: "Danger",
  },
  table: "Columns {heads}",
  figures: "As a table",
  bars: "Bars of {title}",
  lines: "Lines of {title}",
};

const render = (markdown: string, options: Partial<RenderOptions> = {}) =>
  renderMarkdown(markdown, { labels, ...options });

test("lists headings with the ids that the HTML carries", () => {
  const { html, headings } = render("## ⚖️ One two\n\ntext\n\n### Three", { idPrefix: "a-" });
  expect(headings).toEqual([
    { id: "a--one-two", text: "⚖️ One two", level: 2 },
    { id: "a-three", text: "Three", level: 3 },
  ]);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

test("a table stands in a box that scrolls and can be reached, its columns at their sides without a style", () => {
  const { html } = render("| a | b |\n| :-: | -: |\n| 1 | 2 |");
  expect(html).toMatch(
    /^<div class="table-box" tabindex="0" role="group" aria-label="Columns a, b"><table>/,
  );
  expect(html).toMatch(/<\/table><\/div>$/);
  expect(html).toContain('<td data-align="center">1</td>');
  expect(html).toContain('<th data-align="right">b</th>');
  expect(html).not.toContain(" align=");
});

test("drops raw HTML", () => {
  expect(render('<script>alert(1)</script>\n\n<b onclick="x">y</b>').html).not.toMatch(
    /<script|onclick/,
  );
});

test.each([
  ["5~7 lakh and 8~9 lakh", "<p>5~7 lakh and 8~9 lakh</p>"],
  ["~~5~~ 7 lakh", "<p><del>5</del> 7 lakh</p>"],
  ["[Notice][np]\n\n[np]: /blog/3", '<p><a href="/blog/3">Notice</a></p>'],
])("%j is read as people mean it", (markdown, html) => {
  expect(render(markdown).html.trim()).toBe(html);
});

test("a link in one part may refer to the end of the text", () => {
  const text = "## A\n\n[Notice][]\n\n## B\n\ntext\n\n[Notice]: /blog/3";
  expect(renderSections(text, { labels })[0]?.html).toContain('<a href="/blog/3">Notice</a>');
});

test("no two parts of a text share an id", () => {
  const parts = renderSections("## A\n\n### x\n\n## A\n\n### x", { labels });
  const ids = parts.flatMap(({ id, html }) => [id, /id="([^"]+)"/.exec(html)?.[1]]);
  expect(new Set(ids).size).toBe(4);
});

test("the words of a task are the label of its box", () => {
  const { html } = render("- [x] **Form 16**\n  - [ ] sent");
  expect(html).toMatch(
    /<li[^>]*><label><input[^>]*checked[^>]*> <strong>Form 16<\/strong>\s*<\/label>/,
  );
  expect(html).toMatch(/<label><input[^>]*> sent<\/label>/);
});

test("splits a text at its headings of level 2", () => {
  const sections = renderSections("before\n\n## A\n\none\n\n### inner\n\n## B\n\n- two", {
    labels,
  });
  expect(sections.map(({ heading }) => heading)).toEqual(["A", "B"]);
  expect(sections[0]?.html).toContain("inner");
  expect(sections[1]?.html).toContain("<li>two</li>");
});

const photo = {
  src: "/pictures/a-960-1.jpg",
  width: 960,
  height: 640,
  avif: "/pictures/a.avif 960w",
};

test("a picture by itself is a figure with its files, size and caption", () => {
  const { html } = render('![Two halls](plant.jpg "The plant in Hosur")', {
    picture: (name) => (name === "plant.jpg" ? photo : undefined),
  });
  expect(html).toMatch(
    /^<figure><picture><source type="image\/avif" srcset="[^"]+ 960w" sizes="[^"]+">/,
  );
  expect(html).toContain(
    '<img src="/pictures/a-960-1.jpg" alt="Two halls" width="960" height="640" loading="lazy"',
  );
  expect(html).toMatch(/<figcaption>The plant in Hosur<\/figcaption><\/figure>$/);
});

test("links of the site go through its function, files with type and size, others as they are", () => {
  const { html } = render(
    "[The list](/downloads/list.pdf) [us](/team) [b](https://example.com/x)",
    {
      link: (path) => `/firm${path}`,
      download: (path) => (path === "/downloads/list.pdf" ? "PDF, 240 kB" : undefined),
    },
  );
  expect(html).toContain('<a href="/firm/downloads/list.pdf">The list (PDF, 240 kB)</a>');
  expect(html).toContain('<a href="/firm/team">us</a>');
  expect(html).toContain('href="https://example.com/x" rel="noopener"');
});

test("texts that make one have one list of notes and no heading's id twice", () => {
  const { html, headings } = renderMarkdown(
    ["## Same\n\nText.[^a]\n\n[^a]: A note.", "## Same\n\nMore."],
    { labels },
  );
  expect(headings.map(({ id }) => id)).toEqual(["part-same", "part-same-1"]);
  expect(html.indexOf("More.")).toBeLessThan(html.indexOf("A note."));
});

test("notes stand below the text, in no list of contents, and lead back", () => {
  const { html, headings } = render("Text.[^a]\n\n## One\n\n[^a]: A note.", { idPrefix: "p-" });
  expect(headings.map(({ text }) => text)).toEqual(["One"]);
  expect(html).toMatch(/href="#p-fn-a" id="p-fnref-a"/);
  expect(html).toMatch(/<li id="p-fn-a">\s*<p>A note. <a href="#p-fnref-a"/);
  expect(html).toContain(">The notes</h2>");
  expect(html).toContain('aria-label="Up from 1"');
});

test("what holds today stands behind struck words, and its note below their paragraph", () => {
  const text =
    "Pay on ~~the ceiling of 15~~[^update-a] or more.\n\n[^update-a]: **25.** Since May. *S.O. 5, 16 May 2030*\n\nNext.";
  const { html, updates } = render(text, { idPrefix: "p-" });
  expect(html).toContain("<p>Pay on <del>the ceiling of 15</del><ins> 25</ins> or more.</p>");
  expect(html).toMatch(
    /more\.<\/p>\s*<details id="p-update-a" tabindex="-1" class="update"><summary><del>the ceiling of 15<\/del> <strong>25<\/strong><\/summary><p> Since May\. <\/p><p><em>S\.O\. 5, 16 May 2030<\/em><\/p><\/details>\s*<p>Next/,
  );
  expect(html).not.toContain(labels.notes);
  expect(updates).toEqual([{ id: "p-update-a", text: "25", struck: "the ceiling of 15" }]);
});

test("a note to which the text refers twice stands once", () => {
  const { html, updates } = render(
    "~~Nine~~[^update-a] A.\n\n~~Nine~~[^update-a] B.\n\n[^update-a]: **Ten.** *S.O. 5, 16 May 2030*",
  );
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(html.match(/<ins> Ten<\/ins>/g)).toHaveLength(2);
  expect(updates).toHaveLength(1);
});

test("a note does not say a struck sentence again", () => {
  const long = "Nobody has to pay anything on the fifteenth of a month.";
  const { html, updates } = render(
    `~~${long}~~[^update-a]\n\n[^update-a]: **Pay.** *S.O. 5, 16 May 2030*`,
  );
  expect(html.split(long)).toHaveLength(2);
  expect(updates).toMatchObject([{ text: "Pay", struck: undefined }]);
});

test("a note within a list stays in its entry, one without struck words only adds", () => {
  const text = "- One\n  - Inner[^update-b]\n- Two\n\n[^update-b]: **B** *S.O. 6, 16 May 2030*";
  const { html, updates } = render(text);
  expect(html).toMatch(/<li>Inner\s*<details[^>]*>[^]*?<\/details>\s*<\/li>/);
  expect(html.match(/<details/g)).toHaveLength(1);
  expect(html).not.toContain("<ins");
  expect(updates).toMatchObject([{ text: "B", struck: undefined }]);
});

test("a call-out is a box with its name, any other quotation stays one", () => {
  const text = "> [!NOTE]\n> Keep **this**.\n\n> [!TIP]\n>\n> - one\n\n> Said so.";
  const { html } = render(text);
  // Windows line endings.
  expect(render(text.replaceAll("\n", "\r\n")).html).toBe(html);
  expect(html).toContain('<div class="callout" role="note"><p>Mark</p>');
  expect(html).toContain("<p>Keep <strong>this</strong>.</p>\n</div>");
  expect(html).toMatch(/<p>Try<\/p>\s*<ul>/);
  expect(html.match(/<blockquote>/g)).toHaveLength(1);
  expect(html).not.toContain("[!");
});

test("a chart is drawn, with its table", () => {
  const { html } = render("```chart bars Settled\nYear, Share\n2022, 40\n2023, 80\n```");
  expect(html).toContain('<figure class="chart"><figcaption>Settled</figcaption><svg');
  expect(html).toMatch(
    /<\/svg><details><summary>As a table<\/summary><div class="table-box"[^>]+><table>/,
  );
  expect(html).not.toContain("<code");
});
