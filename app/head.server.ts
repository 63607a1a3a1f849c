import { feeds, sharePhotograph, sharePicture } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import type { MassifKind, SheetName } from "./art/pictures.ts";
import type { Post } from "./collections/blog.server.ts";
import { keyStats } from "./collections/claims.server.ts";
import { topicFeed } from "./collections/feed-archives.server.ts";
import type { FirmEvent } from "./collections/events.server.ts";
import type { Job } from "./collections/jobs.server.ts";
import { homePage } from "./collections/pages.server.ts";
import { isHiddenFromSearch } from "./collections/reader/publication.server.ts";
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
  /** The kind of mountain beside its heading; the address decides it if left out. */
  landform?: MassifKind;
  /** What the picture that goes with a link shows; a sentence with the title if left out. */
  imageAlt?: string;
  /** The trail that the page shows, from the home page to this page. */
  trail?: TrailStep[];
  /** On an article's page. */
  post?: Post;
  /** On a list of articles: its topic, none for all. */
  list?: { category?: string };
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

/** Whether a page's text gives the year of the firm's foundation: search engines want to see what they are told. */
const showsYearOn = (path: string): boolean =>
  path === "/" &&
  [homePage().lead, keyStats().note].some((text) => text.includes(String(site().founded)));

const topicLink = (category: string): FeedLink => ({
  title: fill(feeds.topic, { firm: site().name, topic: category }),
  type: "application/rss+xml",
  path: topicFeed(category),
});

/** Feeds where articles are: the home page, their lists and an article, the last two with their topic's own. */
function feedsFor({ path, post, list }: HeadRequest): FeedLink[] {
  if (path === "/resources/what-is-in-force") {
    const title = fill(feeds.law, { firm: site().name });
    return [{ title, type: "application/rss+xml", path: "/feed/law.xml" }];
  }
  if (path !== "/" && !list && !post) return [];
  const title = fill(feeds.all, { firm: site().name });
  const topic = (post ?? list)?.category;
  return [
    { title, type: "application/rss+xml", path: "/feed.xml" },
    { title, type: "application/atom+xml", path: "/atom.xml" },
    { title, type: "application/feed+json", path: "/feed.json" },
    ...(topic ? [topicLink(topic)] : []),
  ];
}

/** What a page is about, for search engines: invented members and jobs are told to none. */
function structuredDataFor(request: HeadRequest, image: string): Node[] {
  const { path, trail, post, job, event, people = [] } = request;
  const firm = site();
  const showsYear = showsYearOn(path);
  return [
    PLACE_PAGES.includes(path)
      ? localBusiness({
          firm,
          showsYear,
          image,
          regions: regions().map(({ title }) => title),
          offices: path === "/contact" ? firm.offices : [],
        })
      : organization({ firm, showsYear }),
    ...(path === "/" ? [webSite(firm)] : []),
    ...(trail ? [breadcrumbList(trail)] : []),
    ...(request.service ? [service({ ...request.service, path })] : []),
    ...(post ? [blogPosting({ post, firm, author: memberById(post.author), image })] : []),
    ...people.filter(({ sample }) => !sample).map(person),
    ...(event ? [eventNode({ event, image })] : []),
    ...(job && !job.job.sample ? [jobPosting({ firm, ...job })] : []),
  ];
}

/**
 * Every tag of a page's head. Each page's loader calls it and hands the result over as `head`:
 * `export { meta } from "#app/seo/meta.ts"` does the rest.
 */
export async function headFor(request: HeadRequest): Promise<PageHead> {
  const { path, sheet = "mist", landform, post } = request;
  const title = request.searchTitle ?? request.title;
  const share = await shareImage(
    title,
    site().name,
    await shareDrawing(path, sheet, { post, landform }),
  );
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

/** Pages 2, 3 … of a list differ from its first page in a number: they share its picture. */
export async function headForLaterPage(
  request: HeadRequest & { sheet: SheetName },
  first: { path: string; title: string },
): Promise<PageHead> {
  const drawing = await shareDrawing(first.path, request.sheet);
  return headWith(request, await shareImage(first.title, site().name, drawing));
}
