import { legal } from "virtual:labels";
import { fill } from "#app/lib/fill.ts";
import { Filled } from "./filled.tsx";
export type LegalDatesProps = {
  /** The day shown after "Last Updated"; where it is today's, a script keeps it so. */
  lastUpdated: { date: string; showsToday: boolean };
  inForceSince: string;
  version: number;
};

const showsToday = { "data-module": "enhancements", "data-today": "" } as const;

/** When a legal text was last updated and, in truth, since when it applies (A8). */
export const LegalDates = ({ lastUpdated, inForceSince, version }: LegalDatesProps) => (
  <>
    <p>
      <Filled
        text={legal.lastUpdated}
        values={{
          date: <span {...(lastUpdated.showsToday && showsToday)}>{lastUpdated.date}</span>,
        }}
      />
    </p>
    <p>
      <small>{fill(legal.inForce, { date: inForceSince, version })}</small>
    </p>
  </>
);
