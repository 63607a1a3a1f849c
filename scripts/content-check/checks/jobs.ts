import { isOpen } from "#app/collections/jobs.server.ts";
import { today } from "#app/collections/reader/publication.server.ts";
import { entriesIn, type Source } from "../content.ts";
import { placeOf, type Finding } from "../finding.ts";

/** Jobs that are closed, or that close before they open. */
export const jobFindings = (sources: Source[]): Finding[] =>
  entriesIn(sources, "jobs").flatMap(({ source, entry }): Finding[] => {
    const place = placeOf(source, "closingDate");
    if (entry.closingDate !== undefined && entry.closingDate < entry.postedDate) {
      return [
        {
          ...place,
          severity: "error",
          message: `The job closes on ${entry.closingDate}, before it was posted on ${entry.postedDate}.`,
          mend: "Correct one of the two dates.",
        },
      ];
    }
    if (isOpen(entry, today())) return [];
    return [
      {
        ...place,
        severity: "warning",
        message: `The job closed on ${entry.closingDate}: its page says so, and no list shows it.`,
        mend: `Write a later day to open it again; or delete the file and add { from: ${entry.path}, to: /work-with-us } to content/redirects.yaml.`,
      },
    ];
  });
