import { expect, test } from "vitest";
import {
  BLOG_PAGE_SIZE,
  HEADER_SCROLL_THRESHOLD,
  HOME_POSTS,
  NAME_MIN_LENGTH,
  PHONE_MIN_LENGTH,
  SERVICES_SHOWN,
  TESTIMONIAL_PREVIEW_LENGTH,
} from "./constants.ts";

/** The owner's figures, repeated as literals: a test that reads the constant could not find it wrong. */
test.each([
  ["pixels until the header is solid (R3)", HEADER_SCROLL_THRESHOLD, 20],
  ["services on the home page (R47)", SERVICES_SHOWN, 6],
  ["articles on the home page (R50)", HOME_POSTS, 3],
  ["articles on a page of the blog (R58)", BLOG_PAGE_SIZE, 6],
  ["characters of a testimonial on a card (R69)", TESTIMONIAL_PREVIEW_LENGTH, 100],
  ["characters of a name, at least (R90)", NAME_MIN_LENGTH, 2],
  ["characters of a telephone number, at least (R92)", PHONE_MIN_LENGTH, 10],
])("%s", (_what, figure, wanted) => {
  expect(figure).toBe(wanted);
});
