import { articles } from "virtual:labels";
import * as art from "#app/art/pictures.ts";
import type { CoverCrop, CoverPlace, CoverStyle } from "#app/art/pictures.ts";
import { categorySection, posts, type Post } from "#app/collections/blog.server.ts";
import { lawMark } from "#app/collections/law-mark.server.ts";
import type { ArticleCardData } from "#app/components/article-card.tsx";
import type { CoverPicture } from "#app/components/drawing.tsx";
import { formatArticleDay, formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { linked } from "#app/lib/address/site-url.ts";
import { drawing, inlineDrawing } from "./drawings.server.ts";
import { placedPhoto } from "./photo.server.ts";

type CoveredArticle = Pick<Post, "id" | "path" | "category" | "cover">;

/** Multiples of the golden ratio, modulo 1, are spread evenly, however many there are. */
const GOLDEN_RATIO = 0.618034;

/**
 * A category has its own background and landform, by which readers recognise it (docs/visual-language.md, Drawings).
 * The `turn` differs for each of its articles, so that consecutive covers differ.
 */
export function coverStyle({ category, id }: Pick<Post, "category" | "id">): CoverStyle {
  const { sheet, landform } = categorySection(category);
  const before = posts().filter((post) => post.category === category && post.id < id).length;
  return { sheet, landform, turn: (before * GOLDEN_RATIO) % 1 };
}

function cover(post: CoveredArticle, crop: CoverCrop): Parameters<typeof drawing> {
  const style = coverStyle(post);
  // The featured article may stand above itself in the list, with other land.
  const seed = post.path + (/^(list|share)$/.test(crop) ? "" : "featured");
  return ["cover", [seed, ...Object.values(style), crop], () => art.cover(seed, style, crop)];
}

/** On narrow screens, all places but the featured one show the list's crop. */
const narrowCropOf = (place: CoverPlace) => (place === "featured" ? "narrowFeatured" : "list");

/** The height of each place's box in pixels, and its width in the style sheet of its section. */
const PLACES: Record<CoverPlace, { height: number; narrow: string; wide: string }> = {
  list: { height: 208, narrow: "(width <= 37.5em) 96px", wide: "min(46vw, 29rem)" },
  featured: { height: 372, narrow: "(width <= 60em) 94vw", wide: "min(62vw, 56rem)" },
};

/** An article's own photograph. It has no alternative text, as the title beside it names the subject. */
const coverPhoto = (file: string, place: CoverPlace) => {
  const { height, narrow, wide } = PLACES[place];
  return placedPhoto(file, "wide", {
    alt: "",
    // Cropped to a box, a wide picture is wider than the box: its height times the ratio.
    sizes: (ratio) => `${narrow}, max(${wide}, ${Math.round(height * ratio)}px)`,
  });
};

/**
 * An article's cover: its photograph, or else the drawing for its address.
 * @param place decides size and ratio
 * @param isFirstView whether narrow screens get the drawing inside the document, without a request
 */
export async function coverOf(
  post: CoveredArticle,
  place: CoverPlace,
  isFirstView = false,
): Promise<CoverPicture> {
  if (post.cover) return coverPhoto(post.cover.file, place);
  const desktop = drawing(...cover(post, place));
  const narrow = cover(post, narrowCropOf(place));
  if (isFirstView) return { desktop, narrow: inlineDrawing(...narrow) };
  return place === "list" ? { desktop } : { desktop, narrow: drawing(...narrow) };
}

export const articleCards = (posts: Post[]): Promise<ArticleCardData[]> =>
  Promise.all(posts.map((post) => articleCard(post, "list")));

/** An article as a card. @param isFirstView loads its cover at once, for cards at the top of a page */
export const articleCard = async (
  post: Post,
  place: CoverPlace,
  isFirstView?: boolean,
): Promise<ArticleCardData> => ({
  ...linked(post),
  date: formatArticleDay(post.date),
  lawMark: lawMark(post),
  reviewed: post.reviewedOn && fill(articles.reviewed, { date: formatDay(post.reviewedOn) }),
  cover: await coverOf(post, place, isFirstView),
});
