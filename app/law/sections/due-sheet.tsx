import { lawTools } from "virtual:labels";
import { Band, columns } from "#app/components/band.tsx";
import { moduleFiles } from "#app/components/module-files.ts";
import { Button, ButtonLink } from "#app/components/button.tsx";
import { Chip } from "#app/components/chip.tsx";
import { Fold } from "#app/components/fold.tsx";
import { SelectFrame } from "#app/components/select-field.tsx";
import { Terms } from "#app/components/terms.tsx";
import type { LawWords } from "#app/law/collections/pages.server.ts";
import type { Basis } from "#app/law/basis.ts";
import { BasisKey } from "#app/law/components/basis-mark.tsx";
import { FoldedRows, type FoldedEntry } from "#app/law/components/folded-rows.tsx";
import { MonthRuler, type DueMonth } from "#app/components/month-ruler.tsx";
import { capital } from "#app/lib/text.ts";
import { dateOf, formatDay, partsOf, weekdayOf } from "#app/lib/days.ts";
import { toolPaper } from "#app/sections/tool-head.tsx";
import styles from "./due-sheet.module.css";

type Choice = { value: string; label: string };
type Way = { href: string; label: string };
type Month = Way & { until: string };
type Values = Record<string, string>;

export type DueSheetProps = {
  /** The address of this page. */
  href: string;
  /** The open month; `isSaid` if the page's heading names it. */
  title: string;
  isSaid?: true;
  /** Shown in a month without dates. */
  none: string;
  /** The month before, if the calendar has it, and the one after: all later ones, if the page may be read in them. */
  before: Month[];
  after: Month[];
  subjects: Choice[];
  places: Choice[];
  sizes: Choice[];
  table: Way;
  months: DueMonth[];
  /** The open month's days in weeks, Monday first. */
  cells: (string | undefined)[];
  days: { date: string; entries: (FoldedEntry & { short: string; values: Values })[] }[];
};

/** The calendar: filters, the ruler of months, and one month as a sheet of days beside its rows. */
export function DueSheet(props: DueSheetProps) {
  const { href, title, isSaid, none, before, after, months, cells, days } = props;
  const at = months.findIndex((month) => month.href === href);
  return (
    <>
      <Controls {...props} />
      <MonthRuler months={months} open={href} />
      <section
        className={toolPaper}
        aria-labelledby="month"
        data-module={moduleFiles("enhancements")}
      >
        {/* From the open month's edges to those of its sheet. */}
        {at >= 0 && (
          <svg
            className={styles.edges}
            viewBox={`0 0 ${months.length} 1`}
            preserveAspectRatio="none"
            data-desk-only=""
            data-screen-only=""
            aria-hidden="true"
          >
            <path stroke="currentColor" d={`M${at} 0 0 1M${at + 1} 0 ${months.length} 1`} />
          </svg>
        )}
        <div className={`run ${styles.head}`}>
          <h2 id="month" className={isSaid && "visually-hidden"} tabIndex={-1} data-results="">
            {title}
          </h2>
          <p className="run small" data-screen-only="">
            {before.map((way) => (
              <MonthLink key={way.href} {...way} />
            ))}
            <span data-next={after.length > 1 ? "" : undefined}>
              {after.map((way, place) => (
                <MonthLink key={way.href} {...way} hidden={place > 0} />
              ))}
            </span>
          </p>
        </div>
        <div className={`${columns} ${styles.spread}`}>
          {/* Hidden from screen readers: the rows beside it say the same. */}
          <div className={styles.month} data-screen-only="" aria-hidden="true">
            {lawTools.weekdays.map((weekday) => (
              <b key={weekday}>{weekday}</b>
            ))}
            {cells.map((date, place) => (
              <div key={place} data-day={date}>
                {date && <b>{dateOf(date)}</b>}
                {days
                  .find((day) => day.date === date)
                  ?.entries.map(({ short, values }) => (
                    <span key={short} data-when={new URLSearchParams(values).toString()}>
                      {capital(short)}
                    </span>
                  ))}
              </div>
            ))}
          </div>
          <p className={styles.none}>{none}</p>
          <ol className={styles.dates} data-rows="">
            {days.map(({ date, entries }) => (
              <li key={date} data-day={date}>
                <p className={styles.day}>
                  <span className="visually-hidden">
                    {weekdayOf(date)}, {formatDay(date)}
                  </span>
                  <span aria-hidden="true">
                    <b>{dateOf(date)}</b>{" "}
                    {(cells.includes(date) ? weekdayOf(date) : partsOf(date).month).slice(0, 3)}
                  </span>
                </p>
                <FoldedRows entries={entries} />
              </li>
            ))}
          </ol>
        </div>
        <div data-nothing="" hidden>
          <p>{lawTools.none}</p>
          <Button variant="outline" size="small" data-show-all="">
            {lawTools.showAll}
          </Button>
        </div>
      </section>
    </>
  );
}

