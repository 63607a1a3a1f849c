import type { ReactNode } from "react";
import { services } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { link } from "#app/lib/address/site-url.ts";
import { Avatar, type Portrait } from "./avatar.tsx";
import { SampleMark } from "./badge.tsx";
import styles from "./people-list.module.css";

export type Person = {
  name: string;
  role: string;
  /** Whether the person has left, and is not on the team page. */
  former?: boolean;
  portrait: Portrait;
  sample: boolean;
};

/** A person with their part here, for example "Written by". */
export type PersonWithPart = Person & { part: string };

type PersonLineProps = { portrait: Portrait; large?: true; children: ReactNode };

const PersonLine = ({ portrait, large, children }: PersonLineProps) => (
  <div className={styles.person} data-large={large}>
    <div>
      <Avatar {...portrait} />
    </div>
    <div>{children}</div>
  </div>
);

/** Members of the team, each with their part here, and a link to the team. */
export const PeopleList = ({ people }: { people: PersonWithPart[] }) => (
  <ul className={styles.people}>
    {people.map(({ part, name, role, former, portrait, sample }) => (
      <li key={`${part} ${name}`}>
        <PersonLine portrait={portrait}>
          <p>{part}</p>
          <p>
            <b>{former ? name : <a href={link("/team")}>{name}</a>}</b>{" "}
            <SampleMark sample={sample} />
          </p>
          {role && <p>{role}</p>}
        </PersonLine>
      </li>
    ))}
  </ul>
);

type LeadPersonProps = { person?: Person; fee?: string; firstResult?: string };

/** The person who leads a piece of work, after its fee and its result. */
export function LeadPerson({ person, fee, firstResult }: LeadPersonProps) {
  const said = (
    <>
      {fee && <p className="quiet">{fee}</p>}
      {firstResult && (
        <p className="quiet">
          {services.firstResult} {firstResult}
        </p>
      )}
    </>
  );
  return (
    <div className={styles.lead}>
      {person ? (
        <PersonLine large portrait={person.portrait}>
          <p>
            <b>{fill(services.leads, { name: person.name })}</b>
            <br />
            {person.role} <SampleMark sample={person.sample} />
          </p>
          {said}
        </PersonLine>
      ) : (
        said
      )}
    </div>
  );
}
