import { HeadedBand, type HeadedBandProps } from "./band.tsx";
import { Terms, type TermsProps } from "./terms.tsx";

type TermsBandProps = Omit<TermsProps, "large"> & Omit<HeadedBandProps, "children">;

/** Terms in the display serif, with their texts, below a heading. */
export const TermsBand = ({ rows, columns, ...band }: TermsBandProps) => (
  <HeadedBand {...band}>
    <Terms rows={rows} columns={columns} large />
  </HeadedBand>
);
