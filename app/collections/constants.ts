/** The fixed figures of the specification (section 9), each written once. */

/** The header turns solid when the page is scrolled more than this many pixels (R3). */
export const HEADER_SCROLL_THRESHOLD = 20;
/** Services on the home page (R47). */
export const SERVICES_SHOWN = 6;
/** Articles on one page of the blog list (R58). */
export const BLOG_PAGE_SIZE = 6;
/** Articles on the home page (R50). */
export const HOME_POSTS = 3;
/** Characters (code points) of a testimonial that a case card shows (R69). */
export const TESTIMONIAL_PREVIEW_LENGTH = 100;
/** Members of the team (R74). */
export const TEAM_SIZE = 4;
/** Regions, and points of each region card (R73). */
export const REGION_COUNT = 4;
export const REGION_POINTS = 5;
/** Names in the trust strip (R45). */
export const TRUST_NAMES = 6;
/** Least lengths of an application's fields, after trimming (R90, R92, A20). */
export const NAME_MIN_LENGTH = 2;
export const PHONE_MIN_LENGTH = 10;

/** Put before the id of every heading in an article, so that no heading takes an id of the page. */
export const ARTICLE_PART = "part-";

/** Article categories, in the order of the blog's topic tabs (R54). */
export const CATEGORIES = [
  "HR Advisory",
  "Legal",
  "Compliance",
  "Finance",
  "Talent Acquisition",
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Case study industries, in the order of the tabs (R67). */
export const CASE_INDUSTRIES = [
  "Manufacturing",
  "Technology",
  "Financial Services",
  "Retail",
  "Healthcare",
  "Consumer Goods",
] as const;
