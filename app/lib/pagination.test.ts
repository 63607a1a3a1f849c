import { expect, test } from "vitest";
import { cutToPage, shownPages } from "./pagination.ts";

const list = Array.from({ length: 14 }, (_, index) => index);

test("fourteen entries make pages of six, six and two", () => {
  expect([1, 2, 3].map((page) => cutToPage(list, page, 6).items.length)).toEqual([6, 6, 2]);
  expect(cutToPage(list, 3, 6)).toEqual({ items: [12, 13], page: 3, pageCount: 3 });
});

test("a page that the list does not have is the first", () => {
  for (const wanted of [0, -1, 4, 1e9, Number.MAX_SAFE_INTEGER])
    expect(cutToPage(list, wanted, 6).page).toBe(1);
});

test("six entries are one page, seven are two, none is one empty page", () => {
  expect(cutToPage(list.slice(0, 6), 1, 6).pageCount).toBe(1);
  expect(cutToPage(list.slice(0, 7), 1, 6).pageCount).toBe(2);
  expect(cutToPage([], 1, 6)).toEqual({ items: [], page: 1, pageCount: 1 });
});

test("a few pages are all listed; of many the first, the last and those around the current one", () => {
  const shown = (page: number, pageCount: number) =>
    shownPages(page, pageCount)
      .map((number) => number ?? "…")
      .join(" ");
  expect(shown(2, 3)).toBe("1 2 3");
  expect(shown(4, 7)).toBe("1 2 3 4 5 6 7");
  expect(shown(1, 167)).toBe("1 2 3 4 5 … 167");
  expect(shown(4, 167)).toBe("1 2 3 4 5 … 167");
  expect(shown(5, 167)).toBe("1 … 4 5 6 … 167");
  expect(shown(163, 167)).toBe("1 … 162 163 164 … 167");
  expect(shown(164, 167)).toBe("1 … 163 164 165 166 167");
  expect(shown(167, 167)).toBe("1 … 163 164 165 166 167");
});
