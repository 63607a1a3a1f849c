import { consultation } from "#app/collections/consultation.server.ts";
import { sampleNote } from "#app/collections/site.server.ts";
import { link } from "#app/lib/site-url.ts";
import type { ConsultationBandProps } from "#app/sections/consultation-band.tsx";
import type { ConsultationSummaryProps } from "#app/sections/consultation-summary.tsx";

/** What a first consultation is, in full: under Contact. */
export function consultationBand(): Omit<ConsultationBandProps, "background"> {
  const { heading, lead, rows, sample } = consultation();
  return { heading, lead, rows, note: sampleNote("consultation", sample) };
}

/** The same in a few sentences, for the other pages that end with the consultation button. */
export function consultationSummary(): Omit<ConsultationSummaryProps, "background"> {
  const { heading, summary, sample } = consultation();
  return {
    heading,
    ...summary,
    href: link("/contact#consultation"),
    note: sampleNote("consultation", sample),
  };
}
