import { Band, Split } from "#app/components/band.tsx";
import { DefinitionRows } from "#app/components/definition-rows.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { SectionHeading } from "#app/components/section-heading.tsx";
import styles from "./deadline-band.module.css";

export type DeadlineBandProps = {
  heading: string;
  lead?: string;
  items: { when: string; title: string; text: string; href: string; label: string }[];
};

/** What companies have to act on now: each change with its date and the page that helps. */
export function DeadlineBand({ heading, lead, items }: DeadlineBandProps) {
  return (
    <Band background="haze" labelledBy="urgent">
      <Split wide start={<SectionHeading id="urgent" heading={heading} lead={lead} />}>
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
