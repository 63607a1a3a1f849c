import { sectionLine as labels } from "virtual:labels";
import { fill } from "./fill.ts";
import { LOCALE } from "./locale.ts";

/** What a section shows, in a sentence. @param section how much steeper than the climb the fall behind its crest is */
export function sectionSentence({ steeper }: { steeper: number }): string {
  if (steeper === 0) return labels.oneWay;
  const times = steeper.toLocaleString(LOCALE, { maximumSignificantDigits: 2 });
  return fill(steeper > 1.2 ? labels.steeper : labels.gentler, { times });
}
