import { Band } from "#app/components/band.tsx";
import { ReadingProse } from "#app/components/reading-prose.tsx";

/** A text in the reading serif, in one column. */
export const FreeText = ({ html }: { html: string }) => (
  <Band>
    <ReadingProse html={html} />
  </Band>
);
