import type { PlacedPhoto } from "#app/lib/photo.ts";
import {
  FirstViewPicture,
  PairedDrawing,
  type DrawingPair,
  type FirstViewDrawing,
} from "./drawing.tsx";
import { PhotoPicture } from "./photo-picture.tsx";

/** An article's own photograph, else its drawing. */
export type CoverPicture = PlacedPhoto | DrawingPair;

/** An article's cover in the first view, where narrow screens wait for no request of a drawing. */
export type FirstViewCover = PlacedPhoto | FirstViewDrawing;

/** An article's cover: it fills the box that `className` gives a size of its own. */
export const Cover = ({
  cover,
  className,
  lazy,
}: {
  cover: CoverPicture | FirstViewCover;
  className: string | undefined;
  /** false for a photograph in the first view. */
  lazy?: boolean;
}) => {
  if ("src" in cover) return <PhotoPicture photo={cover} className={className} lazy={lazy} />;
  const { desktop, narrow } = cover;
  if (typeof narrow === "string") {
    return (
      <FirstViewPicture drawing={{ desktop, narrow }} narrowBelow={600} className={className} />
    );
  }
  const pair = narrow ? { desktop, narrow } : { desktop };
  return <PairedDrawing drawing={pair} className={className} />;
};
