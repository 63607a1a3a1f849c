import { Band, columns, type BandProps } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./law-notice-band.module.css";

export type LawNoticeBandProps = {
  text: string;
  links: { href: string; label: string }[];
  space?: BandProps["space"];
};

/** What the pages on law are and are not, with the ways on. */
export function LawNoticeBand({ text, links, space = "joined" }: LawNoticeBandProps) {
  return (
    <Band space={space}>
      <div className={columns}>
        <p className={styles.text}>{text}</p>
        <ul className={styles.links} data-screen-only="">
          {links.map(({ href, label }) => (
            <li key={href}>
              <MoreLink href={href}>{label}</MoreLink>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}
