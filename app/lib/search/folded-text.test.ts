import { expect, test } from "vitest";
import { foldedText } from "./folded-text.ts";

test.each([
  ["Pay\u200B slips", "pay slips"],
  ["re\u00ADtention", "retention"],
  ["Cafe\u0301", "Café"],
  ["Café", "cafe"],
  ["ﬁve ofﬁces", "five offices"],
  ["Łukasz, Nguyễn & Søren Ħaŧ", "lukasz, nguyen & soren hat"],
  ["employer’s “notice”", `employer's "notice"`],
  ["2025–26, 43B−(h)", "2025-26, 43B-(h)"],
  ["24\u00A0\t Q", "24 q"],
  ["Straße", "STRASSE"],
  ["ŉ Half, ½, \u095Eैसला, क़ानून", "'n half, 1/2, फैसला, कानून"],
  ["employer´s ‹leave›, employerʼs, Oʻahu", "employer's 'leave', employer's, o'ahu"],
])("%j is found as %j", (written, typed) => {
  expect(foldedText(written)).toBe(foldedText(typed));
});

test("vowel signs tell words of Indian scripts apart", () => {
  expect(foldedText("ಕನ್ನಡ")).not.toBe(foldedText("ಕನನಡ"));
  expect(foldedText("वेतन")).not.toBe(foldedText("वतन"));
});
