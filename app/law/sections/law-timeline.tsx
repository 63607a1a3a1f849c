import { lawTools } from "virtual:labels";
import { columns } from "#app/components/band.tsx";
import { Bar, besides, Words } from "#app/components/chart.tsx";
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
      <p className="lead">{finding}</p>
      <p className="small" aria-hidden="true">
        {lawTools.timelineKey}
      </p>
      <ol className="unlined">
        {subjects.map(({ id, name, count, isOlder, days }) => (
          <li key={id} className={columns}>
            <a href={`#${id}`}>
              <span>{name}</span> <span>{count}</span>
            </a>
            <svg width="100%" height={HEIGHT} aria-hidden="true" focusable="false">
              <Bar look="lit" x={[0, 100]} y={HEIGHT - FOOT / 2} />
              {isOlder && <Bar x={0} y={[20, HEIGHT - FOOT]} thick={1} />}
              {days.map(({ at, rules, isOpen, label }) => (
                <g key={at}>
                  <line
                    stroke="currentColor"
                    x1={`${at}%`}
                    x2={`${at}%`}
                    y1={HEIGHT - FOOT}
                    y2={18 / rules}
                    strokeWidth={1.5 + 1.6 * Math.sqrt(rules)}
                    strokeDasharray={isOpen ? "10 5" : undefined}
                  />
                  {/* The last label stands higher: on phones it may meet the one before. */}
                  {label && <Words {...besides(at, 10)} y={at > 85 ? 13 : 34} text={label} />}
                </g>
              ))}
              <Bar x={today.at} y={[0, HEIGHT]} />
            </svg>
          </li>
        ))}
        <li className={columns} aria-hidden="true">
          <span />
          <svg width="100%" height="2.875rem" focusable="false">
            <Bar x={[0, 100]} y={FOOT / 2} />
            {months.map(({ at, year }) => (
              <g key={at}>
                <Bar x={at} y={[0, year ? 10 : 5]} thick={1} />
                {year && <Words x={at} y={0} dy="1.9em" text={year} />}
              </g>
            ))}
            <Words x={today.at} y={0} dy="2.95em" textAnchor="middle" text={today.label} />
          </svg>
        </li>
      </ol>
    </div>
  );
}
