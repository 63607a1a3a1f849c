import { Band, Split } from "#app/components/band.tsx";
import type { SharedHours } from "#app/lib/shared-hours.ts";
import { clockOf, type Span } from "#app/lib/shared-hours.ts";
import styles from "./contact-places.module.css";

export type ContactPlace = {
  /** Cities that share one clock. */
  names: string[];
  kind: string;
  region: { href: string; title: string };
  timeZone: string;
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
    <Band ground="pale" labelledBy="places">
      <div className={styles.head}>
        <Split start={<h2 id="places">{heading}</h2>}>
          <p className={styles.text}>{text}</p>
        </Split>
      </div>
      <ul className={styles.places}>
        {places.map(({ names, kind, region, timeZone, offset, hours }) => (
          <li key={names.join()} className={styles.place}>
            <div>
              <h3>{names.join(", ")}</h3>
              <p className={styles.kind}>
                {kind}, <a href={region.href}>{region.title}</a>
              </p>
            </div>
            <div className={styles.times}>
              <p className={styles.now}>
                <span>Local time</span> <b data-clock={timeZone}>{offset}</b>
              </p>
              <div className={styles.hours}>
                {hours ? (
                  <Shared hours={hours} home={home} day={day} />
                ) : (
                  <p>
                    <b>Usual hours</b>: {spanOf(day)}
                  </p>
                )}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        Shared hours are reckoned with {spanOf(day)}, Monday to Friday, at both ends.
      </p>
    </Band>
  );
}

const spanOf = ({ from, to }: Span): string => `${clockOf(from)} to ${clockOf(to)}`;

const seasonName = { "all-year": "All year", standard: "Standard time", summer: "Summer time" };

function Shared({ hours, home, day }: { hours: SharedHours[]; home: string; day: Span }) {
  if (hours.every(({ shared }) => shared === undefined)) {
    const there = hours.map(({ season, ahead }) =>
      season === "all-year"
        ? clockOf(day.to + ahead)
        : `${clockOf(day.to + ahead)} in ${seasonName[season].toLowerCase()}`,
    );
    return (
      <p>
        <b>No shared hours</b>: when {home} closes at {clockOf(day.to)}, it is {there.join(", ")}
      </p>
    );
  }
  return (
    <ul>
      {hours.map(({ season, shared }) => (
        <li key={season}>
          <b>{seasonName[season]}</b>:{" "}
          {shared
            ? `${spanOf(shared.near)} in ${home}, ${spanOf(shared.far)} there`
            : "no shared hours"}
        </li>
      ))}
    </ul>
  );
}
