import { Avatar } from "#app/components/avatar.tsx";
import { Band, columns } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import type { Person } from "#app/components/people-list.tsx";
import { SampleMark } from "#app/components/sample-mark.tsx";
import styles from "./people-band.module.css";

export type PeopleBandProps = {
  heading: string;
  lead?: string;
  all: { label: string; href: string };
  /** Each leads to its place on the team's page. */
  people: (Person & { href: string })[];
};

/** The team in one row: a portrait each, with name and role. */
export const PeopleBand = ({ heading, lead, all, people }: PeopleBandProps) => (
  <Band background="haze" labelledBy="people" className={`${columns} ${styles.band}`}>
    <div>
      <h2 id="people">{heading}</h2>
      <p className={styles.lead}>
        {lead} <SampleMark sample={people.some(({ sample }) => sample)} />
      </p>
      <MoreLink href={all.href}>{all.label}</MoreLink>
    </div>
    <ul className={styles.people}>
      {people.map(({ name, role, portrait, href }) => (
        <li key={href}>
          <a href={href}>
            <Avatar {...portrait} besideName />
            <b>{name}</b>
          </a>
          <p>{role}</p>
        </li>
      ))}
    </ul>
  </Band>
);
