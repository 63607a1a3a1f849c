import { columns } from "#app/components/band.tsx";
import styles from "./law-timeline.module.css";

export type LawTimelineProps = {
  /** The drawing in a sentence. */
  finding: string;
  subjects: {
    id: string;
    name: string;
    /** The number of its rules. */
    count: number;
    /** Whether some of its rules began before the line does. */
    isOlder: boolean;
    /** Days on which rules began or end; `at` in per cent of the line, `isOpen` if unsettled, `label` if in future. */
    days: { at: number; rules: number; isOpen: boolean; label?: string }[];
  }[];
  /** The months of the line; Januaries have their year. */
  months: { at: number; year?: string }[];
  /** The day for which the line is drawn. */
  today: { at: number; label: string };
};

const HEIGHT = 46;
const FOOT = 1.5;

/** When each subject's rules began: a day with more rules is heavier, unsettled rules are dashed. */
export function LawTimeline({ finding, subjects, months, today }: LawTimelineProps) {
  return (
    <div className={styles.timeline} data-screen-only="">
      <p className={`lead ${styles.finding}`}>{finding}</p>
      <ol className="unlined">
        {subjects.map(({ id, name, count, isOlder, days }) => (
          <li key={id} className={columns}>
            <a href={`#${id}`}>
              <span>{name}</span> <span>{count}</span>
            </a>
            <svg width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
              <rect className={styles.pale} y={HEIGHT - FOOT} width="100%" height={FOOT} />
              {isOlder && <rect y="20" width="1" height={HEIGHT - FOOT - 20} />}
              {days.map(({ at, rules, isOpen, label }) => {
                const height = HEIGHT - FOOT - 18 / rules;
                const width = 1.5 + 1.6 * Math.sqrt(rules);
                return (
                  <g key={at}>
                    <line
                      stroke="currentColor"
                      x1={`${at}%`}
                      x2={`${at}%`}
                      y1={HEIGHT - FOOT}
                      y2={HEIGHT - FOOT - height}
                      strokeWidth={width}
                      strokeDasharray={isOpen ? "10 5" : undefined}
                    />
                    {label && (
                      <text
                        x={`${at}%`}
                        y="34"
                        dx={at > 85 ? -10 : 10}
                        textAnchor={at > 85 ? "end" : "start"}
                      >
                        {label}
                      </text>
                    )}
                  </g>
                );
              })}
              <rect x={`${today.at}%`} width={FOOT} height={HEIGHT} />
            </svg>
          </li>
        ))}
        <li className={columns} aria-hidden="true">
          <span />
          <svg width="100%" height={HEIGHT} focusable="false">
            <rect width="100%" height={FOOT} />
            {months.map(({ at, year }) => (
              <g key={at}>
                <rect x={`${at}%`} width="1" height={year ? 10 : 5} />
                {year && (
                  <text x={`${at}%`} y="28">
                    {year}
                  </text>
                )}
              </g>
            ))}
            <text x={`${today.at}%`} y="44" textAnchor="middle">
              {today.label}
            </text>
          </svg>
        </li>
      </ol>
    </div>
  );
}
