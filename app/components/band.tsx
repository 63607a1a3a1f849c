import type { ReactNode } from "react";
import styles from "./band.module.css";

export type Background =
  | "white"
  | "haze"
  | "pale"
  | "mist"
  | "bloom"
  | "ochre"
  | "laterite"
  | "leaf"
  | "deep";

export type BandProps = {
  children: ReactNode;
  /** The colour of the whole field. Defaults to `white`. */
  background?: Background;
  /** The heading's id, which names the section for assistive technology. */
  labelledBy?: string;
  id?: string;
  /** Space above and below: `section` (default), `joined` (none above) or `none`. */
  space?: "section" | "joined" | "none";
  /** Left out on paper. */
  screenOnly?: boolean;
  className?: string;
};

/** A full-width field with its content on the grid: the unit that pages are stacked from. */
export const Band = ({
  children,
  background = "white",
  labelledBy,
  id,
  space = "section",
  screenOnly = false,
  className,
}: BandProps) => (
  <section
    id={id}
    className={styles.band}
    data-background={background}
    data-screen-only={screenOnly || undefined}
    aria-labelledby={labelledBy}
  >
    <div className={className ? `${styles.inner} ${className}` : styles.inner} data-space={space}>
      {children}
    </div>
  </section>
);

/** The class of a section's heading whose content comes right below it. */
export const sectionHeading = styles.heading;

/** The class of a heading of a part that is one among several. */
export const smallHeading = styles.small;

/** Two columns, of four and eight twelfths unless `--start` and `--end` say others; small windows have one. */
export const columns = styles.columns;

/** Those of `Split`, for an element that is no plain box. */
export const splitColumns = `${styles.columns} ${styles.split}`;

/** Two columns of five and six with an empty one between: a heading and what it is about. */
export const Split = ({ start, children }: { start: ReactNode; children: ReactNode }) => (
  <div className={splitColumns}>
    <div>{start}</div>
    <div>{children}</div>
  </div>
);

/** A band in two such columns: its heading, and paragraphs in larger type with ways on. */
export const SplitBand = ({
  id,
  heading,
  children,
  ...band
}: Omit<BandProps, "labelledBy" | "className"> & { id: string; heading: string }) => (
  <Band {...band} labelledBy={id}>
    <Split start={<h2 id={id}>{heading}</h2>}>
      <div className={styles.said}>{children}</div>
    </Split>
  </Band>
);

/** A section's heading with a link at the far right, above its content. */
export const HeadingRow = ({ children, link }: { children: ReactNode; link?: ReactNode }) => (
  <div className={styles.headingRow}>
    {children}
    {link}
  </div>
);

/** A section's heading in seven columns, with a sentence on it in five. */
export const BandHead = ({ id, heading, lead }: { id: string; heading: string; lead?: string }) => (
  <div className={`${styles.columns} ${styles.head}`}>
    <h2 id={id}>{heading}</h2>
    {lead && <p>{lead}</p>}
  </div>
);
