import { Avatar, type Portrait } from "./avatar.tsx";
import styles from "./people-list.module.css";

export type Person = { name: string; role: string; portrait: Portrait };

export type PeopleListProps = {
  /** What each of them does here, for example "Written by". */
  people: (Person & { part: string })[];
  /** Where the team stands. */
  teamHref: string;
};

/** Members of the team, each with portrait and role. */
export function PeopleList({ people, teamHref }: PeopleListProps) {
  return (
    <dl className={styles.people}>
      {people.map(({ part, name, role, portrait }) => (
        <div key={part}>
          <dt>{part}</dt>
          <dd>
            <Avatar {...portrait} besideName />
            <a href={teamHref}>{name}</a>
            <span>{role}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
