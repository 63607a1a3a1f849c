import type { ReactNode } from "react";
import { contact } from "virtual:labels";
import { Band, columns } from "#app/components/band.tsx";
import { NewTabNote, newTab } from "#app/components/new-tab.tsx";
import { PeopleList, type PeopleListProps } from "#app/components/people-list.tsx";
import { Terms } from "#app/components/terms.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { fill } from "#app/lib/fill.ts";
import styles from "./contact-office.module.css";
// The field that takes the text where the clipboard refuses it (browser/copy.ts).
import "#app/components/copy-field.css";

const labels = contact.office;

export type ContactOfficeProps = {
  title: string;
  lead: string;
  heading: string;
  address: string[];
  mapHref: string;
  email: string;
  phone: string;
  phoneHref: string;
  /** The firm's other offices, each with its address. */
  offices: { name: string; address: string[]; phone?: string; phoneHref?: string }[];
  hours: { start: string; end: string; note: string };
  /** What a message should say. */
  bring: { term: string; text: string };
  privacyHref: string;
  /** Who reads what is written to the office. */
  reader?: PeopleListProps;
};

/** The head of the page: the address to write to in large letters, then all other ways to reach the firm. */
export function ContactOffice(props: ContactOfficeProps) {
  const { title, lead, heading, address, mapHref, email, phone, phoneHref } = props;
  const { offices, hours, bring, privacyHref, reader } = props;
  const rows = [
    {
      term: labels.telephone,
      text: (
        <Copied value={phone} what={labels.telephoneNumber}>
          <a href={phoneHref}>{phone}</a>
        </Copied>
      ),
    },
    {
      term: labels.address,
      text: (
        <address>
          {address.join(", ")}.{" "}
          <a href={mapHref} {...newTab}>
            {labels.map}
            <NewTabNote />
          </a>
        </address>
      ),
    },
    {
      term: contact.usualHours,
      text: `${fill(contact.span, { from: hours.start, to: hours.end })}, ${hours.note}`,
    },
    ...offices.map((office) => ({
      term: office.name,
      text: (
        <address>
          {office.address.join(", ")}.{" "}
          {office.phone && <a href={office.phoneHref}>{office.phone}</a>}
        </address>
      ),
    })),
    {
      ...bring,
      text: (
        <>
          {bring.text} <a href={privacyHref}>{labels.privacy}</a>
        </>
      ),
    },
  ];
  return (
    <Band labelledBy="office" className={`${columns} ${styles.office}`}>
      <div>
        <h1 id="page-title">{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.ways}>
        <h2 id="office">
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
        <p className={styles.email}>
          <Copied value={email} what={labels.emailAddress}>
            <a href={`mailto:${email}`}>{email}</a>
          </Copied>
        </p>
        <Terms rows={rows} />
        {reader && <PeopleList {...reader} />}
      </div>
    </Band>
  );
}

/** Something to write down, with a button that copies it (`browser/enhancements.ts`). */
const Copied = ({
  value,
  what,
  children,
}: {
  value: string;
  what: string;
  children: ReactNode;
}) => (
  <span className={styles.copied}>
    {children}
    <button
      type="button"
      className={styles.copy}
      data-copy={value}
      data-copied={fill(labels.copied, { what })}
    >
      {labels.copy}
      <VisuallyHidden> {what}</VisuallyHidden>
    </button>
  </span>
);
