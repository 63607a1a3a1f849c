import { Paragraphs, SideBand } from "#app/components/band.tsx";
import { Terms } from "#app/components/terms.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";

export type RegionPresenceProps = {
  intro: { heading: string; paragraphs: string[] };
  heading: string;
  places: { name: string; kind: string; text: string }[];
};

/** What the firm does in a region, and its places there: columns beside each other. */
export const RegionPresence = ({ intro, heading, places }: RegionPresenceProps) => (
  <SideBand id="intro" heading={intro.heading}>
    <Paragraphs texts={intro.paragraphs} />
    <h3>
      <VisuallyHidden>{heading}</VisuallyHidden>
    </h3>
    <Terms
      columns="narrow"
      large
      rows={places.map(({ name, kind, text }) => ({
        term: name,
        text: (
          <>
            <b>{kind}.</b> {text}
          </>
        ),
      }))}
    />
  </SideBand>
);
