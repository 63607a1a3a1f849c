import { sectionLine as labels } from "virtual:labels";

/** A section in a sentence. @param section `steeper`: how many times as steep as the climb the steepest fall is */
export function sectionSentence({ steeper }: { steeper: number }): string {
  if (steeper === 0) return labels.oneWay;
  return steeper > 1.2 ? labels.steeper : labels.gentler;
}
