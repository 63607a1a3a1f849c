import type { ComponentProps } from "react";
import styles from "./drawing.module.css";
import type { PlacedPhoto } from "#app/lib/photo.ts";
import { PhotoPicture } from "./photo-picture.tsx";

/** A drawing as a file: its address and intrinsic size in pixels. */
export type DrawingFile = { src: string; width: number; height: number };

/** A drawing, optionally with a second version for narrow screens. */
export type DrawingPair = { desktop: DrawingFile; narrow?: DrawingFile | undefined };

/** A drawing in the first view. `narrow` is markup inside the document, so that narrow screens need no request. */
export type FirstViewDrawing = { desktop: DrawingFile; narrow: string };

/** The attributes of a decorative drawing: fainter in forced colours, hidden in print. */
const drawn = (className: string | undefined) => ({
  className: className ? `${styles.drawing} ${className}` : styles.drawing,
  "data-screen-only": "",
});

/** Not lazy, as drawings are small (about 30 kB a page), but with low priority. */
const DrawingImage = (image: ComponentProps<"img">) => (
  <img alt="" fetchPriority="low" decoding="async" {...image} />
);

type PairedDrawingProps = { drawing: DrawingPair; className: string | undefined };

/**
 * One of the pair, by screen width. It is content, so it stays in print and in forced colours. It fills a box whose
 * size `className` sets.
 */
export const PairedPicture = ({ drawing: { desktop, narrow }, ...picture }: PairedDrawingProps) => (
  <picture {...picture}>
    {narrow && (
      <source
        media="(width <= 37.5em)"
        srcSet={narrow.src}
        width={narrow.width}
        height={narrow.height}
      />
    )}
    <DrawingImage {...desktop} />
  </picture>
);

/** A decorative pair of drawings: fainter in forced colours, hidden in print. */
const PairedDrawing = ({ className, ...props }: PairedDrawingProps) => (
  <PairedPicture {...props} {...drawn(className)} />
);

/**
 * A decorative drawing in the first view: narrow screens show the markup, wide ones the file. Browsers do not fetch a
 * lazy image that is not displayed.
 */
const FirstViewPicture = ({
  drawing: { desktop, narrow },
  narrowBelow,
  className,
}: {
  drawing: FirstViewDrawing;
  /** The widest viewport with the narrow version, in pixels at a text size of 16 px. */
  narrowBelow: 600 | 960;
  className: string | undefined;
}) => (
  <div {...drawn(className)} data-narrow-below={narrowBelow}>
    <div data-layout="narrow" aria-hidden="true" dangerouslySetInnerHTML={{ __html: narrow }} />
    <DrawingImage {...desktop} data-layout="wide" loading="lazy" />
  </div>
);

type ReliefProps = { drawing: FirstViewDrawing; narrowBelow?: 600 | 960 | undefined };

/** The relief beside a page's heading. It fills its parent, or on small screens the parent's lower edge. */
export const FirstViewRelief = ({ drawing, narrowBelow = 960 }: ReliefProps) => (
  <FirstViewPicture drawing={drawing} narrowBelow={narrowBelow} className={styles.relief} />
);

/** A decorative drawing that fills its box. */
export const Drawing = ({ drawing, className }: { drawing: DrawingFile; className?: string }) => (
  <DrawingImage {...drawing} {...drawn(className)} />
);

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
