import { HeadedBand, type HeadedBandProps } from "./band.tsx";
import { Terms, type TermsProps } from "./terms.tsx";

/** A band with a heading, and below it terms with their texts. */
export const TermsBand = ({
  rows,
  columns,
  large,
  ...band
}: TermsProps & Omit<HeadedBandProps, "children">) => (
  <HeadedBand {...band}>
    <Terms rows={rows} columns={columns} large={large} />
  </HeadedBand>
);
