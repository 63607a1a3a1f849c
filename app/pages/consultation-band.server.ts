import { consultation } from "#app/collections/consultation.server.ts";
import { sampleNote } from "#app/collections/site.server.ts";
import type { ConsultationBandProps } from "#app/sections/consultation-band.tsx";

/** What a first consultation is, as every page with a consultation button shows it. */
export function consultationBand(): Omit<ConsultationBandProps, "background"> {
  const { sample, ...band } = consultation();
  return { ...band, note: sampleNote("consultation", sample) };
}
