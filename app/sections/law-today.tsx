import { Band, BandHead } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./law-today.module.css";

export type LawTodayProps = {
  heading: string;
  /** Sentences for the next due days; script shows the first that is not past. */
  next: { until: string; sentence: string }[];
  /** The link to everything about law; undefined on a site without these pages. */
  all?: { label: string; href: string };
  items: { when: string; title: string; text: string; href: string }[];
};

/** The law in one line that is true on the day of reading, and the changes that employers ask about now. */
export const LawToday = ({ heading, next, all, items }: LawTodayProps) => (
  <Band labelledBy="law-today">
    <BandHead
      id="law-today"
      heading={heading}
      link={all && <MoreLink href={all.href}>{all.label}</MoreLink>}
    >
      {next.length > 0 && (
        <ol className={`sentence ${styles.next}`} data-next="">
          {next.map(({ until, sentence }, place) => (
            <li key={until} data-until={until} hidden={place > 0}>
              {sentence}
            </li>
          ))}
        </ol>
      )}
    </BandHead>
    <ul className={`tiles small ${styles.items}`}>
      {items.map(({ when, title, text, href }) => (
        <li key={title} className={linkArea}>
          <p>
            <b>{when}</b>
          </p>
          <h3>
            <a href={href}>{title}</a>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </Band>
);
