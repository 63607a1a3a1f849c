import { Band, Split, type Background } from "#app/components/band.tsx";
import { DefinitionRows, type DefinitionRow } from "#app/components/definition-rows.tsx";

export type DefinitionBandProps = {
  heading: string;
  id: string;
  rows: { term: string; text: DefinitionRow["text"] }[];
  background?: Background;
  space?: "section" | "joined";
};

/** Steps or terms: a heading at the left, ruled terms with their text at the right. */
export function DefinitionBand({ heading, id, rows, background, space }: DefinitionBandProps) {
  return (
    <Band background={background} labelledBy={id} space={space}>
      <Split start={<h2 id={id}>{heading}</h2>}>
        <DefinitionRows rows={rows.map((row) => ({ ...row, key: row.term }))} />
      </Split>
    </Band>
  );
}
