import { articles } from "virtual:labels";
import * as art from "#app/art/pictures.ts";
import type { CoverCrop, CoverPlace, CoverStyle } from "#app/art/pictures.ts";
import { categorySection, posts, type Post } from "#app/collections/blog.server.ts";
import { lawMark } from "#app/collections/law-mark.server.ts";
import type { ArticleCardData } from "#app/components/article-card.tsx";
import type { CoverPicture } from "#app/components/cover.tsx";
import { formatArticleDay, formatDay } from "#app/lib/days.ts";
import { fill } from "#app/lib/fill.ts";
import { linked } from "#app/lib/address/site-url.ts";
import { drawing, inlineDrawing } from "./drawings.server.ts";
import { placedPhoto } from "./photo.server.ts";

type CoveredArticle = Pick<Post, "id" | "path" | "category" | "cover">;

/** Its multiples without their whole part stand as far apart as they can, however many there are. */
const GOLDEN_RATIO = 0.618034;

/**
 * A category's own background and landform: readers know it by them (docs/visual-language.md, Drawings). Articles of one
 * category follow one another in numbers, and so no land leans as the one before it.
 */
export function coverStyle({ category, id }: Pick<Post, "category" | "id">): CoverStyle {
  const { sheet, landform } = categorySection(category);
  const before = posts().filter((post) => post.category === category && post.id < id).length;
  return { sheet, landform, turn: (before * GOLDEN_RATIO) % 1 };
}

/** What one of an article's covers is drawn from. */
function cover(post: CoveredArticle, crop: CoverCrop): Parameters<typeof drawing> {
  const style = coverStyle(post);
  return [
    "cover",
    [post.path, ...Object.values(style), crop],
    () => art.cover(post.path, style, crop),
  ];
}

/** What narrow screens show: everywhere but at the top of the list of articles a card of that list. */
const narrowCropOf = (place: CoverPlace) => (place === "featured" ? "narrowFeatured" : "list");

/** The height of each place's box in pixels, and its width as the styles of its section give it. */
const PLACES: Record<CoverPlace, { height: number; narrow: string; wide: string }> = {
  list: { height: 208, narrow: "(width <= 37.5em) 96px", wide: "min(46vw, 29rem)" },
  featured: { height: 372, narrow: "(width <= 60em) 94vw", wide: "min(62vw, 56rem)" },
};

/** An article's own photograph: the title beside it says what it is about. */
const coverPhoto = (file: string, place: CoverPlace) => {
  const { height, narrow, wide } = PLACES[place];
  return placedPhoto(file, "wide", {
    alt: "",
    // A wide picture in a high box is as wide as the box is high, and more.
    sizes: (ratio) => `${narrow}, max(${wide}, ${Math.round(height * ratio)}px)`,
  });
};

/**
 * An article's cover: its own photograph, else the drawing of its number.
 * @param place where it stands: that decides size and ratio
 * @param isFirstView whether narrow screens are to wait for no request of it
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

/** An article as a card shows it, with the cover cropped for its place. */
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
