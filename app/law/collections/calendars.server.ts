import { addressWord } from "#app/lib/address/address-word.ts";
import { lawChanges } from "./changes.server.ts";
import { duties, dutyStates, type Duty } from "./duties.server.ts";
import { lawSubjects } from "./rules.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";

/** A calendar to subscribe to, or one with a single duty to import. */
export type LawCalendar = {
  /** Its path without base path. */
  path: string;
  /** The state; undefined for central dates alone. A state's calendar has the central dates too. */
  state?: string;
  /** The subject or the single duty; undefined for all subjects. */
  about?: string;
  duties: Duty[];
};

export const DUE_DATES_CSV = "/calendar/due-dates.csv";

export const CHANGES_ICS = "/calendar/law-changes.ics";

const fileOf = (...words: string[]): string => `/calendar/${words.map(addressWord).join("-")}.ics`;

/** The calendars for subscription: of the Centre and of each state, with all subjects and by subject. */
export const lawCalendars = oncePerBuild((): LawCalendar[] =>
  [undefined, ...dutyStates()].flatMap((state) => {
    const within = duties().filter((duty) => !duty.state || duty.state === state);
    const bySubject = lawSubjects().map(({ id, name }) => ({
      path: fileOf(state ?? "india", id),
      state,
      about: name,
      duties: within.filter(({ subject }) => subject === id),
    }));
    const all = { path: fileOf(state ?? "india", "all"), state, duties: within };
    return [all, ...bySubject].filter((calendar) => calendar.duties.length > 0);
  }),
);

/** The path of the calendar with one duty's dates, to be imported once. */
export const dutyCalendarPath = ({ id }: Duty): string => fileOf("duty", id);

const everyCalendar = (): LawCalendar[] => [
  ...lawCalendars(),
  ...duties().map((duty) => ({
    path: dutyCalendarPath(duty),
    state: duty.state,
    about: duty.title,
    duties: [duty],
  })),
];

/** The calendar whose file has this path, which must be one of `everyCalendar`. */
export const calendarAt = (path: string): LawCalendar =>
  everyCalendar().find((calendar) => calendar.path === path)!;

/** The paths of all calendar files, the table's included; empty on a site without duties. */
export const calendarAddresses = (): string[] =>
  duties().length === 0
    ? []
    : [
        ...everyCalendar().map(({ path }) => path),
        DUE_DATES_CSV,
        ...(lawChanges().length > 0 ? [CHANGES_ICS] : []),
      ];
