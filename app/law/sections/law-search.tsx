import { lawTools } from "virtual:labels";
import { Sign } from "#app/components/icon.tsx";
import { VisuallyHidden } from "#app/components/visually-hidden.tsx";
import styles from "./law-search.module.css";

export type LawSearchProps = {
  /** The search page. */
  action: string;
  label: string;
  /** What people ask, each with its answer's address. */
  examples: { words: string; href: string }[];
  /** What is due on the next days: only that of the visitor's day shows. */
  next: { day: string; href: string; sentence: string; weekday: string }[];
};

/** One field for everything on law, and what falls due next. */
export function LawSearch({ action, label, examples, next }: LawSearchProps) {
  return (
    <div className={styles.today} data-module="enhancements">
      <form action={action} role="search" aria-label={label} data-screen-only="">
        <label htmlFor="law-search">{label}</label>
        <div className={styles.field}>
          <input id="law-search" type="search" name="q" autoComplete="off" />
          <button type="submit">
            <VisuallyHidden>{label}</VisuallyHidden>
            <Sign name="arrow" />
          </button>
        </div>
        <ul className={styles.examples}>
          {examples.map(({ words, href }) => (
            <li key={words}>
              <a href={href}>{words}</a>
            </li>
          ))}
        </ul>
      </form>
      {next.length > 0 && (
        <h2>
          <span data-next="">
            {next.map(({ day, href, sentence, weekday }, place) => (
              <a key={day} href={href} data-until={day} hidden={place > 0} title={weekday}>
                {sentence}
                <span data-days-to={day} {...distance} />
              </a>
            ))}
          </span>
        </h2>
      )}
    </div>
  );
}

const { zero, one, other } = lawTools.inDays;
const distance = { "data-zero": zero, "data-one": one, "data-other": other };
