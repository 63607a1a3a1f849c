import { regions } from "virtual:labels";
import { Band, Split } from "#app/components/band.tsx";
import { DefinitionRows } from "#app/components/definition-rows.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import styles from "./presence-band.module.css";

export type PresenceBandProps = {
  heading: string;
  /** `kind` says whose place it is: the firm's own office or its partner network's. */
  places: { name: string; kind: string; text: string }[];
  contactHref: string;
};

/** Where a region is served from, place by place. */
export function PresenceBand({ heading, places, contactHref }: PresenceBandProps) {
  return (
    <Band labelledBy="presence" space="joined">
      <Split start={<h2 id="presence">{heading}</h2>}>
        <DefinitionRows
          rows={places.map(({ name, kind, text }) => ({
            key: name,
            term: name,
            text: (
              <>
                <span className={styles.kind}>{kind}</span>
                {text}
              </>
            ),
          }))}
        />
        <p className={styles.contact}>
          <MoreLink href={contactHref}>{regions.hours}</MoreLink>
        </p>
      </Split>
    </Band>
  );
}
