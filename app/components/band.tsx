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
    data-background={background}
    data-screen-only={screenOnly || undefined}
    aria-labelledby={labelledBy}
  >
    <div className={className ? `${styles.inner} ${className}` : styles.inner} data-space={space}>
      {children}
    </div>
  </section>
);

/** Two columns, of four and eight twelfths unless `--start` and `--end` say others; small windows have one. */
export const columns = styles.columns;

/** A band whose heading stands in four columns, with more below it, and whose content stands in eight. */
export const SideBand = ({
  id,
  heading,
  aside,
  children,
  className,
  ...band
}: Omit<BandProps, "labelledBy"> & { id: string; heading: string; aside?: ReactNode }) => (
  <Band {...band} labelledBy={id} className={`${columns} ${styles.sides} ${className ?? ""}`}>
    <div>
      <h2 id={id}>{heading}</h2>
      {aside}
    </div>
    <div>{children}</div>
  </Band>
);

/** Paragraphs side by side, where their column has room for two. */
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
  /** Below the heading. */
  children?: ReactNode;
};

/** A section's heading in seven columns, above its content; a sentence on it, or a way to all, in five. */
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

/** A band named by its heading, which stands above its content. */
export const HeadedBand = ({ id, heading, lead, link, children, ...band }: HeadedBandProps) => (
  <Band {...band} labelledBy={id}>
    <BandHead id={id} heading={heading} lead={lead} link={link} />
    {children}
  </Band>
);
