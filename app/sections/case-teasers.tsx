import { caseStudy } from "virtual:labels";
import { Band, BandHead } from "#app/components/band.tsx";
import { MoreLink } from "#app/components/more-link.tsx";
import { CaseEntry, type CaseEntryProps } from "#app/components/case-entry.tsx";

export type CaseTeasersProps = { heading: string; allHref: string; cases: CaseEntryProps[] };

/** Three case studies, one across the page, two below it, each with its main figure. */
export const CaseTeasers = ({ heading, allHref, cases: [lead, ...others] }: CaseTeasersProps) => (
  <Band labelledBy="cases">
    <BandHead
      id="cases"
      heading={heading}
      link={<MoreLink href={allHref}>{caseStudy.all}</MoreLink>}
    />
    {lead && <CaseEntry {...lead} look="large" />}
    <div className="tiles">
      {others.map((study) => (
        <CaseEntry key={study.href} {...study} look="half" />
      ))}
    </div>
  </Band>
);
