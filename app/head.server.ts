import { sharePhotograph, sharePicture } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import type { SheetName } from "./art/pictures.ts";
import type { Post } from "./collections/blog.server.ts";
import { keyStats } from "./collections/claims.server.ts";
import { homePage } from "./collections/pages.server.ts";
import { isHiddenFromSearch } from "./collections/reader/publication.server.ts";
import { regions } from "./collections/regions.server.ts";
import { site } from "./collections/site.server.ts";
import type { PictureFile } from "./pictures/picture-file.server.ts";
import { photoFiles } from "./pictures/photo.server.ts";
import { shareDrawing } from "./pictures/share-drawing.server.ts";
import { shareImage } from "./pictures/share-image.server.ts";
import { pageHead, type FeedLink, type PageHead } from "./seo/head.tsx";
import type { Node } from "./seo/structured-data/graph.ts";
import { localBusiness, organization } from "./seo/structured-data/organization.ts";
import { breadcrumbList, type TrailStep } from "./seo/structured-data/site.ts";

/** What differs from page to page. Every fact given here must be visible on the page. */
export type HeadRequest = {
  /** Its address without base path, for example `/team`. */
  path: string;
  page: {
    /** Its heading: at most 60 characters. */
    title: string;
    /** Stands in for the heading in tabs, search results and shared links. */
    searchTitle?: string;
    /** 70 to 160 characters. */
    description: string;
  };
  /** The sheet of its first band; mist if left out. */
  sheet?: SheetName;
  /** The trail that the page shows, from the home page to this page. */
  trail?: TrailStep[];
  /** The article, on its own page. */
  post?: Post;
  /** Feeds that a reader of the page may subscribe to. */
  feeds?: FeedLink[];
  /**
   * What the page is about besides the firm, for search engines.
   * @param image the address of the page's own picture, else of its share image, without base path
   */
  things?: (image: string) => Node[];
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

/** The firm, as a page presents it. */
function firmNode(path: string, image: string): Node {
  const firm = site();
  const showsYear = showsYearOn(path);
  if (!PLACE_PAGES.includes(path)) return organization({ firm, showsYear });
  return localBusiness({
    firm,
    showsYear,
    showsRegion: path === "/contact",
    image,
    regions: regions().map(({ title }) => title),
    offices: path === "/contact" ? firm.offices : [],
  });
}

const shownTitle = ({ title, searchTitle = title }: HeadRequest["page"]): string => searchTitle;

/**
 * Every tag of a page's head. Each page's loader calls it and hands the result over as `head`.
 */
export async function headFor(request: HeadRequest): Promise<PageHead> {
  const { path, sheet = "mist", post } = request;
  const share = await shareImage(
    shownTitle(request.page),
    site().name,
    await shareDrawing(path, sheet, post),
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
  const { path, page, sheet = "mist", trail, post, feeds = [], things, noindex } = request;
  const title = shownTitle(page);
  const firm = site();
  const words = { title, firm: firm.name };
  const alt = post?.cover
    ? fill(sharePhotograph, { ...words, shows: post.cover.alt })
    : fill(sharePicture, words);
  return pageHead(firm.name, {
    path,
    title,
    description: page.description,
    themeColor: backgroundOf(sheet),
    image: { ...picture, alt },
    article: post,
    feeds,
    structuredData: noindex
      ? []
      : [
          firmNode(path, photograph),
          ...(trail ? [breadcrumbList(trail)] : []),
          ...(things?.(photograph) ?? []),
        ],
    noindex: noindex ? "page" : isHiddenFromSearch() ? "build" : undefined,
  });
}
