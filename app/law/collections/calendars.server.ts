import { addressWord } from "#app/lib/address/address-word.ts";
import { lawChanges } from "./changes.server.ts";
import { duties, dutyStates, type Duty } from "./duties.server.ts";
import { lawSubjects } from "./rules.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";

/** A calendar to subscribe to, or one duty to add. */
export type LawCalendar = {
  /** Its address without base path. */
  path: string;
  /** A state's name; undefined where it has central dates alone. A state's calendar has the central dates too. */
  state?: string;
  /** Its subject, or its one duty; undefined where it has all. */
  about?: string;
  duties: Duty[];
};

export const DUE_DATES_CSV = "/calendar/due-dates.csv";

/** The changes in the site's list of the law. */
export const CHANGES_ICS = "/calendar/law-changes.ics";

const fileOf = (...words: string[]): string => `/calendar/${words.map(addressWord).join("-")}.ics`;

/** The calendars to subscribe to: for the Centre alone and for each state, all subjects together and each by itself. */
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

/** Where one duty's dates stand, to be added to a calendar once. */
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

export const calendarAt = (path: string): LawCalendar =>
  everyCalendar().find((calendar) => calendar.path === path)!;

/** Every document of the calendar. */
export const calendarAddresses = (): string[] =>
  duties().length === 0
    ? []
    : [
        ...everyCalendar().map(({ path }) => path),
        DUE_DATES_CSV,
        ...(lawChanges().length > 0 ? [CHANGES_ICS] : []),
      ];
