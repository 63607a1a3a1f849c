import { contact } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import styles from "./contact-company.module.css";

export type ContactCompanyProps = {
  heading: string;
  legalName: string;
  cin: string;
  office: string;
  grievance: { name: string; email: string };
};

/** What a company's website must say about the company, in one row. */
export function ContactCompany(props: ContactCompanyProps) {
  const { heading, legalName, cin, office, grievance } = props;
  return (
    <Band labelledBy="company" space="joined">
      <h2 id="company">
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
      <dl className={styles.facts}>
        <div>
          <dt>{contact.company.legalName}</dt>
          <dd>{legalName}</dd>
        </div>
        <div>
          <dt>{contact.company.cin}</dt>
          <dd>{cin}</dd>
        </div>
        <div>
          <dt>{contact.company.office}</dt>
          <dd>{office}</dd>
        </div>
        <div>
          <dt>{contact.company.grievances}</dt>
          <dd>
            {grievance.name}, <a href={`mailto:${grievance.email}`}>{grievance.email}</a>
          </dd>
        </div>
      </dl>
    </Band>
  );
}
