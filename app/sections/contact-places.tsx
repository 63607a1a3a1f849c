import { contact } from "virtual:labels";
import { HOUR_RULES, hourRules } from "#app/art/hour-rules.ts";
import { Band, Split } from "#app/components/band.tsx";
import { eitherOf } from "#app/lib/either-of.ts";
import { fill } from "#app/lib/fill.ts";
import type { SharedHours } from "#app/lib/shared-hours.ts";
import { clockOf, type Span } from "#app/lib/shared-hours.ts";
import styles from "./contact-places.module.css";

export type ContactPlace = {
  /** Cities that share one clock. */
  names: string[];
  kind: string;
  region: { href: string; title: string };
  timeZone: string;
  /** What the local time is called, where it is called more than that. */
  timeName?: string;
  /** How far the clock is from Greenwich, for readers without script. */
  offset: string;
  /** What it shares with the head office's working day; nothing for the head office itself. */
  hours?: SharedHours[];
};

export type ContactPlacesProps = {
  heading: string;
  text: string;
  /** The head office's city. */
  home: string;
  /** The usual working day, everywhere. */
  day: Span;
  places: ContactPlace[];
};

/** Every place with its own time now and the hours it shares with the head office. */
export function ContactPlaces({ heading, text, home, day, places }: ContactPlacesProps) {
  return (
    <Band background="pale" labelledBy="places">
      <div className={styles.head}>
        <Split start={<h2 id="places">{heading}</h2>}>
          <p className={styles.text}>{text}</p>
        </Split>
      </div>
      <p className={styles.key}>{fill(labels.key, { home })}</p>
      <ul className={styles.places}>
        {places.map(({ names, kind, region, timeZone, timeName, offset, hours }) => (
          <li key={names.join()} className={styles.place}>
            <div>
              <h3>{names.join(", ")}</h3>
              <p className={styles.kind}>
                {kind}, <a href={region.href}>{region.title}</a>
              </p>
            </div>
            <div className={styles.times}>
              <p className={styles.now} data-screen-only="">
                <span>{timeName ?? labels.localTime}</span> <b data-clock={timeZone}>{offset}</b>
              </p>
              <div className={styles.hours}>
                {hours ? (
                  <Shared hours={hours} home={home} day={day} />
                ) : (
                  <p>
                    <b>{contact.usualHours}</b>: {spanOf(day)}
                  </p>
                )}
              </div>
              <div className={styles.days}>
                {(hours ?? [OWN_HOURS]).map((season) => (
                  <Day
                    key={season.season}
                    season={season}
                    isOne={!hours || hours.length === 1}
                    home={home}
                    day={day}
                  />
                ))}
                <Axis day={day} />
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{fill(labels.note, { hours: spanOf(day) })}</p>
    </Band>
  );
}

const labels = contact.places;

const spanOf = ({ from, to }: Span): string =>
  fill(contact.span, { from: clockOf(from), to: clockOf(to) });

const seasonName = {
  "all-year": labels.allYear,
  standard: labels.standard,
  summer: labels.summer,
};

/** The head office shares its whole day with itself. */
const OWN_HOURS: Pick<SharedHours, "season" | "ahead"> = { season: "all-year", ahead: 0 };

/** A place's working day as rules on the head office's clock; in words for those who cannot see them. */
function Day({
  season: { season, ahead, shared },
  isOne,
  home,
  day,
}: {
  season: Partial<SharedHours> & typeof OWN_HOURS;
  isOne: boolean;
  home: string;
  day: Span;
}) {
  const there = { from: day.from - ahead, to: day.to - ahead };
  const words = fill(labels.day, { home, hours: spanOf(there) });
  const { width, height } = HOUR_RULES;
  return (
    <div>
      {!isOne && <p className={styles.season}>{seasonName[season]}</p>}
      <svg
        className={styles.day}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={isOne ? words : `${seasonName[season]}: ${words}`}
      >
        <path d={hourRules(there, ahead === 0 ? there : shared?.near)} />
        <path
          className={styles.office}
          d={`M${day.from} 0V${height}M${day.to} 0V${height}`}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}

/** The head office's hours under each place's bars, beside which they are read. */
function Axis({ day }: { day: Span }) {
  return (
    <svg className={styles.axis} aria-hidden="true">
      {[0, day.from, day.to, HOUR_RULES.width].map((minutes) => (
        <text key={minutes} x={`${(minutes / HOUR_RULES.width) * 100}%`} y="1em">
          {clockOf(minutes)}
        </text>
      ))}
    </svg>
  );
}

const timeIn = { standard: labels.timeInStandard, summer: labels.timeInSummer };

function Shared({ hours, home, day }: { hours: SharedHours[]; home: string; day: Span }) {
  if (hours.every(({ shared }) => shared === undefined)) {
    const there = hours.map(({ season, ahead }) => {
      const time = clockOf(day.to + ahead);
      return season === "all-year" ? time : fill(timeIn[season], { time });
    });
    return (
      <p>
        <b>{labels.none}</b>:{" "}
        {fill(labels.closes, { home, time: clockOf(day.to), there: eitherOf(there) })}
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
