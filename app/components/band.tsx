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
  /** The band's background colour. Defaults to `white`. */
  background?: Background;
  /** The id of the heading that names the section for assistive technology. */
  labelledBy?: string;
  id?: string;
  /** Space above and below: `section` (default), `joined` (none above) or `none`. */
  space?: "section" | "joined" | "none";
  /** Whether the band is left out in print. */
  screenOnly?: boolean;
  className?: string;
};

/** A full-width section with its content on the grid. Pages consist of bands. */
export function Band(props: BandProps) {
  const { background = "white", labelledBy, space = "section", screenOnly, className } = props;
  return (
    <section
      id={props.id}
      data-background={background}
      data-screen-only={screenOnly || undefined}
      aria-labelledby={labelledBy}
    >
      <div className={className ? `${styles.inner} ${className}` : styles.inner} data-space={space}>
        {props.children}
      </div>
    </section>
  );
}

/** The class of two columns, four and eight twelfths unless `--start` and `--end` differ; one in small viewports. */
export const columns = styles.columns;

type SideBandProps = Omit<BandProps, "labelledBy"> & {
  id: string;
  heading: string;
  aside?: ReactNode;
};

export function SideBand(props: SideBandProps) {
  const { id, heading, aside, children, className, ...band } = props;
  return (
    <Band {...band} labelledBy={id} className={`${columns} ${styles.sides} ${className ?? ""}`}>
      <div>
        <h2 id={id}>{heading}</h2>
        {aside}
      </div>
      <div>{children}</div>
    </Band>
  );
}

/** Paragraphs, side by side if their column is wide enough for two. */
export const Paragraphs = ({ texts }: { texts: string[] }) => (
  <div className={styles.paragraphs}>
    {texts.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </div>
);

type BandHeadProps = {
  id?: string;
  heading: string;
  lead?: string;
  link?: ReactNode;
  /** Shown below the heading. */
  children?: ReactNode;
};

/** A section's heading in seven columns, above its content, with a sentence or a link in the other five. */
export const BandHead = ({ id, heading, lead, link, children }: BandHeadProps) => (
  <div className={`${styles.columns} ${styles.head}`}>
    <div>
      <h2 id={id}>{heading}</h2>
      {children}
    </div>
    {(lead || link) && (
      <div>
        {lead && <p className="small">{lead}</p>}
        {link}
      </div>
    )}
  </div>
);

export type HeadedBandProps = Omit<BandProps, "labelledBy"> &
  Omit<BandHeadProps, "children"> & { id: string };

export const HeadedBand = ({ id, heading, lead, link, children, ...band }: HeadedBandProps) => (
  <Band {...band} labelledBy={id}>
    <BandHead id={id} heading={heading} lead={lead} link={link} />
    {children}
  </Band>
);
