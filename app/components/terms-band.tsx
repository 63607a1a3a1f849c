import { HeadedBand, type HeadedBandProps } from "./band.tsx";
import { Terms, type TermsProps } from "./terms.tsx";

/** Terms in the display serif, with their texts, below a heading. */
export const TermsBand = ({
  rows,
  columns,
  ...band
}: Omit<TermsProps, "large"> & Omit<HeadedBandProps, "children">) => (
  <HeadedBand {...band}>
    <Terms rows={rows} columns={columns} large />
  </HeadedBand>
);
