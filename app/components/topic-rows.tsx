import { LinkList, type ListedLink } from "./link-list.tsx";
import { Terms } from "./terms.tsx";

export type TopicRow = { label: string; links: ListedLink[] };

export const filledRows = (rows: TopicRow[]) => rows.filter(({ links }) => links.length > 0);

/** The services, sectors and regions that a text belongs to, as links. Empty rows are left out. */
export const TopicRows = ({ rows }: { rows: TopicRow[] }) => (
  <Terms
    rows={filledRows(rows).map(({ label, links }) => ({
      term: label,
      text: <LinkList links={links} />,
    }))}
  />
);
