import { feeds, sharePhotograph, sharePicture } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import type { SheetName } from "./art/pictures.ts";
import { topicOf, type Post } from "./collections/blog.server.ts";
import { CATEGORIES, type Category } from "./collections/constants.ts";
import type { FirmEvent } from "./collections/events.server.ts";
import type { Job } from "./collections/jobs.server.ts";
import { isHiddenFromSearch } from "./collections/publication.server.ts";
import { regions } from "./collections/regions.server.ts";
import { site } from "./collections/site.server.ts";
import { memberById, type Member } from "./collections/team.server.ts";
import type { PictureFile } from "./pictures/picture-file.server.ts";
import { photoFiles } from "./pictures/photo.server.ts";
import { shareDrawing } from "./pictures/share-drawing.server.ts";
import { shareImage } from "./pictures/share-image.server.ts";
import { pageHead, type FeedLink, type PageHead } from "./seo/head.ts";
import { blogPosting } from "./seo/structured-data/blog-posting.ts";
import { eventNode } from "./seo/structured-data/event.ts";
import type { Node } from "./seo/structured-data/graph.ts";
import { jobPosting, type JobSection } from "./seo/structured-data/job-posting.ts";
import { localBusiness, organization } from "./seo/structured-data/organization.ts";
import { person } from "./seo/structured-data/people.ts";
import { service, type ServiceFacts } from "./seo/structured-data/service.ts";
import { breadcrumbList, webSite, type TrailStep } from "./seo/structured-data/site.ts";

/** What differs from page to page. Every fact given here must be visible on the page. */
export type HeadRequest = {
  /** Its address without base path, for example `/team`. */
  path: string;
  /** Its heading: at most 60 characters. */
  title: string;
  /** Stands in for the heading in tabs, search results and shared links. */
  searchTitle?: string;
  /** 70 to 160 characters. */
  description: string;
  /** The sheet of its first band; mist if left out. */
  sheet?: SheetName;
  /** What the picture that goes with a link shows; a sentence with the title if left out. */
  imageAlt?: string;
  /** The trail that the page shows, from the home page to this page. */
  trail?: TrailStep[];
  /** On an article's page. */
  post?: Post;
  /** On the page of a service: its name, and the sentence under its heading. */
  service?: Omit<ServiceFacts, "path">;
  /** On the team page. */
  people?: Member[];
  /** On the page of an open job, with what the page shows below the job's description. */
  job?: { job: Job; sections: JobSection[] };
  /** On the page of an event. */
  event?: FirmEvent;
  /** true on the not-found pages. */
  noindex?: boolean;
};

/** The background behind a page's heading, which is never deep: the transparent header could not be read on it. */
const backgroundOf = (sheet: SheetName): string =>
  site().colours[sheet === "deep" ? "pale" : sheet];

/** Pages that present the firm as a place to visit. */
const PLACE_PAGES = ["/", "/contact"];
/** Pages whose text gives the year of the firm's foundation. */
const YEAR_PAGES = ["/"];

const topicFeed = (category: Category): FeedLink => ({
  title: fill(feeds.topic, { firm: site().name, topic: category }),
  type: "application/rss+xml",
  path: `/feed/${topicOf(category)}.xml`,
});

/** Feeds where articles are: the home page, the blog list with each topic's own, an article with its topic's. */
function feedsFor({ path, post }: HeadRequest): FeedLink[] {
  if (path === "/resources/what-is-in-force") {
    const title = fill(feeds.law, { firm: site().name });
    return [{ title, type: "application/rss+xml", path: "/feed/law.xml" }];
  }
  if (path !== "/" && path !== "/blogs" && !post) return [];
  const title = fill(feeds.all, { firm: site().name });
  const topics = post ? [post.category] : path === "/blogs" ? CATEGORIES : [];
  return [
    { title, type: "application/rss+xml", path: "/feed.xml" },
    { title, type: "application/atom+xml", path: "/atom.xml" },
    { title, type: "application/feed+json", path: "/feed.json" },
    ...topics.map(topicFeed),
  ];
}

function structuredDataFor(request: HeadRequest, image: string): Node[] {
  const { path, trail, post, job, event, people = [] } = request;
  const firm = site();
  const showsYear = YEAR_PAGES.includes(path);
  return [
    PLACE_PAGES.includes(path)
      ? localBusiness({ firm, showsYear, image, regions: regions().map(({ title }) => title) })
      : organization({ firm, showsYear }),
    ...(path === "/" ? [webSite(firm)] : []),
    ...(trail ? [breadcrumbList(trail)] : []),
    ...(request.service ? [service({ ...request.service, path })] : []),
    ...(post ? [blogPosting({ post, firm, author: memberById(post.author), image })] : []),
    ...people.filter(({ sample }) => !sample).map(person),
    ...(event ? [eventNode({ event, image })] : []),
    ...(job ? [jobPosting({ firm, ...job })] : []),
  ];
}

/**
 * Every tag of a page's head. Each page's loader calls it and hands the result over as `head`:
 * `export { meta } from "#app/seo/meta.ts"` does the rest.
 */
export async function headFor(request: HeadRequest): Promise<PageHead> {
  const { path, sheet = "mist", post } = request;
  const title = request.searchTitle ?? request.title;
  const share = await shareImage(title, site().name, await shareDrawing(path, sheet, post));
  const cover = post?.cover && (await photoFiles(post.cover.file, "wide")).plain.path;
  return headWith(request, share, cover);
}

/**
 * The same with a share image that is there already.
 * @param photograph the address of the page's own picture, without base path, where it has one
 */
export function headWith(
  request: HeadRequest,
  picture: PictureFile,
  photograph = picture.path,
): PageHead {
  const { path, description, sheet = "mist", post, noindex } = request;
  const title = request.searchTitle ?? request.title;
  const firm = site();
  const words = { title, firm: firm.name };
  const alt =
    request.imageAlt ??
    (post?.cover
      ? fill(sharePhotograph, { ...words, shows: post.cover.alt })
      : fill(sharePicture, words));
  return pageHead(firm, {
    path,
    title,
    description,
    themeColor: backgroundOf(sheet),
    image: { ...picture, alt },
    article: post && {
      published: post.date,
      modified: post.updated,
      section: post.category,
      tags: post.tags,
    },
    feeds: feedsFor(request),
    structuredData: noindex ? [] : structuredDataFor(request, photograph),
    noindex: noindex ? "page" : isHiddenFromSearch() ? "build" : undefined,
  });
}
