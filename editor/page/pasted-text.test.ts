import { expect, test, vi } from "vitest";
import { cellsIn } from "./grid-dialog.tsx";
import { pastedEntries, markdownOf } from "./pasted-text.ts";

const SITE = "http://localhost:4181";
vi.mock("./api.ts", () => ({ site: "http://localhost:4181" }));

const word = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`;

test.each([
  [
    "a table without a head",
    "<table><tbody><tr><td>State</td><td>Rate</td></tr><tr><td>Karnataka</td><td>200</td></tr></tbody></table>",
    "| State | Rate |\n| - | - |\n| Karnataka | 200 |",
  ],
  [
    "a table of Word, with a bar in a cell",
    "<table class=MsoTableGrid><tr><td><p class=MsoNormal>Grade</p></td><td><p>Days | x</p></td></tr><tr><td><p>A</p><p>B</p></td><td><p>30</p></td></tr></table>",
    "| Grade | Days \\| x |\n| - | - |\n| A B | 30 |",
  ],
  [
    "bullets of Word",
    word(1, "·", "First <b>point</b>") + word(2, "o", "Sub") + word(1, "·", "Second"),
    "- First **point**\n  - Sub\n- Second",
  ],
  [
    "numbers of Word, which go on behind a paragraph and below a numbered heading",
    `<h2 style='mso-list:l1 level2 lfo2'>1.1<span>&nbsp; </span>Rule</h2>${word(1, "1.", "One")}${word(1, "2.", "Two")}<p class=MsoListParagraph>More.</p>${word(1, "3.", "Three")}`,
    "## 1.1 Rule\n\n1. One\n2. Two\n\nMore.\n\n3. Three",
  ],
  ["Outlook's", "<ul><li class=MsoListParagraph style='mso-list:l0 level1'>One</li></ul>", "- One"],
  ["lines within a paragraph", "<p>Hall 3<br>Fort Road<br>Pune</p>", "Hall 3\\\nFort Road\\\nPune"],
  [
    "headings that would be the page's title",
    "<h1>Rule</h1><p role=heading aria-level=1>Rule</p><p>Text</p>",
    "## Rule\n\n## Rule\n\nText",
  ],
  [
    "a link to a page beside the form",
    `<p><a href="${SITE}/services/legal-services">here</a></p>`,
    "[here](/services/legal-services)",
  ],
  [
    "Google's bold round everything",
    '<b style="font-weight:normal"><p>Plain <span style="font-weight:700">bold</span></p></b>',
    "Plain **bold**",
  ],
  [
    "a list within a list of Google's",
    "<ul><li><p>One</p></li><ul><li><p>Inner</p></li></ul><li><p>Two</p></li></ul>",
    "- One\n  - Inner\n- Two",
  ],
  [
    "spaces that were made bold",
    "<p>It is<b> bold </b>and <i>slanted </i>here<b> </b>.</p>",
    "It is **bold** and *slanted* here .",
  ],
  [
    "lists, lines and tables in a cell",
    "<table><tr><td>A</td><td>B</td></tr><tr><td><ul><li>x</li><li>y</li></ul></td><td><table><tr><td>in</td></tr></table></td></tr></table>",
    "| A | B |\n| - | - |\n| x y | in |",
  ],
  [
    "a footnote of Word, and one of its marks",
    `<p>Claim<a href="#_ftn1"><span>[1]</span></a> as <a href="#_Toc9">below</a>.</p><div><hr><div id=ftn1><p><a href="#_ftnref1"><span>[1]</span></a> Section 4.</p></div></div>`,
    "Claim[^1] as below.\n\n[^1]: Section 4.",
  ],
  [
    "a footnote of Word with two paragraphs",
    `<p>Claim<a href="#_ftn1">[1]</a>.</p><div id=ftn1><p><a href="#_ftnref1">[1]</a> Section 4.</p><p>More.</p></div>`,
    "Claim[^1].\n\n[^1]: Section 4. More.",
  ],
  [
    "what a colleague has struck, moved or said in the margin of Word",
    `<p>It is <del cite="mailto:A" datetime="2026-11-20">12</del><ins cite="mailto:A">15</ins> <span class=msoMoveFrom>days</span> of <s>leave</s><span class=MsoCommentReference><a href="#_msocom_1">[A1]</a></span>.</p><div style='mso-element:comment-list'><hr><p><a href="#_msoanchor_1">[A1]</a>Sure?</p></div>`,
    "It is 15 of ~~leave~~.",
  ],
  [
    "a footnote of LibreOffice",
    `<p>Claim<a href="#sdfootnote1sym"><sup>1</sup></a>.</p><div><p><a href="#sdfootnote1anc">1</a>Section 4.</p></div>`,
    "Claim[^1].\n\n[^1]: Section 4.",
  ],
  [
    "words that are bold and slanted",
    '<p>It <span style="font-weight:bold;font-style:italic">must</span> be.</p>',
    "It **_must_** be.",
  ],
  [
    "a picture",
    '<p>Text 👍<img alt="👍"></p><p><img src="file:///a.png"></p>',
    "Text 👍👍\n\n\\[Picture]",
  ],
  ["a power", "<p>10<sup>6</sup> m<span style='vertical-align:super'>-2</span></p>", "10⁶ m⁻²"],
  ["a cell alone", "<table><tr><td>Only</td></tr></table>", "Only"],
  [
    "what Word makes bold in one script alone, and Google strikes",
    "<p><b style='mso-bidi-font-weight:normal'>Bold</b> <span style='mso-bidi-font-weight:bold'>not</span> <span style='text-decoration:line-through'>12</span></p>",
    "**Bold** not ~~12~~",
  ],
  ["letters of a list", word(1, "(a)", "One") + word(1, "(b)", "Two"), "- (a) One\n- (b) Two"],
  [
    "empty lines of a mail",
    "<div>Dear Asha,</div><div><br></div><div>Yes.</div>",
    "Dear Asha,\n\nYes.",
  ],
  ["paragraphs of a mail", "<p>Dear Asha,<br><br>Yes,<br>I do.</p>", "Dear Asha,\n\nYes,\\\nI do."],
  [
    "a link that Gmail or Outlook counts",
    '<p><a href="https://www.google.com/url?q=https://labour.gov.in/x&amp;sa=D">A</a> <a href="https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Flabour.gov.in%2F&amp;data=05">B</a></p>',
    "[A](https://labour.gov.in/x) [B](https://labour.gov.in/)",
  ],
  [
    "a result of Google's, with and without what was searched",
    '<p><a href="https://www.google.com/url?sa=t&amp;q=&amp;url=https://labour.gov.in/x">A</a> <a href="https://www.google.co.in/url?sa=t&amp;q=labour+codes&amp;url=https://labour.gov.in/x">B</a></p>',
    "[A](https://labour.gov.in/x) [B](https://labour.gov.in/x)",
  ],
  [
    "a script, and buttons",
    "<h3><button>Question</button></h3><p>Text<script>alert(1)</script><style>p{}</style><button>Share</button></p>",
    "### Question\n\nText",
  ],
])("what is pasted arrives as what it looks like: %s", (_, html, expected) => {
  expect(markdownOf(html, SITE)).toBe(expected);
});

const row = (cell: string) => `<tr><td>${cell}</td></tr>`;

test.each([
  ["bullets of Word", word(1, "·", "One"), "·\tOne\n·\tTwo\n", ["One", "Two"]],
  ["a list of Google's", "<ul><li>One</li></ul>", "One\nTwo", ["One", "Two"]],
  ["a column of Excel", row("One") + row("Two"), "One\r\nTwo\r\n", ["One", "Two"]],
  ["a column of Word", row("<p>One</p>") + row("<p>Two</p>"), "One\nTwo\n", ["One", "Two"]],
  [
    "cells that have lines, signs and days",
    row("One<br>more") + row("") + row("- 5") + row("12. May 2026"),
    '"One\nmore"\r\n\r\n- 5\r\n12. May 2026\r\n',
    ["One more", "- 5", "12. May 2026"],
  ],
  ["two columns", row("A</td><td>B") + row("C</td><td>D"), "A\tB\r\nC\tD\r\n", []],
  ["a mail in a table", row("<p>Dear Asha,</p><p>Yes.</p>") + row(""), "Dear Asha,\n\nYes.", []],
  ["lines of a mail in a table", row("Dear Asha,<br><br>Yes."), "Dear Asha,\n\nYes.", []],
  ["a table in a table", row(`<table>${row("Dear Asha,")}${row("Yes.")}`), "Dear Asha,\nYes.", []],
  ["a list of days", "<ul><li>12. May</li></ul>", "12. May\nSunday", ["12. May", "Sunday"]],
  ["numbers of a mail", "", "1. One\n2. Two", ["One", "Two"]],
  ["lines of a PDF", "", "One sentence that\ngoes on", []],
  ["one line", "<ul><li>One</li></ul>", "One", []],
])("what is pasted into a list of fields is parted where it is a list: %s", (_, html, text, is) => {
  expect(pastedEntries(html, text, cellsIn(text))).toEqual(is);
});
