import type { ReactNode } from "react";
import { contact } from "virtual:labels";
import { Band, Split } from "#app/components/band.tsx";
import { DefinitionRows } from "#app/components/definition-rows.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { PeopleList, type PeopleListProps } from "#app/components/people-list.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import { fill } from "#app/lib/fill.ts";
import styles from "./contact-office.module.css";
// The field that takes the text where the clipboard refuses it (browser/copy.ts).
import "#app/components/copy-field.css";

const labels = contact.office;

export type ContactOfficeProps = {
  heading: string;
  text: string;
  address: string[];
  mapHref: string;
  email: string;
  phone: string;
  phoneHref: string;
  /** The firm's other offices, each with its address. */
  offices: { name: string; address: string[]; phone?: string; phoneHref?: string }[];
  hours: { start: string; end: string; note: string };
  privacyHref: string;
  /** Who reads what is written to the office. */
  reader?: PeopleListProps;
};

/** The head office: where it is, how it is reached and when somebody is there; below it the other offices. */
export function ContactOffice(props: ContactOfficeProps) {
  const { heading, text, address, mapHref, email, phone, phoneHref } = props;
  const { offices, hours, privacyHref, reader } = props;
  return (
    <Band labelledBy="office">
      <Split
        start={
          <>
            <h2 id="office">{heading}</h2>
            <p className={styles.text}>{text}</p>
            <MoreLink href={privacyHref}>{labels.privacy}</MoreLink>
            {reader && (
              <div className={styles.reader}>
                <PeopleList {...reader} />
              </div>
            )}
          </>
        }
      >
        <DefinitionRows
          rows={[
            {
              key: "mail",
              term: labels.email,
              text: (
                <Copied value={email} what={labels.emailAddress}>
                  <a href={`mailto:${email}`}>{email}</a>
                </Copied>
              ),
            },
            {
              key: "telephone",
              term: labels.telephone,
              text: (
                <Copied value={phone} what={labels.telephoneNumber}>
                  <a href={phoneHref}>{phone}</a>
                </Copied>
              ),
            },
            {
              key: "address",
              term: labels.address,
              text: (
                <Address lines={address}>
                  <MoreLink href={mapHref} outside>
                    {labels.map}
                  </MoreLink>
                </Address>
              ),
            },
            {
              key: "hours",
              term: contact.usualHours,
              text: (
                <>
                  <span className={styles.line}>
                    {fill(contact.span, { from: hours.start, to: hours.end })}
                  </span>
                  {hours.note}
                </>
              ),
            },
            ...offices.map((office) => ({
              key: office.name,
              term: office.name,
              text: (
                <Address lines={office.address}>
                  {office.phone && <a href={office.phoneHref}>{office.phone}</a>}
                </Address>
              ),
            })),
          ]}
        />
      </Split>
    </Band>
  );
}

const Address = ({ lines, children }: { lines: string[]; children: ReactNode }) => (
  <address>
    {lines.map((line) => (
      <span key={line} className={styles.line}>
        {line}
      </span>
    ))}
    {children}
  </address>
);

/** Something to write down, with a button that copies it (`browser/enhancements.ts`). */
function Copied({ value, what, children }: { value: string; what: string; children: ReactNode }) {
  return (
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
}
