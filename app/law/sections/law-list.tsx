import { Band, HeadingRow } from "#app/components/band.tsx";
import { LawLead, LawRows, type LawEntry } from "#app/law/components/law-rows.tsx";
import { MoreLink } from "#app/components/more-link.tsx";

export type LawListProps = {
  id: string;
  heading: string;
  entries: LawEntry[];
  /** Stands in for entries where there are none. */
  none?: string;
  lead?: string;
  more?: { href: string; label: string };
  background?: "white" | "haze";
  printBrief?: boolean;
};

/** Rules or due dates as they are, without a filter. */
export function LawList({
  id,
  heading,
  entries,
  none,
  lead,
  more,
  background,
  printBrief,
}: LawListProps) {
  return (
    <Band
      space={background === "haze" ? "section" : "tight"}
      background={background}
      labelledBy={id}
    >
      <HeadingRow link={more && <MoreLink href={more.href}>{more.label}</MoreLink>}>
        <h2 id={id}>{heading}</h2>
      </HeadingRow>
      {lead && <LawLead text={lead} />}
      {entries.length > 0 ? (
        <LawRows entries={entries} level={3} printBrief={printBrief} />
      ) : (
        <p>{none}</p>
      )}
    </Band>
  );
}
