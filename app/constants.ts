/** Figures and names that several parts of the site share; a row of docs/requirements.md in brackets asks for one. */

/** The header turns solid when the page is scrolled more than this many pixels (R3). */
export const HEADER_SCROLL_THRESHOLD = 20;
/** Services on the home page, at most (R47). */
export const SERVICES_SHOWN = 6;
/** Articles on one page of the blog list (R58). */
export const BLOG_PAGE_SIZE = 6;
/** Articles that the list of all, or of a topic, holds; older ones stand on pages by year. Our choice (B25). */
export const ARTICLES_LISTED = 100;
/** Case studies, and open jobs, on one page of their lists. Our choice: eight are as much as a visitor scrolls through. */
export const CASE_PAGE_SIZE = 8;
export const JOB_PAGE_SIZE = 8;
/** Case studies that a service, a region or a sector points at, at most (B8, B25). Our choice: one page of their list. */
export const CASES_SHOWN = 8;
/** Articles on the home page (R50). */
export const HOME_POSTS = 3;
/** Characters of a page's title, at most. Our choice: search engines cut longer ones at about this length. */
export const TITLE_LENGTH = 60;
/** Characters of a page's description, at most: as many as search engines show. */
export const DESCRIPTION_LENGTH = 160;
/** Characters (code points) of a testimonial that a case card shows (R69). */
export const TESTIMONIAL_PREVIEW_LENGTH = 100;
/** Least lengths of an application's fields, after trimming (R90, R92, A20). */
export const NAME_MIN_LENGTH = 2;
export const PHONE_MIN_LENGTH = 10;

/** The id of the application form, where links to it lead (R85). */
export const FORM_ANCHOR = "job-application-form";

/** No article has this number: the not-found page stands at `/blog/404` (A4). */
export const NOT_FOUND_ID = 404;

/** The kinds of entries that the site search finds and the search page lists, in the order of that list. */
export const SEARCH_KINDS = [
  "service",
  "region",
  "sector",
  "caseStudy",
  "article",
  "job",
  "person",
  "calculator",
  "checklist",
  "resource",
  "page",
] as const;

/** What it finds besides: parts of pages that are listed. */
export const SEARCH_PARTS = ["rule", "duty", "name", "rate", "term", "question"] as const;
