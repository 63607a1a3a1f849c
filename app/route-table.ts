/**
 * Every route pattern of the site and its module, relative to `app/`. `render.tsx` uses it to answer addresses;
 * `urls.server.ts` fills the patterns with content.
 */
import { everyRoom } from "./rooms.server.ts";

export const pageRoutes: Record<string, string> = Object.assign(
  {
    "/": "pages/home.tsx",
    "/who-are-we": "pages/who-are-we.tsx",
    "/mission-vision": "pages/mission-vision.tsx",
    "/team": "pages/team.tsx",
    "/services/hr-advisory/:topic": "pages/services/hr-advisory/topic.tsx",
    "/services/:service": "pages/services/service.tsx",
    "/where-we-operate": "pages/where-we-operate/index.tsx",
    "/where-we-operate/:region": "pages/where-we-operate/region.tsx",
    "/business-sectors": "pages/business-sectors.tsx",
    "/blogs": "pages/blogs/index.tsx",
    "/blogs/archive/:year": "pages/blogs/archive.tsx",
    "/blogs/:topic": "pages/blogs/index.tsx",
    "/blog/:id": "pages/blog/post.tsx",
    "/case-studies": "pages/case-studies/index.tsx",
    "/case-studies/:caseStudy": "pages/case-studies/case-study.tsx",
    "/work-with-us": "pages/work-with-us/index.tsx",
    "/work-with-us/:job": "pages/work-with-us/job.tsx",
    "/contact": "pages/contact.tsx",
    "/search": "pages/search.tsx",
    "/privacy": "pages/legal.tsx",
    "/terms": "pages/legal.tsx",
    "/disclaimer": "pages/legal.tsx",
    "/accessibility": "pages/legal.tsx",
    "/:page": "pages/free.tsx",
  },
  ...everyRoom().map((room) => room.pages),
);

/** Prerendered error pages: a host serves the nearest one with status 404. */
export const notFoundRoutes = {
  "/404": "pages/not-found.tsx",
  "/blog/404": "pages/blog/not-found.tsx",
};

export const documentRoutes: Record<string, string> = Object.assign(
  {
    "/feed.xml": "feeds/feed.ts",
    "/feed/:topic": "feeds/feed.ts",
    "/atom.xml": "feeds/feed.ts",
    "/feed.json": "feeds/feed.ts",
    "/feed.css": "feeds/feed.css.ts",
    "/sitemap.xml": "feeds/sitemap.xml.ts",
    "/robots.txt": "feeds/robots.txt.ts",
    "/llms.txt": "feeds/llms.txt.ts",
    "/site.webmanifest": "feeds/site.webmanifest.ts",
    "/.well-known/security.txt": "feeds/security.txt.ts",
    "/search-index.json": "feeds/search-index.json.ts",
    "/article-index.json": "feeds/article-index.json.ts",
  },
  ...everyRoom().map((room) => room.documents),
);
