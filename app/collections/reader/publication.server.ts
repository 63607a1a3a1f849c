import { z } from "zod";
import { dayInZone } from "#app/lib/day-in-zone.ts";
import { isDay } from "#app/lib/days.ts";
import { momentIn } from "#app/lib/shared-hours.ts";
import { readFields } from "./content-file.server.ts";
import { timeZone } from "./fields.server.ts";
import { oncePerBuild } from "./once-per-build.server.ts";

/** Reads only the time zone of the firm's file: days begin and end where the firm works, wherever the site is built. */
const firmsClock = z.looseObject({ timeZone });
export const FIRMS_ZONE = "Asia/Kolkata";

/** The firm's time zone. The reader of site.yaml reports unknown names. */
export const firmsTimeZone = oncePerBuild(
  (): string => firmsClock.safeParse(readFields("site.yaml")).data?.timeZone ?? FIRMS_ZONE,
);

/** The last second of a day in the firm's time zone: browsers can compare it without slow time zone functions. */
export const endOf = (day: string): string => momentIn(firmsTimeZone(), day, "23:59:59");

/** The build's ISO day in the firm's zone. `BUILD_DATE` sets it, for tests and old states. @throws Error if invalid */
export const today = oncePerBuild((): string => {
  const day = process.env.BUILD_DATE || dayInZone(firmsTimeZone(), new Date());
  if (!isDay(day))
    throw new Error(`BUILD_DATE, or the clock, must say a day such as 2027-02-01, not "${day}"`);
  return day;
});

/** Whether this is a preview build, which also shows drafts and future entries. */
export const isPreview = (): boolean => process.env.PREVIEW === "1";

/**
 * Whether this build shows samples at a public address; each page then says so. The build unsets the variable where
 * there are no samples (scripts/content-check/before-build.ts).
 */
export const showsSamples = (): boolean => process.env.ALLOW_SAMPLES === "1";

/** Whether search engines are kept out: of previews, and of sites with samples. */
export const isHiddenFromSearch = (): boolean => isPreview() || showsSamples();

type Entry = { draft: boolean; date?: string };

/** Why a release leaves out an entry; undefined for published entries (B12). */
export const unpublishedState = ({ draft, date }: Entry): "draft" | "scheduled" | undefined =>
  draft ? "draft" : date !== undefined && date > today() ? "scheduled" : undefined;

/** Whether this build shows an entry: a preview shows every one. */
export const isPublished = (entry: Entry): boolean => isPreview() || !unpublishedState(entry);
