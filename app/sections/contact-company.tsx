import { contact } from "virtual:labels";
import { Band } from "#app/components/band.tsx";
import { Terms } from "#app/components/terms.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";

const labels = contact.company;

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
      <Terms
        columns
        rows={[
          { term: labels.legalName, text: legalName },
          { term: labels.cin, text: cin },
          { term: labels.office, text: office },
          {
            term: labels.grievances,
            text: (
              <>
                {grievance.name}, <a href={`mailto:${grievance.email}`}>{grievance.email}</a>
              </>
            ),
          },
        ]}
      />
    </Band>
  );
}
