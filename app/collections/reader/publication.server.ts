import { z } from "zod";
import { dayInZone } from "#app/lib/day-in-zone.ts";
import { isDay } from "#app/lib/days.ts";
import { momentIn } from "#app/lib/shared-hours.ts";
import { readFields } from "./content-file.server.ts";
import { timeZone } from "./fields.server.ts";
import { oncePerBuild } from "./once-per-build.server.ts";

/** Of the firm's details only its clock: days begin and end where the firm works, whoever builds the site. */
const firmsClock = z.looseObject({ timeZone });
export const FIRMS_ZONE = "Asia/Kolkata";

/** The firm's time zone. Whether there is one of that name, the reader of the file says. */
export const firmsTimeZone = oncePerBuild(
  (): string => firmsClock.safeParse(readFields("site.yaml")).data?.timeZone ?? FIRMS_ZONE,
);

/** The last second of a day where the firm works: browsers compare it without asking for a zone, which takes them long. */
export const endOf = (day: string): string => momentIn(firmsTimeZone(), day, "23:59:59");

/**
 * The day of the build as year-month-day where the firm works.
 * `BUILD_DATE` sets it for tests and for rebuilding an old state. @throws Error where that is no day
 */
export const today = oncePerBuild((): string => {
  const day = process.env.BUILD_DATE || dayInZone(firmsTimeZone(), new Date());
  if (!isDay(day)) throw new Error(`BUILD_DATE must be a day such as 2027-02-01, not "${day}"`);
  return day;
});

/** Whether this is a preview build, which also shows drafts and entries with a future date. */
export const isPreview = (): boolean => process.env.PREVIEW === "1";

/**
 * Whether this build shows samples at an address that visitors reach: each page says so. The build takes the variable
 * away where there are none (scripts/content-check/before-build.ts).
 */
export const showsSamples = (): boolean => process.env.ALLOW_SAMPLES === "1";

export const isHiddenFromSearch = (): boolean => isPreview() || showsSamples();

type Entry = { draft: boolean; date?: string };

/** Why a release leaves an entry out; undefined where it does not (B12). */
export const unpublishedState = ({ draft, date }: Entry): "draft" | "scheduled" | undefined =>
  draft ? "draft" : date !== undefined && date > today() ? "scheduled" : undefined;

export const isPublished = (entry: Entry): boolean => isPreview() || !unpublishedState(entry);