export type DueFoldsProps = {
  bases: Basis[];
  /** The next date of each duty without one in the open month. */
  later: LawWords["calendar"]["next"] & { entries: FoldedEntry[] };
  subscribe: { text: string; calendars: { name: string; webcal: string; https: string }[] };
  limits: LawWords["calendar"]["limits"];
};

/** Below the month: later dates, calendars for subscription, and what the calendar leaves out. */
export const DueFolds = ({ bases, later, subscribe, limits }: DueFoldsProps) => (
  <Band>
    <BasisKey bases={bases} />
    <div>
      {later.entries.length > 0 && (
        <Fold id="later" title={later.heading} about={later.note}>
          <FoldedRows entries={later.entries} />
        </Fold>
      )}
      <Fold id="subscribe" title={lawTools.subscribe} about={subscribe.text} screenOnly>
        <Terms
          rows={subscribe.calendars.map(({ name, webcal, https }) => ({
            key: https,
            term: <a href={webcal}>{name}</a>,
            text: (
              <a href={https}>
                {lawTools.file}
                <span className="visually-hidden"> {name}</span>
              </a>
            ),
          }))}
        />
      </Fold>
      <Fold id="limits" title={limits.heading} about={limits.note}>
        <p>{limits.text}</p>
      </Fold>
    </div>
  </Band>
);

function Controls({ subjects, places, sizes, table }: DueSheetProps) {
  return (
    <div className={`chips ${styles.controls}`} data-screen-only="">
      <div className="chips" data-needs-script="">
        <Choices
          name="topic"
          label={lawTools.subjects}
          all={lawTools.allSubjects}
          choices={subjects}
        />
        <Choices name="people" label={lawTools.people} all={lawTools.anyPeople} choices={sizes} />
        {places.length > 0 && (
          <p className="chips">
            {[{ value: "", label: lawTools.allPlaces }, ...places].map(({ value, label }) => (
              <Chip key={value} pressed={value === ""} data-choice="state" data-value={value}>
                {label}
              </Chip>
            ))}
          </p>
        )}
      </div>
      <div className="chips">
        <ButtonLink variant="dark" size="small" href="#subscribe">
          {lawTools.subscribe}
        </ButtonLink>
        <ButtonLink variant="outline" size="small" href={table.href}>
          {table.label}
        </ButtonLink>
      </div>
    </div>
  );
}

const MonthLink = ({ href, label, until, hidden }: Month & { hidden?: boolean }) => (
  <a href={href} data-keeps-query="" data-until={until} hidden={hidden}>
    {label}
  </a>
);

type ChoicesProps = { name: string; label: string; all: string; choices: Choice[] };

const Choices = ({ name, label, all, choices }: ChoicesProps) => (
  <SelectFrame>
    <select aria-label={label}>
      {[{ value: "", label: all }, ...choices].map(({ value, label: words }) => (
        <option key={value} data-choice={name} data-value={value}>
          {words}
        </option>
      ))}
    </select>
  </SelectFrame>
);
