import { Avatar } from "#app/components/avatar.tsx";
import { SideBand } from "#app/components/band.tsx";
import { linkArea } from "#app/components/link-area.ts";
import { MoreLink } from "#app/components/more-link.tsx";
import type { Person } from "#app/components/people-list.tsx";
import { SampleMark } from "#app/components/badge.tsx";
import styles from "./people-band.module.css";

export type PeopleBandProps = {
  heading: string;
  lead?: string;
  all: { label: string; href: string };
  /** `href` is the person's place on the team page. */
  people: (Person & { href: string })[];
};

/** The team in one row: portraits with name and role. */
export const PeopleBand = ({ heading, lead, all, people }: PeopleBandProps) => (
  <SideBand
    id="people"
    heading={heading}
    background="haze"
    className={styles.band}
    aside={
      <>
        <p>
          {lead} <SampleMark sample={people.some(({ sample }) => sample)} />
        </p>
        <MoreLink href={all.href}>{all.label}</MoreLink>
      </>
    }
  >
    <ul className="tiles">
      {people.map(({ name, role, portrait, href }) => (
        <li key={href} className={linkArea}>
          <Avatar {...portrait} />
          <a href={href}>
            <b>{name}</b>
          </a>
          <p className="small">{role}</p>
        </li>
      ))}
    </ul>
  </SideBand>
);
