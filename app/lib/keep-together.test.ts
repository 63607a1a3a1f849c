import { expect, test } from "vitest";
import { keepTogether } from "./keep-together.ts";

test.each([
  ["due on 8 May 2026, says Form 16", "due on 8_May 2026, says Form_16"],
  ["under section 2(y) or Section 9A of", "under section_2(y) or Section_9A of"],
  ["<b>January 14, 2025</b> costs ₹25 lakh", "<b>January_14, 2025</b> costs ₹25_lakh"],
  ["<td>₹38 to 52 lakh</td>", "<td>₹38_to_52_lakh</td>"],
  ["12 months may pass", "12 months may pass"],
  ['<a title="8 May 2026">the day</a>', '<a title="8 May 2026">the day</a>'],
  ["<script>8 May 2026</script>8 May", "<script>8 May 2026</script>8_May"],
  [
    '<div data-island="a"><p>8 May</p></div><template data-unexpected="">',
    '<div data-island="a"><p>8 May</p></div><template data-unexpected="">',
  ],
  [
    '<div data-island="list">8 May</div><div data-island="a">8 May<template data-unexpected="">',
    '<div data-island="list">8_May</div><div data-island="a">8 May<template data-unexpected="">',
  ],
])("no line ends inside a date, a sum, a form or a section: %s", (html, kept) => {
  expect(keepTogether(html)).toBe(kept.replaceAll("_", "\u00A0"));
});
