import type { ReactNode } from "react";
import { contact } from "virtual:labels";
import { Band, columns } from "#app/components/band.tsx";
import { Link } from "#app/components/link.tsx";
import { PeopleList, type PersonWithPart } from "#app/components/people-list.tsx";
import { Terms } from "#app/components/terms.tsx";
import { fill } from "#app/lib/fill.ts";
import styles from "./contact-office.module.css";
// Styles the field that shows the text if the clipboard refuses it (browser/copy.ts).
import "#app/components/copy-field.css";

const labels = contact.office;

export type ContactOfficeProps = {
  title: string;
  lead: string;
  heading: string;
  email: string;
  /** The head office first; its number also serves offices without one. */
  offices: {
    name: string;
    address: string[];
    phone?: string;
    phoneHref?: string;
    mapHref?: string;
  }[];
  hours: { start: string; end: string; note: string };
  bring: { term: string; text: string };
  privacyHref: string;
  /** The person who reads messages to the office. */
  reader?: PersonWithPart;
};

/** The head of the contact page: the e-mail address in large type, then all other contact details. */
export function ContactOffice(props: ContactOfficeProps) {
  const { title, lead, heading, email, offices, hours, bring, privacyHref, reader } = props;
  const rows = [
    ...offices.slice(0, 1).map(({ phone = "", phoneHref }) => ({
      term: labels.telephone,
      text: (
        <Copied value={phone} what={labels.telephoneNumber}>
          <a href={phoneHref}>{phone}</a>
        </Copied>
      ),
    })),
    {
      term: contact.usualHours,
      text: `${fill(contact.span, { from: hours.start, to: hours.end })}, ${hours.note}`,
    },
    ...offices.map(({ name, address, phone, phoneHref, mapHref }) => ({
      term: name,
      text: (
        <address>
          {address.join(", ")}.{" "}
          {mapHref ? (
            <Link href={mapHref} outside>
              {labels.map}
            </Link>
          ) : (
            phone && <a href={phoneHref}>{phone}</a>
          )}
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
        <p className="lead">{lead}</p>
      </div>
      <div className={styles.ways}>
        <h2 id="office" className="visually-hidden">
          {heading}
        </h2>
        <p className={styles.email}>
          <Copied value={email} what={labels.emailAddress}>
            <a href={`mailto:${email}`}>{email}</a>
          </Copied>
        </p>
        <Terms rows={rows} />
      </div>
      {reader && <PeopleList people={[reader]} />}
    </Band>
  );
}

type CopiedProps = { value: string; what: string; children: ReactNode };

/** A text with a button that copies it (`browser/enhancements.ts`). */
const Copied = ({ value, what, children }: CopiedProps) => (
  <span className={`run ${styles.copied}`}>
    {children}
    <button
      type="button"
      className={styles.copy}
      data-needs-script="enhancements"
      data-copy={value}
      data-copied={fill(labels.copied, { what })}
    >
      {labels.copy}
      <span className="visually-hidden"> {what}</span>
    </button>
  </span>
);
