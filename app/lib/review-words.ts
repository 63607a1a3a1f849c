import { formatDay, formatMonth } from "./date.ts";

type Reviewed = {
  date: string;
  jurisdiction?: string;
  reviewedOn?: string;
  review?: string;
  checkedBy?: string;
};

export type ReviewWords = { heading: string; standing: string; markdown: string };

/** What is said above a reviewed article; nothing where the review left no text. */
export function reviewWords(article: Reviewed): ReviewWords | undefined {
  const { review, reviewedOn, checkedBy, jurisdiction, date } = article;
  if (!review || !reviewedOn) return undefined;
  const month = formatMonth(reviewedOn);
  const law = jurisdiction ? `the law of ${jurisdiction}` : "the law";
  const counsel = checkedBy ? `checked by ${checkedBy}` : "not yet checked by counsel";
  return {
    heading: `Reviewed in ${month}`,
    standing:
      `Reviewed against ${law} as of ${formatDay(reviewedOn)}; ${counsel}. ` +
      `Below this box the article states the law of its own date, ${formatDay(date)}.`,
    markdown: review,
  };
}
