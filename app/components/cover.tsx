import type { PlacedPhoto } from "#app/lib/photo.ts";
import {
  FirstViewPicture,
  PairedDrawing,
  type DrawingPair,
  type FirstViewDrawing,
} from "./drawing.tsx";
import { PhotoPicture } from "./photo-picture.tsx";

/** An article's photograph or its drawing. `FirstViewDrawing` costs narrow screens no request. */
export type CoverPicture = PlacedPhoto | DrawingPair | FirstViewDrawing;

type CoverProps = {
  cover: CoverPicture;
  className: string | undefined;
  /** false for a photograph in the first view. */
  lazy?: boolean;
};

/** An article's cover. It fills a box whose size `className` sets. */
export const Cover = ({ cover, className, lazy }: CoverProps) => {
  if ("src" in cover) return <PhotoPicture photo={cover} className={className} lazy={lazy} />;
  const { desktop, narrow } = cover;
  return typeof narrow === "string" ? (
    <FirstViewPicture drawing={{ desktop, narrow }} narrowBelow={600} className={className} />
  ) : (
    <PairedDrawing drawing={{ desktop, narrow }} className={className} />
  );
};
