export type LegalDatesProps = {
  /** The day shown after "Last Updated"; where it is today's, the inline script keeps it so. */
  lastUpdated: { date: string; showsToday: boolean };
  inForceSince: string;
  version: number;
};

/** When a legal text was last updated and, in truth, since when it applies (A8). */
export function LegalDates({ lastUpdated, inForceSince, version }: LegalDatesProps) {
  return (
    <>
      <p>
        Last Updated:{" "}
        <span data-today={lastUpdated.showsToday ? "" : undefined}>{lastUpdated.date}</span>
      </p>
      <p>
        <small>
          Text in force since {inForceSince} ·{"\u00a0"}version{"\u00a0"}
          {version}
        </small>
      </p>
    </>
  );
}
