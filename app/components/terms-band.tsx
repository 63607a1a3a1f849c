import type { ReactNode } from "react";
import { Band, BandHead, type BandProps } from "./band.tsx";
import { Terms, type TermsProps } from "./terms.tsx";

export type TermsBandProps = TermsProps &
  Omit<BandProps, "children" | "labelledBy"> & {
    id: string;
    heading: string;
    lead?: string;
    /** At the right of the heading. */
    link?: ReactNode;
  };

/** Values, events, facts of a consultation: a heading, and below it terms with their texts. */
export const TermsBand = ({
  id,
  heading,
  lead,
  link,
  rows,
  columns,
  large,
  ...band
}: TermsBandProps) => (
  <Band {...band} labelledBy={id}>
    <BandHead id={id} heading={heading} lead={lead} link={link} />
    <Terms rows={rows} columns={columns} large={large} />
  </Band>
);
