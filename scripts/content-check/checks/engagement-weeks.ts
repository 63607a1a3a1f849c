import { entriesIn, type Source } from "../content.ts";
import { placeOf, type Finding } from "../finding.ts";

/** The weeks that the words of a step name, for example `Weeks 5 to 8`. */
function weeksIn(when = ""): { first: number; last: number } | undefined {
  const [, first, last] = /^Weeks? (\d+)(?:(?: to | and | ?[–-] ?)(\d+))?$/.exec(when) ?? [];
  return first ? { first: Number(first), last: Number(last ?? first) } : undefined;
}

/** Weeks of an engagement in which, by its steps, nothing happens. */
export const engagementWeekFindings = (sources: Source[]): Finding[] =>
  entriesIn(sources, "services").flatMap(({ source, entry }) =>
    entry.engagement.items.flatMap(({ when }, at, steps): Finding[] => {
      const before = weeksIn(steps[at - 1]?.when);
      const own = weeksIn(when);
      if (!before || !own || own.first <= before.last + 1) return [];
      return [
        {
          severity: "warning",
          ...placeOf(source, "engagement", "items", at, "when"),
          message: `The step before ends with week ${before.last}, this one begins with week ${own.first}.`,
          mend: "Say what happens in between, or let the steps follow each other.",
        },
      ];
    }),
  );
