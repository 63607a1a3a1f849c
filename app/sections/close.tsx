import { consultation } from "virtual:labels";
import { Avatar } from "#app/components/avatar.tsx";
import { columns } from "#app/components/band.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import type { Person } from "#app/components/people-list.tsx";
import { SampleMark } from "#app/components/badge.tsx";
import { Terms } from "#app/components/terms.tsx";
import styles from "./close.module.css";

export type CloseProps = {
  heading: string;
  lead?: string;
  label?: string;
  bookingUrl: string;
  /** The person who answers, and what that means for the visitor. */
  person?: Person & { term: string; text: string };
  /** What is free and what is priced. */
  rows: { term: string; text: string }[];
  /** The link to all answers about a first consultation. */
  more: { label: string; href: string };
};

/** The last band of pages that sell: one sentence, one button, and what visitors ask before pressing it. */
export function Close(props: CloseProps) {
  const { heading, lead, label = consultation.get, bookingUrl, person, rows, more } = props;
  const facts = rows.map(({ term, text }, place) => ({
    term,
    text: (
      <>
        {text} {place === rows.length - 1 && <a href={more.href}>{more.label}</a>}
      </>
    ),
  }));
  return (
    <section className={styles.close} aria-labelledby="close" data-screen-only="">
      <div className={columns}>
        <div className={styles.offer}>
          <h2 id="close">{heading}</h2>
          {lead && <p className="lead">{lead}</p>}
          <ButtonLink href={bookingUrl} outside sign="external">
            {label}
          </ButtonLink>
        </div>
        <Terms large rows={[...(person ? [answering(person)] : []), ...facts]} />
      </div>
    </section>
  );
}

const answering = (person: NonNullable<CloseProps["person"]>) => ({
  key: "person",
  term: (
    <>
      <Avatar {...person.portrait} />
      <span className="visually-hidden">{person.term}</span>
    </>
  ),
  text: (
    <>
      <b>{person.name}</b> <SampleMark sample={person.sample} />
      <br />
      {person.role}. {person.text}
    </>
  ),
});
