import { contact } from "virtual:labels";
import { Band, Split } from "#app/components/band.tsx";
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
                <span>{labels.localTime}</span> <b data-clock={timeZone}>{offset}</b>
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
        {fill(labels.closes, { home, time: clockOf(day.to), there: there.join(", ") })}
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
