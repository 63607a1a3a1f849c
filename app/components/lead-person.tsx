import { services } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { Avatar } from "./avatar.tsx";
import type { Person } from "./people-list.tsx";
import { SampleMark } from "./sample-mark.tsx";
import styles from "./lead-person.module.css";

/** Who leads a piece of work, with what it costs and what comes of it first. */
export function LeadPerson({ person, texts }: { person?: Person; texts: string[] }) {
  return (
    <div className={styles.lead}>
      {person && (
        <div className={styles.portrait}>
          <Avatar {...person.portrait} besideName />
        </div>
      )}
      <div>
        {person && (
          <p>
            <b>{fill(services.leads, { name: person.name })}</b>
            <br />
            {person.role} <SampleMark sample={person.sample} />
          </p>
        )}
        {texts.map((text) => (
          <p key={text} className={styles.text}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
