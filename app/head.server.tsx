import { sharePhotograph, sharePicture, trail as trailLabels } from "virtual:labels";
import type { ReactNode } from "react";
import { fill } from "#app/lib/fill.ts";
import { LOCALE } from "#app/lib/locale.ts";
import { absoluteUrl, link } from "#app/lib/address/site-url.ts";
import type { SheetName } from "./art/pictures.ts";
import { changeDay, type Post } from "./collections/blog.server.ts";
import { keyStats } from "./collections/claims.server.ts";
import { homePage } from "./collections/pages.server.ts";
import { isHiddenFromSearch } from "./collections/reader/publication.server.ts";
import { regions } from "./collections/regions.server.ts";
import { site } from "./collections/site.server.ts";
import { TITLE_LENGTH } from "./constants.ts";
import type { PictureFile } from "./pictures/picture-file.server.ts";
import { photoFiles } from "./pictures/photo.server.ts";
import { shareDrawing, shareImage } from "./pictures/share-image.server.ts";
import {
  jsonOf,
  organization,
  breadcrumbList,
  type Node,
  type TrailStep,
} from "./seo/structured-data/structured-data.ts";

export type FeedLink = { title: string; type: string; path: string };

/** What a page's loader returns: its sections, and the facts of its head. Every fact must be visible on the page. */
export type Page = {
  body: ReactNode;
  page: {
    /** The page's heading: at most 60 characters. */
    title: string;
    /** Replaces the heading in tabs, search results and shared links. */
    searchTitle?: string;
    /** 70 to 160 characters. */
    description: string;
  };
  /** The background of the page's first band; by default mist. */
  sheet?: SheetName | "white";
  /** The breadcrumb trail, from the home page to this page. */
  trail?: TrailStep[];
  post?: Post;
  feeds?: FeedLink[];
  /** Structured data besides the firm's. @param image path of the page's or the share picture, without base path */
  things?: (image: string) => Node[];
  /** For not-found pages: excludes the page from search engines and leaves out its canonical address. */
  noindex?: boolean;
};

export type HeadRequest = Omit<Page, "body"> & { path: string };

/** A trail from the home page through some pages; a last step without path is the page itself. */
export const trailThrough = (...steps: TrailStep[]): TrailStep[] => [
  { label: trailLabels.home, path: "/" },
  ...steps,
];

/** The colour behind a page's heading. It is never deep: the transparent header would be unreadable on it. */
const backgroundOf = (sheet: SheetName | "white"): string =>
  sheet === "white" ? "#ffffff" : site().colours[sheet === "deep" ? "pale" : sheet];

/** Whether a page's text has the firm's year of foundation: structured data must be visible on the page. */
const showsYearOn = (path: string): boolean =>
  path === "/" &&
  [homePage().lead, keyStats().note].some((text) => text.includes(String(site().founded)));

/** The firm as structured data; on the home and contact pages as a place to visit. */
function firmNode(path: string, image: string): Node {
  const firm = site();
  const isContact = path === "/contact";
  const place = { image, regions: regions(), offices: isContact ? firm.offices : [] };
  return organization({
    firm,
    showsYear: showsYearOn(path),
    showsRegion: isContact,
    place: path === "/" || isContact ? place : undefined,
  });
}

const shownTitle = ({ title, searchTitle = title }: HeadRequest["page"]): string => searchTitle;

/** The title for tabs and search results, with the firm's name where there is room. */
function titleInTab(title: string): string {
  const whole = `${title} | ${site().name}`;
  return [...whole].length <= TITLE_LENGTH ? whole : title;
}

/** A page's head, without charset and viewport. */
export async function headFor(request: HeadRequest): Promise<ReactNode> {
  const { path, sheet = "mist", post } = request;
  const share = await shareImage(
    shownTitle(request.page),
    site().name,
    await shareDrawing(path, sheet === "white" ? "mist" : sheet, post),
  );
  const cover = post?.cover && (await photoFiles(post.cover.file, "wide")).plain.path;
  return headWith(request, share, cover);
}

/** `headFor` with a finished share image. @param photograph path of the page's own picture, if any, without the base */
export function headWith(
  request: HeadRequest,
  picture: PictureFile,
  photograph = picture.path,
): ReactNode {
  const { path, page, sheet = "mist", trail, post, feeds = [], things, noindex = false } = request;
  const title = shownTitle(page);
  const words = { title, firm: site().name };
  const alt = post?.cover
    ? fill(sharePhotograph, { ...words, shows: post.cover.alt })
    : fill(sharePicture, words);
  const image = absoluteUrl(picture.path);
  const nodes = () => [
    firmNode(path, photograph),
    ...(trail ? [breadcrumbList(trail)] : []),
    ...(things?.(photograph) ?? []),
  ];
  return (
    <>
      <title>{titleInTab(title)}</title>
      <meta name="description" content={page.description} />
      {(noindex || isHiddenFromSearch()) && <meta name="robots" content="noindex" />}
      {!noindex && <link rel="canonical" href={absoluteUrl(path)} />}
      <meta name="theme-color" content={backgroundOf(sheet)} />
      {/* Safari on iPhones would turn years, sums and company numbers into telephone links. */}
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href={link("/favicon.ico")} sizes="16x16 32x32 48x48" />
      <link rel="apple-touch-icon" href={link("/apple-touch-icon.png")} />
      <link rel="manifest" href={link("/site.webmanifest")} />
      {feeds.map((feed) => (
        <link
          key={feed.path}
          rel="alternate"
          type={feed.type}
          title={feed.title}
          href={link(feed.path)}
        />
      ))}
      <meta property="og:type" content={post ? "article" : "website"} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={page.description} />
      {!noindex && <meta property="og:url" content={absoluteUrl(path)} />}
      <meta property="og:site_name" content={words.firm} />
      <meta property="og:locale" content={LOCALE.replace("-", "_")} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={`${picture.width}`} />
      <meta property="og:image:height" content={`${picture.height}`} />
      <meta property="og:image:alt" content={alt} />
      {post && <ArticleTags {...post} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={alt} />
      {!noindex && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonOf(nodes()) }} />
      )}
    </>
  );
}

const ArticleTags = ({ date, category, tags, ...days }: Post) => (
  <>
    <meta property="article:published_time" content={date} />
    {days.updated && <meta property="article:modified_time" content={changeDay(days)} />}
    <meta property="article:section" content={category} />
    {tags.map((tag) => (
      <meta key={tag} property="article:tag" content={tag} />
    ))}
  </>
);
