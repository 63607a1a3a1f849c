import type { ReactNode } from "react";
import { Band, columns, smallHeading } from "#app/components/band.tsx";
import { RowFold } from "#app/components/row-fold.tsx";
import styles from "./folded-parts.module.css";

export type FoldedPartsProps = {
  id: string;
  heading: string;
  /** Below the heading: who answers for it. */
  aside?: ReactNode;
  parts: { id?: string; heading: string; text: ReactNode }[];
};

/** A subject part by part, in folds whose first is open; on paper all are. */
export const FoldedParts = ({ id, heading, aside, parts }: FoldedPartsProps) => (
  <Band labelledBy={id} className={columns}>
    <div>
      <h2 id={id} className={smallHeading}>
        {heading}
      </h2>
      {aside}
    </div>
    <div className={styles.parts}>
      {parts.map((part, place) => (
        <RowFold key={part.heading} title={<h3 id={part.id}>{part.heading}</h3>} open={place === 0}>
          {part.text}
        </RowFold>
      ))}
    </div>
  </Band>
);
