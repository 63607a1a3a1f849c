import type { ReactNode } from "react";
import { links } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { Sign } from "./icon.tsx";
import { Link } from "./link.tsx";
import styles from "./more-link.module.css";

export type MoreLinkProps = {
  href: string;
  children: ReactNode;
  /** Whether the link leads to another site, in a new tab. */
  outside?: boolean;
  /** The link's subject, for screen readers that read links out of context: "Learn More: …". */
  about?: string;
};

/** A link to more: underlined words with an arrow or the external sign. */
export const MoreLink = ({ href, children, outside = false, about }: MoreLinkProps) => (
  <Link
    className={styles.more}
    href={href}
    outside={outside}
    after={<Sign name={outside ? "external" : "arrow"} />}
  >
    <span className={styles.words}>{children}</span>
    {about && <span className="visually-hidden">{fill(links.about, { subject: about })}</span>}
  </Link>
);
