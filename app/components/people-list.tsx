import { Avatar, type Portrait } from "./avatar.tsx";
import { SampleMark } from "./sample-mark.tsx";
import styles from "./people-list.module.css";

export type Person = {
  name: string;
  role: string;
  /** Whether the team page does not have the person any more. */
  former?: boolean;
  portrait: Portrait;
  sample: boolean;
};

export type PeopleListProps = {
  /** What each of them does here, for example "Written by". */
  people: (Person & { part: string })[];
  /** Where the team stands. */
  teamHref: string;
};

/** Members of the team, each with a small portrait, what they do here, and the way to the team. */
export const PeopleList = ({ people, teamHref }: PeopleListProps) => (
  <dl className={styles.people}>
    {people.map(({ part, name, role, former, portrait, sample }) => (
      <div key={part}>
        <dt>{part}</dt>
        <dd>
          <Avatar {...portrait} besideName />
          <span>
            {former ? <b>{name}</b> : <a href={teamHref}>{name}</a>} <SampleMark sample={sample} />
          </span>
          <span>{role}</span>
        </dd>
      </div>
    ))}
  </dl>
);
