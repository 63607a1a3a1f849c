import { consultation } from "#app/collections/consultation.server.ts";
import { sampleNote, site } from "#app/collections/site.server.ts";
import { link } from "#app/lib/site-url.ts";
import { callToActionDrawing } from "#app/pictures/drawings.server.ts";
import type { ConsultationBandProps } from "#app/sections/consultation-band.tsx";
import type { ConsultationOfferProps } from "./consultation-offer.tsx";

/** What a first consultation is, in full: under Contact. */
export function consultationBand(): ConsultationBandProps {
  const { heading, lead, rows, sample } = consultation();
  return { heading, lead, rows, note: sampleNote("consultation", sample) };
}

/**
 * The same in a few sentences, and the button that books one: the end of every other page that sells.
 * @param path the page's address without base path, which decides the drawing
 * @param words what the page says above its button
 */
export function consultationOffer(
  path: string,
  words: { heading: string; lead?: string },
): Pick<ConsultationOfferProps, "summary" | "callToAction"> {
  const { heading, summary, sample } = consultation();
  return {
    summary: {
      heading,
      ...summary,
      href: link("/contact#consultation"),
      note: sampleNote("consultation", sample),
    },
    callToAction: {
      ...words,
      bookingUrl: site().bookingUrl,
      drawing: callToActionDrawing(path),
    },
  };
}
