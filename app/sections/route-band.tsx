import { ticks } from "d3-array";
import { routeProfile } from "#app/art/route-profile.ts";
import type { Service } from "#app/collections/services.server.ts";
import { HeadedBand } from "#app/components/band.tsx";
import styles from "./route-band.module.css";

type RouteBandProps = Service["engagement"] & {
  /** The page's address: each page has its own ridge. */
  seed: string;
};

/** The height, below the ridge, of the lines from the camps to equal columns. */
const FAN = 44;

/** The steps of an engagement as camps on a ridge, on a true scale of weeks, with text and paper below. */
export function RouteBand({ heading, weeks, items: steps, fees, seed }: RouteBandProps) {
  const { crest, lines, camps, height } = routeProfile(
    seed,
    steps.map(({ from }) => from / weeks),
  );
  const column = 1200 / steps.length;
  const everyWeek = ticks(0, weeks, weeks).map((week) => `M${(week / weeks) * 1200} ${height}v7`);
  return (
    <HeadedBand id="engagement" heading={heading}>
      <svg
        className={styles.profile}
        data-wide-only=""
        viewBox={`0 0 1200 ${height + FAN}`}
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <defs>
          <path id="engagement-crest" d={crest} vectorEffect="non-scaling-stroke" />
        </defs>
        {lines.map((line) => (
          <use key={line.strokeWidth} href="#engagement-crest" {...line} />
        ))}
        <path
          strokeWidth="1"
          d={camps
            .map(([x, y], at) => `M${x} ${y}V${height + 8}L${at * column} ${height + FAN - 6}v6`)
            .join("")}
        />
        <path strokeWidth="1" d={everyWeek.join("")} />
        {/* Zero-length lines with round caps: circles that stay round in a stretched drawing. */}
        <path
          strokeWidth="11"
          strokeLinecap="round"
          d={camps.map(([x, y]) => `M${x} ${y}h0`).join("")}
        />
      </svg>
      <ol className={styles.steps}>
        {steps.map(({ term, text, when, paper }) => (
          <li key={term}>
            <h3>{term}</h3>
            {when && <p className={styles.when}>{when}</p>}
            <p>{text}</p>
            {paper && (
              <p className={styles.paper}>
                <svg width="21" height="30" fill="none" stroke="currentColor" aria-hidden="true">
                  <path d="M.5.5h20v29H.5zM4 7h13M4 11h13M4 15h9" />
                </svg>
                <span>
                  <b>{paper.term}</b>
                  <span data-wide-only="">: {paper.text}</span>
                </span>
              </p>
            )}
          </li>
        ))}
      </ol>
      {fees.length > 0 && (
        <ul className={styles.fees}>
          {fees.map(({ text, steps: paid, monthly }) => (
            <li key={text} data-steps={paid} data-monthly={monthly || undefined}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </HeadedBand>
  );
}
