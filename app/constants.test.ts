import { expect, test } from "vitest";
import * as constants from "./constants.ts";

/** The owner's own figures, written out once more: what both a page and its test read cannot be found wrong. */
test.each([
  ["HEADER_SCROLL_THRESHOLD", 20, "R3"],
  ["SERVICES_SHOWN", 6, "R47"],
  ["HOME_POSTS", 3, "R50"],
  ["BLOG_PAGE_SIZE", 6, "R58"],
  ["TESTIMONIAL_PREVIEW_LENGTH", 100, "R69"],
  ["NAME_MIN_LENGTH", 2, "R90"],
  ["PHONE_MIN_LENGTH", 10, "R92"],
] as const)("%s is %i (%s)", (name, figure) => {
  expect(constants[name]).toBe(figure);
});
