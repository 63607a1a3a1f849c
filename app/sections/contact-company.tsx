import { contact } from "virtual:labels";
import { Band, Split } from "#app/components/band.tsx";
import { DefinitionRows } from "#app/components/definition-rows.tsx";

export type ContactCompanyProps = {
  heading: string;
  legalName: string;
  cin: string;
  office: string;
  grievance: { name: string; email: string };
};

/** What a company's website must say about the company. */
export function ContactCompany({
  heading,
  legalName,
  cin,
  office,
  grievance,
}: ContactCompanyProps) {
  return (
    <Band labelledBy="company">
      <Split start={<h2 id="company">{heading}</h2>}>
        <DefinitionRows
          rows={[
            { key: "name", term: contact.company.legalName, text: legalName },
            { key: "cin", term: contact.company.cin, text: cin },
            { key: "office", term: contact.company.office, text: office },
            {
              key: "grievances",
              term: contact.company.grievances,
              text: (
                <>
                  {grievance.name}, <a href={`mailto:${grievance.email}`}>{grievance.email}</a>
                </>
              ),
            },
          ]}
        />
      </Split>
    </Band>
  );
}
