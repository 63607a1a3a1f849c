import { TESTIMONIAL_PREVIEW_LENGTH } from "#app/constants.ts";
import { entriesIn, type Source } from "../content.ts";
import { placeOf, type Finding } from "../finding.ts";

/** Testimonials of which a list would show half a word at the end. */
export const testimonialFindings = (sources: Source[]): Finding[] =>
  entriesIn(sources, "case-studies").flatMap(({ source, entry }) => {
    const characters = Array.from(entry.testimonial.quote);
    const [last = "", next = ""] = characters.slice(TESTIMONIAL_PREVIEW_LENGTH - 1);
    if (![last, next].every((character) => /[\p{L}\d]/u.test(character))) return [];
    return {
      severity: "warning",
      ...placeOf(source, "testimonial", "quote"),
      message: `Lists show its first ${TESTIMONIAL_PREVIEW_LENGTH} characters, which end within a word: “… ${characters.slice(TESTIMONIAL_PREVIEW_LENGTH - 20, TESTIMONIAL_PREVIEW_LENGTH).join("")}…”.`,
      mend: "Add or take away a few letters before it.",
    };
  });
