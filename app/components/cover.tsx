import type { PlacedPhoto } from "#app/lib/photo.ts";
import { PairedDrawing, type DrawingPair, type FirstViewDrawing } from "./drawing.tsx";
import { PhotoPicture } from "./photo-picture.tsx";

/** An article's own photograph, else its drawing. */
export type CoverPicture = PlacedPhoto | DrawingPair;

/** The same above its text, where it is part of the first view. */
export type BandCover = PlacedPhoto | FirstViewDrawing;

/** An article's cover in a list: it fills the box that `className` gives a size of its own. */
export const Cover = ({
  cover,
  narrowBelow,
  className,
  lazy,
}: {
  cover: CoverPicture;
  /** The widest narrow screen of a drawing. */
  narrowBelow: 480 | 600;
  className: string | undefined;
  /** false in the first view. */
  lazy?: boolean;
}) =>
  "src" in cover ? (
    <PhotoPicture photo={cover} className={className} lazy={lazy} />
  ) : (
    <PairedDrawing drawing={cover} narrowBelow={narrowBelow} className={className} lazy={lazy} />
  );
