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
  /** Space above and below: `section` (default), `tight`, `joined` (none above) or `none`. */
  space?: "section" | "tight" | "joined" | "none";
  /** Left out on paper. */
  screenOnly?: boolean;
  className?: string;
};

/** A full-width field with its content on the grid: the unit that pages are stacked from. */
export function Band({
  children,
  background = "white",
  labelledBy,
  id,
  space = "section",
  screenOnly = false,
  className,
}: BandProps) {
  return (
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
}

/** The class of a section's heading whose content comes right below it. */
export const sectionHeading = styles.heading;

/** The columns of `Split`, for an element that is no plain box. */
export const splitColumns = styles.split;

/**
 * Two columns of five and six with an empty one between: a heading and what it is about.
 * @param props.wide four and eight with none between, for what needs more room
 */
export function Split({
  start,
  wide = false,
  children,
}: {
  start: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.split} data-wide={wide || undefined}>
      <div>{start}</div>
      <div>{children}</div>
    </div>
  );
}

/** A section's heading with a link at the far right, above its content. */
export function HeadingRow({ children, link }: { children: ReactNode; link?: ReactNode }) {
  return (
    <div className={styles.headingRow}>
      {children}
      {link}
    </div>
  );
}

/** A section's heading in eight columns, with a sentence on it in four. */
export const BandHead = ({ id, heading, lead }: { id: string; heading: string; lead?: string }) => (
  <div className={styles.head}>
    <h2 id={id}>{heading}</h2>
    {lead && <p>{lead}</p>}
  </div>
);
