import { routeProfile } from "#app/art/route-profile.ts";
import { Band } from "#app/components/band.tsx";
import styles from "./route-band.module.css";

export type RouteBandProps = {
  heading: string;
  id: string;
  /** The steps in order; `when` says in which weeks. */
  steps: { term: string; text: string; when?: string }[];
  /** The page's address: each page has a ridge of its own. */
  seed: string;
};

/** The steps of an engagement as points on the profile of a ridge, with their text below. */
export function RouteBand({ heading, id, steps, seed }: RouteBandProps) {
  const { viewBox, paths, camps, height } = routeProfile(seed, steps.length);
  return (
    <Band labelledBy={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <svg
        className={styles.profile}
        viewBox={viewBox}
        preserveAspectRatio="none"
        fill="none"
        aria-hidden="true"
      >
        {paths.map(({ d, strokeWidth }) => (
          <path
            key={strokeWidth}
            d={d}
            strokeWidth={strokeWidth}
            vectorEffect="non-scaling-stroke"
          />
        ))}
        <g className={styles.camps}>
          <path
            d={camps.map(([x, y]) => `M${x} ${y}V${height}`).join("")}
            vectorEffect="non-scaling-stroke"
          />
          {/* Lines of no length with round ends: circles that stay round however the box is stretched. */}
          <path
            d={camps.map(([x, y]) => `M${x} ${y}h0`).join("")}
            vectorEffect="non-scaling-stroke"
          />
        </g>
      </svg>
      <ol className={styles.steps}>
        {steps.map(({ term, text, when }) => (
          <li key={term}>
            <h3>{term}</h3>
            {when && <p className={styles.when}>{when}</p>}
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
