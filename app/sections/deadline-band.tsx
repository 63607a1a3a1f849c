import { Band, Split } from "#app/components/band.tsx";
import { DefinitionRows } from "#app/components/definition-rows.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./deadline-band.module.css";

export type DeadlineBandProps = {
  heading: string;
  lead?: string;
  items: { when: string; title: string; text: string; href: string; label: string }[];
};

/** What companies have to act on now: each change with its date and the page that helps. */
export function DeadlineBand({ heading, lead, items }: DeadlineBandProps) {
  return (
    <Band ground="haze" labelledBy="urgent">
      <Split
        start={
          <>
            <h2 id="urgent">{heading}</h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </>
        }
      >
        <DefinitionRows
          rows={items.map(({ when, title, text, href, label }) => ({
            key: title,
            term: title,
            text: (
              <>
                <p className={styles.when}>{when}</p>
                <p>{text}</p>
                <MoreLink href={href}>{label}</MoreLink>
              </>
            ),
          }))}
        />
      </Split>
    </Band>
  );
}
