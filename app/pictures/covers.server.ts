import type { CoverPlace } from "#app/art/pictures.ts";
import type { Post } from "#app/collections/blog.server.ts";
import type { CoverPicture, FirstViewCover } from "#app/components/cover.tsx";
import { coverDrawing, firstViewCoverDrawing, type FirstViewPlace } from "./drawings.server.ts";
import { placedPhoto } from "./photo.server.ts";

/** The height of each place's box in pixels, and its width as the styles of its section give it. */
const PLACES: Record<CoverPlace, { height: number; narrow: string; wide: string }> = {
  homeFirst: { height: 340, narrow: "(width <= 60em) 94vw", wide: "min(39vw, 36rem)" },
  homeSecond: { height: 340, narrow: "(width <= 37.5em) 94vw", wide: "min(46vw, 29rem)" },
  homeThird: { height: 340, narrow: "(width <= 37.5em) 94vw", wide: "min(46vw, 22rem)" },
  list: { height: 232, narrow: "(width <= 37.5em) 94vw", wide: "min(46vw, 29rem)" },
  featured: { height: 300, narrow: "(width <= 60em) 94vw", wide: "min(54vw, 51rem)" },
  band: { height: 220, narrow: "(width <= 60em) 100vw", wide: "100vw" },
};

type CoveredArticle = Pick<Post, "path" | "category" | "cover">;

const coverPhoto = ({ file, alt }: { file: string; alt: string }, place: CoverPlace) => {
  const { height, narrow, wide } = PLACES[place];
  return placedPhoto(file, "wide", {
    alt,
    // A wide picture in a high box is as wide as the box is high, and more.
    sizes: (ratio) => `${narrow}, max(${wide}, ${Math.round(height * ratio)}px)`,
  });
};

/**
 * An article's cover in a list, where the title says what it is about: its own photograph, else the drawing of its
 * number.
 * @param place where it stands: that decides what of it is needed
 */
export const coverOf = async (
  post: CoveredArticle,
  place: Exclude<CoverPlace, "band">,
): Promise<CoverPicture> =>
  post.cover ? coverPhoto({ ...post.cover, alt: "" }, place) : coverDrawing(post, place);

/**
 * An article's cover in the first view, above the article's text or the first of a list: its own photograph, else the
 * drawing of its number.
 */
export const firstViewCoverOf = async (
  post: CoveredArticle,
  place: FirstViewPlace,
): Promise<FirstViewCover> =>
  post.cover
    ? coverPhoto({ ...post.cover, ...(place !== "band" && { alt: "" }) }, place)
    : firstViewCoverDrawing(post, place);
