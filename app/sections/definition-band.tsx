import type { ReactNode } from "react";
import { Band, Split, type BandProps } from "#app/components/band.tsx";
import { DefinitionRows, type DefinitionRow } from "#app/components/definition-rows.tsx";

export type DefinitionBandProps = {
  heading: string;
  id: string;
  rows: { term: string; text: DefinitionRow["text"] }[];
  /** Something to look at, below the heading. */
  children?: ReactNode;
} & Pick<BandProps, "background" | "space">;

/** Steps, terms or documents: a heading at the left, each in words at the right, ruled. */
export function DefinitionBand({ heading, id, rows, children, ...band }: DefinitionBandProps) {
  return (
    <Band labelledBy={id} {...band}>
      <Split
        start={
          <>
            <h2 id={id}>{heading}</h2>
            {children}
          </>
        }
      >
        <DefinitionRows rows={rows.map((row) => ({ ...row, key: row.term }))} />
      </Split>
    </Band>
  );
}
