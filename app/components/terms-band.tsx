import { HeadedBand, type HeadedBandProps } from "./band.tsx";
import { Terms, type TermsProps } from "./terms.tsx";

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
