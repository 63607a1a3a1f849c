import type { PlacedPhoto } from "#app/lib/photo.ts";
import {
  FirstViewPicture,
  PairedDrawing,
  type DrawingPair,
  type FirstViewDrawing,
} from "./drawing.tsx";
import { PhotoPicture } from "./photo-picture.tsx";

/** An article's own photograph, else its drawing. In the first view narrow screens wait for no request of a drawing. */
export type CoverPicture = PlacedPhoto | DrawingPair | FirstViewDrawing;

/** An article's cover: it fills the box that `className` gives a size of its own. */
export const Cover = ({
  cover,
  className,
  lazy,
}: {
  cover: CoverPicture;
  className: string | undefined;
  /** false for a photograph in the first view. */
  lazy?: boolean;
}) => {
  if ("src" in cover) return <PhotoPicture photo={cover} className={className} lazy={lazy} />;
  const { desktop, narrow } = cover;
  return typeof narrow === "string" ? (
    <FirstViewPicture drawing={{ desktop, narrow }} narrowBelow={600} className={className} />
  ) : (
    <PairedDrawing drawing={{ desktop, narrow }} className={className} />
  );
};
