import { posts } from "#app/collections/blog.server.ts";
import { freePages } from "#app/collections/free-pages.server.ts";
import { comparePages } from "./compare-pages.ts";

const withPicture = <Entry extends { body: string; path: string }>(entries: readonly Entry[]) =>
  entries.find(({ body }) => body.includes("!["))?.path;

// What no sample has: a logo, colours, photographs, portraits, long words.
comparePages(
  {
    "second-home": "/",
    "second-team": "/team",
    "second-article": withPicture(posts()),
    "second-free-page": withPicture(freePages()),
  },
  4000,
);
