import { lawTools } from "virtual:labels";
import { ButtonLink } from "#app/components/button.tsx";
import { Island } from "#app/components/island.tsx";
import { moduleFiles } from "#app/components/module-files.ts";
import { MonthRuler, type DueMonth } from "#app/components/month-ruler.tsx";
import { LawSearch, type LawSearchProps } from "./law-search.tsx";
import styles from "./law-search.module.css";

export type LawDeskProps = {
  search: LawSearchProps;
  /** Frequent questions with the pages that answer them. */
  examples: { words: string; href: string }[];
  /** What is due on the next days; the script shows only the first that is not past. */
  next: { day: string; until: string; href: string; sentence: string }[];
  months: DueMonth[];
};

const { zero, one, other } = lawTools.inDays;
const distance = { "data-zero": zero, "data-one": one, "data-other": other };

/** A search field for everything on law; below it the next due date and the ruler of months. */
export const LawDesk = ({ search, examples, next, months }: LawDeskProps) => (
  <div className={styles.desk}>
    <Island name="law-search" component={LawSearch} props={search} />
    <p className="chips">
      {examples.map(({ words, href }) => (
        <ButtonLink key={words} variant="outline" size="small" href={href}>
          {words}
        </ButtonLink>
      ))}
    </p>
    {next.length > 0 && (
      <h2 data-module={moduleFiles("enhancements")} data-next="">
        {next.map(({ day, until, href, sentence }, place) => (
          <a key={day} href={href} data-until={until} hidden={place > 0}>
            {sentence}
            <span data-days-to={day} {...distance} />
          </a>
        ))}
      </h2>
    )}
    <MonthRuler months={months} />
  </div>
);
