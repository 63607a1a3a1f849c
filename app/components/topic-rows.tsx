import { LinkList, type ListedLink } from "./link-list.tsx";
import { Terms } from "./terms.tsx";

export type TopicRow = { label: string; links: ListedLink[] };

/** The rows that lead anywhere. */
export const filledRows = (rows: TopicRow[]) => rows.filter(({ links }) => links.length > 0);

/** What a text belongs to: services, sectors, regions, each with the ways there. Empty rows are left out. */
export const TopicRows = ({ rows }: { rows: TopicRow[] }) => (
  <Terms
    rows={filledRows(rows).map(({ label, links }) => ({
      term: label,
      text: <LinkList links={links} />,
    }))}
  />
);
