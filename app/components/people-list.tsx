import { Avatar, type Portrait } from "./avatar.tsx";
import { SampleNote } from "./sample-note.tsx";
import styles from "./people-list.module.css";

export type Person = {
  name: string;
  role: string;
  portrait: Portrait;
  /** What visitors read where the person is invented. */
  note?: string | undefined;
};

export type PeopleListProps = {
  /** What each of them does here, for example "Written by". */
  people: (Person & { part: string })[];
  /** Where the team stands. */
  teamHref: string;
};

/** Members of the team, each with portrait and role. */
export function PeopleList({ people, teamHref }: PeopleListProps) {
  return (
    <div>
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
      <SampleNote text={people.find(({ note }) => note)?.note} />
    </div>
  );
}
