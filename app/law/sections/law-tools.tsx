import { Sign } from "#app/components/icon.tsx";
import { Band } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { LinkList, type ListedLink } from "#app/components/link-list.tsx";
import { ruledRows } from "#app/law/components/folded-rows.tsx";
import styles from "./law-tools.module.css";

export type LawToolsProps = {
  tools: { href: string; title: string; text: string }[];
  checklists: { heading: string; links: ListedLink[] };
};

/** The section's tools as ruled rows, and its checklists in the last one. */
export function LawTools({ tools, checklists }: LawToolsProps) {
  return (
    <Band space="joined">
      <ul className={`${ruledRows} ${styles.rows}`}>
        {tools.map(({ href, title, text }) => (
          <li key={href} className={linkArea}>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            <p>{text}</p>
            <Sign name="arrow" />
          </li>
        ))}
        {checklists.links.length > 0 && (
          <li>
            <h2>{checklists.heading}</h2>
            <LinkList links={checklists.links} look="line" />
          </li>
        )}
      </ul>
    </Band>
  );
}
