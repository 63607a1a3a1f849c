import styles from "./drawing.module.css";

/** A drawing as a file: its address and its own size in pixels. */
export type DrawingFile = { src: string; width: number; height: number };

/** A drawing with a second version for narrow screens. */
export type DrawingPair = { desktop: DrawingFile; band: DrawingFile };

/**
 * The relief behind a band's words: one file per device, fetched late so that words come first.
 * The band gives it room: it fills its parent, or on small screens the parent's lower edge.
 */
export function Relief({
  drawing,
  lazy = true,
}: {
  drawing: DrawingPair;
  /** false in the first view. */
  lazy?: boolean;
}) {
  const { desktop, band } = drawing;
  return (
    <picture className={styles.relief}>
      <source
        media="(max-width: 960px)"
        srcSet={band.src}
        width={band.width}
        height={band.height}
      />
      <img
        src={desktop.src}
        width={desktop.width}
        height={desktop.height}
        alt=""
        fetchPriority="low"
        loading={lazy ? "lazy" : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** A drawing that fills its box. */
export function Drawing({
  drawing,
  className,
  lazy = true,
}: {
  drawing: DrawingFile;
  className?: string;
  /** false in the first view: fetched at once, but after what the words need. */
  lazy?: boolean;
}) {
  return (
    <img
      className={className}
      src={drawing.src}
      width={drawing.width}
      height={drawing.height}
      alt=""
      fetchPriority={lazy ? undefined : "low"}
      loading={lazy ? "lazy" : undefined}
      decoding="async"
    />
  );
}
