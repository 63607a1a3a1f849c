import { caseStudy } from "virtual:labels";
import { Band, Split } from "#app/components/band.tsx";
import { LinkRow, type RowLink } from "#app/components/link-row.tsx";
import { TopicRows, type TopicRow } from "#app/components/topic-rows.tsx";

export type NextCaseProps = {
  /** Services, sector and regions of this case. */
  related: TopicRow[];
  next?: RowLink;
};

/** Ways on from a case study: what it belongs to, and the next one. */
export function NextCase({ related, next }: NextCaseProps) {
  return (
    <Band screenOnly background="haze" labelledBy="belongs">
      <Split start={<h2 id="belongs">{caseStudy.belongs}</h2>}>
        <TopicRows rows={related} />
      </Split>
      {next && <LinkRow label={caseStudy.others} links={[next]} />}
    </Band>
  );
}
