import { sectionLine as labels } from "virtual:labels";
import { fill } from "./fill.ts";
import { LOCALE } from "./locale.ts";

/** A section in a sentence. @param section `steeper`: how many times as steep as the climb the steepest fall is */
export function sectionSentence({ steeper }: { steeper: number }): string {
  if (steeper === 0) return labels.oneWay;
  const times = steeper.toLocaleString(LOCALE, { maximumSignificantDigits: 2 });
  return fill(steeper > 1.2 ? labels.steeper : labels.gentler, { times });
}
