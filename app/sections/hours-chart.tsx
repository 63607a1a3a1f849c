import { contact } from "virtual:labels";
import { HeadedBand } from "#app/components/band.tsx";
import { Fold } from "#app/components/fold.tsx";
import { Terms } from "#app/components/terms.tsx";
import { eitherOf } from "#app/lib/text.ts";
import { fill } from "#app/lib/fill.ts";
import { clockOf, DAY, partsOfDay, type SharedHours, type Span } from "#app/lib/shared-hours.ts";
import { percent } from "#app/lib/percent.ts";
import styles from "./hours-chart.module.css";

export type ChartPlace = {
  /** Cities with the same clock. */
  names: string[];
  /** The address of the region's page; undefined on that page itself. */
  region?: string;
  timeZone: string;
  /** The name of the local time, if it has one. */
  timeName?: string;
  /** The UTC offset in words, for readers without script. */
  offset: string;
  /** The hours shared with the head office; undefined for the head office itself. */
  hours?: SharedHours[];
  /** Minutes that its clock is ahead of the head office's on the day of the build. */
  ahead: number;
};

export type HoursChartProps = {
  heading: string;
  text: string;
  /** The head office's city. */
  home: string;
  homeZone: string;
  /** The usual working day of all places. */
  day: Span;
  places: ChartPlace[];
};

const labels = contact.places;
const HEIGHT = 60;
const TICKS = [0, 3, 6, 9, 12, 15, 18, 21, 24].map((hour) => hour * 60);

/** Minutes for which somebody at the head office stays late for a place without shared hours. */
const STAYS = 150;
const isApart = ({ hours }: Pick<ChartPlace, "hours">) =>
  hours?.every(({ shared }) => shared === undefined);

/** The working days of all places on the head office's clock: thick where both work, with the present time. */
export function HoursChart({ heading, text, home, homeZone, day, places }: HoursChartProps) {
  const inWords = places.flatMap(({ names, hours }) =>
    hours ? { term: names.join(", "), text: <Shared hours={hours} home={home} day={day} /> } : [],
  );
  return (
    <HeadedBand
      id="places"
      heading={heading}
      lead={[text, fill(labels.key, { home }), ...(places.some(isApart) ? [labels.late] : [])].join(
        " ",
      )}
      background="pale"
    >
      <svg className={styles.axis} aria-hidden="true">
        {TICKS.map((minutes, place) => (
          <text
            key={minutes}
            x={percent(minutes / DAY)}
            y="1em"
            data-desk-only={place % 2 ? "" : undefined}
          >
            {minutes < DAY ? clockOf(minutes) : "24:00"}
          </text>
        ))}
      </svg>
      <ul>
        {places.map(({ names: [first, ...others], timeName = [], region, ahead, ...place }) => (
          <li key={place.timeZone + first} className={styles.place}>
            <h3>
              {region ? <a href={region}>{first}</a> : first}
              <br data-desk-only="" /> <small>{[...others, timeName].flat().join(", ")}</small>
            </h3>
            <Day day={day} ahead={ahead} home={home} hours={place.hours} zone={homeZone} />
            <p className={styles.clock} data-screen-only="">
              <span className="visually-hidden">{labels.localTime}</span>{" "}
              <b data-clock={place.timeZone}>{place.offset}</b>
            </p>
          </li>
        ))}
      </ul>
      <svg className={styles.axis} aria-hidden="true">
        <rect x={percent(day.from / DAY)} width="1" height="1.2em" data-desk-only="" />
        <rect x={percent(day.to / DAY)} width="1" height="1.2em" data-desk-only="" />
        <text x={percent(day.from / DAY)} y="2.2em" data-desk-only="">
          {labels.open}
        </text>
        <text x={percent(day.to / DAY)} y="2.2em" data-desk-only="">
          {labels.close}
        </text>
        <text className={styles.now} data-now={homeZone} y="1em" fontWeight="650">
          {labels.now}
        </text>
      </svg>
      <Fold title={<span>{labels.inWords}</span>}>
        <Terms columns rows={inWords} />
        <p className="small">{fill(labels.note, { hours: spanOf(day) })}</p>
      </Fold>
    </HeadedBand>
  );
}

const spanOf = ({ from, to }: Span): string =>
  fill(contact.span, { from: clockOf(from), to: clockOf(to) });

const seasonName = { "all-year": labels.allYear, standard: labels.standard, summer: labels.summer };

type DayProps = { day: Span; ahead: number; home: string; zone: string; hours?: SharedHours[] };

/** A place's working day as a bar on the head office's clock, and in words for screen readers. */
function Day({ day, ahead, home, zone, hours }: DayProps) {
  const there = { from: day.from - ahead, to: day.to - ahead };
  const from = Math.max(day.from, there.from);
  const to = Math.min(day.to, there.to);
  const bar = (span: Span, height: number) =>
    partsOfDay(span).map((part) => (
      <rect
        key={part.from}
        x={part.from}
        y={(HEIGHT - height) / 2}
        width={part.to - part.from}
        height={height}
      />
    ));
  return (
    <svg
      className={styles.day}
      viewBox={`0 0 ${DAY} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={fill(labels.day, { home, hours: spanOf(there) })}
    >
      <path opacity="0.2" d={TICKS.map((minutes) => `M${minutes} 0V${HEIGHT}`).join("")} />
      <path d={`M0 ${HEIGHT / 2}H${DAY}`} />
      {bar(there, 4)}
      {from < to && bar({ from, to }, 14)}
      {isApart({ hours }) && (
        <path strokeWidth="12" strokeDasharray="1.5 4" d={`M${day.to} ${HEIGHT / 2}h${STAYS}`} />
      )}
      <rect className={styles.now} data-now={zone} width="4" height={HEIGHT} />
    </svg>
  );
}

const timeIn = { standard: labels.timeInStandard, summer: labels.timeInSummer };

function Shared({ hours, home, day }: { hours: SharedHours[]; home: string; day: Span }) {
  const until = day.to + STAYS;
  if (isApart({ hours })) {
    const there = hours.map(({ season, ahead }) => {
      const time = clockOf(until + ahead);
      return season === "all-year" ? time : fill(timeIn[season], { time });
    });
    return (
      <p>
        <b>{labels.none}</b>:{" "}
        {fill(labels.until, { home, time: clockOf(until), there: eitherOf(there) })}
      </p>
    );
  }
  return (
    <ul>
      {hours.map(({ season, shared }) => (
        <li key={season}>
          <b>{seasonName[season]}</b>:{" "}
          {shared
            ? fill(labels.shared, { near: spanOf(shared.near), home, far: spanOf(shared.far) })
            : labels.noneInSeason}
        </li>
      ))}
    </ul>
  );
}
