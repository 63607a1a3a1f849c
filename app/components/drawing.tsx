import type { ComponentProps } from "react";
import styles from "./drawing.module.css";

/** A drawing as a file: its address and its own size in pixels. */
export type DrawingFile = { src: string; width: number; height: number };

/** A drawing, and a second version for narrow screens where these have one. */
export type DrawingPair = { desktop: DrawingFile; narrow?: DrawingFile | undefined };

/** A drawing of the first view: for narrow screens it is part of the document, and waits for no request. */
export type FirstViewDrawing = { desktop: DrawingFile; narrow: string };

/** The classes of a drawing that decorates: fainter in forced colours, left out on paper. */
const drawn = (className: string | undefined) =>
  className ? `${styles.drawing} ${className}` : styles.drawing;

/** Drawings are small (a page's together about 30 kB) and wait for nothing, after what the page needs first. */
const DrawingImage = (image: ComponentProps<"img">) => (
  <img alt="" fetchPriority="low" decoding="async" {...image} />
);

type PairedDrawingProps = { drawing: DrawingPair; className: string | undefined };

/**
 * One of the pair, as wide as the screen asks, that shows something: it stays on paper and in forced colours. It
 * fills the box that `className` gives a size of its own.
 */
export const PairedPicture = ({ drawing: { desktop, narrow }, className }: PairedDrawingProps) => (
  <picture className={className}>
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

/** A pair of drawings that decorates: fainter in forced colours, left out on paper. */
export const PairedDrawing = ({ className, ...props }: PairedDrawingProps) => (
  <PairedPicture {...props} className={drawn(className)} />
);

/**
 * A decorating drawing in the first view: narrow screens show the markup, wide ones the file. The browser does not
 * fetch a lazy image that is not displayed.
 */
export const FirstViewPicture = ({
  drawing: { desktop, narrow },
  narrowBelow,
  className,
}: {
  drawing: FirstViewDrawing;
  /** The widest screen that shows the narrow version, in pixels at a text size of 16 px. */
  narrowBelow: 600 | 960;
  className: string | undefined;
}) => (
  <div className={drawn(className)} data-narrow-below={narrowBelow}>
    <div data-layout="narrow" aria-hidden="true" dangerouslySetInnerHTML={{ __html: narrow }} />
    <DrawingImage {...desktop} data-layout="wide" loading="lazy" />
  </div>
);

/**
 * The relief beside a page's heading. The band gives it room: it fills its parent, or on small screens the parent's
 * lower edge.
 */
export const FirstViewRelief = ({ drawing }: { drawing: FirstViewDrawing }) => (
  <FirstViewPicture drawing={drawing} narrowBelow={960} className={styles.relief} />
);

/** A drawing that fills its box. */
export const Drawing = ({ drawing, className }: { drawing: DrawingFile; className?: string }) => (
  <DrawingImage {...drawing} className={drawn(className)} />
);
