/** Figures and names that several parts of the site share; a row of docs/requirements.md in brackets asks for one. */

/** The header turns solid when the page is scrolled more than this many pixels (R3). */
export const HEADER_SCROLL_THRESHOLD = 20;
/** Services on the home page, at most (R47). */
export const SERVICES_SHOWN = 6;
/** Articles on one page of the blog list (R58). */
export const BLOG_PAGE_SIZE = 6;
/** Articles in the list of all articles or of a topic; older ones are on pages by year. Our choice (B25). */
export const ARTICLES_LISTED = 100;
/** Case studies, and open jobs, on one page of their lists. Our choice: as many as a visitor scrolls through. */
export const CASE_PAGE_SIZE = 8;
export const JOB_PAGE_SIZE = 8;
/** Case studies that a service, region or sector links to, at most (B8, B25). Our choice: one page of their list. */
export const CASES_SHOWN = 8;
/** Articles on the home page (R50). */
export const HOME_POSTS = 3;
/** Characters of a page's title, at most. Our choice: search engines cut titles at about this length. */
export const TITLE_LENGTH = 60;
/** Characters of a page's description, at most: search engines show about as many. */
export const DESCRIPTION_LENGTH = 160;
/** Characters (code points) of a testimonial that a case card shows (R69). */
export const TESTIMONIAL_PREVIEW_LENGTH = 100;
/** Least lengths of the application form's fields, after trimming (R90, R92, A20). */
export const NAME_MIN_LENGTH = 2;
export const PHONE_MIN_LENGTH = 10;

/** The id of the application form, and so the fragment of links to it (R85). */
export const FORM_ANCHOR = "job-application-form";

/** No article has this number: the not-found page stands at `/blog/404` (A4). */
export const NOT_FOUND_ID = 404;

/** The kinds of entries in the site search and on the search page, in its order. */
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

/** Kinds that only the site search has: parts of listed pages. */
export const SEARCH_PARTS = ["rule", "duty", "name", "rate", "term", "question"] as const;
