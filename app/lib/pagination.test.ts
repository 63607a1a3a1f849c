import { expect, test } from "vitest";
import { pageOf } from "./pagination.ts";

const list = Array.from({ length: 14 }, (_, index) => index);

test("fourteen entries make pages of six, six and two", () => {
  expect([1, 2, 3].map((page) => pageOf(list, page, 6).items.length)).toEqual([6, 6, 2]);
  expect(pageOf(list, 3, 6)).toEqual({ items: [12, 13], page: 3, pageCount: 3 });
});

test("a page that the list does not have is the first", () => {
  for (const wanted of [0, -1, 4, 1e9, Number.MAX_SAFE_INTEGER]) {
    expect(pageOf(list, wanted, 6).page).toBe(1);
  }
});

test("six entries are one page, seven are two, none is one empty page", () => {
  expect(pageOf(list.slice(0, 6), 1, 6).pageCount).toBe(1);
  expect(pageOf(list.slice(0, 7), 1, 6).pageCount).toBe(2);
  expect(pageOf([], 1, 6)).toEqual({ items: [], page: 1, pageCount: 1 });
});
