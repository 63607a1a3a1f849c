import type { CoverPlace } from "#app/art/pictures.ts";
import type { Post } from "#app/collections/blog.server.ts";
import type { CoverPicture } from "#app/components/cover.tsx";
import { coverDrawing } from "./drawings.server.ts";
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

/**
 * An article's cover: its own photograph, else the drawing of its number.
 * @param place where it stands: that decides what of it is needed
 */
export async function coverOf(
  post: Pick<Post, "path" | "category" | "cover">,
  place: CoverPlace,
): Promise<CoverPicture> {
  if (!post.cover) return coverDrawing(post, place);
  const { height, narrow, wide } = PLACES[place];
  return placedPhoto(post.cover.file, "wide", {
    // In a list the title says what the article is about.
    alt: place === "band" ? post.cover.alt : "",
    // A wide picture in a high box is as wide as the box is high, and more.
    sizes: (ratio) => `${narrow}, max(${wide}, ${Math.round(height * ratio)}px)`,
  });
}
