import { Band, Split, type BandProps } from "#app/components/band.tsx";
import { DefinitionRows } from "#app/components/definition-rows.tsx";
import { Specimen, type SpecimenProps } from "#app/components/specimen.tsx";

export type DeliverablesBandProps = {
  heading: string;
  id: string;
  items: { term: string; text: string }[];
  /** A page of one of the documents, to look at. */
  specimen?: SpecimenProps;
} & Pick<BandProps, "background" | "space">;

/** What the client receives: each document in words at the right, a page of one of them at the left. */
export function DeliverablesBand({ heading, id, items, specimen, ...band }: DeliverablesBandProps) {
  return (
    <Band labelledBy={id} {...band}>
      <Split
        start={
          <>
            <h2 id={id}>{heading}</h2>
            {specimen && <Specimen {...specimen} />}
          </>
        }
      >
        <DefinitionRows rows={items.map((item) => ({ ...item, key: item.term }))} />
      </Split>
    </Band>
  );
}
