import type { ReactNode } from "react";
import { SideBand } from "#app/components/band.tsx";
import { RowFold } from "#app/components/row-fold.tsx";

export type FoldedPartsProps = {
  id: string;
  heading: string;
  /** Below the heading: who answers for it. */
  aside?: ReactNode;
  parts: { id?: string; heading: string; text: ReactNode }[];
};

/** A subject part by part, in folds whose first is open; on paper all are. */
export const FoldedParts = ({ parts, ...band }: FoldedPartsProps) => (
  <SideBand {...band}>
    {parts.map((part, place) => (
      <RowFold key={part.heading} title={<h3 id={part.id}>{part.heading}</h3>} open={place === 0}>
        {part.text}
      </RowFold>
    ))}
  </SideBand>
);
