import { useDeferredValue } from "react";
import { lawTools } from "virtual:labels";
import { choiceParam, queryOf } from "#app/lib/search-params.ts";
import { useAddressState } from "#app/lib/use-address-state.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import { FilterTabs } from "./filter-tabs.tsx";
import styles from "./law-filter.module.css";

export type LawChoice = { value: string; label: string };

/** What of a list is shown; an empty word stands for everything. */
type Chosen = { topic: string; state: string };
const EVERYTHING: Chosen = { topic: "", state: "" };

/** A choice of subject and jurisdiction, kept in the address. */
export function useLawFilter(subjects: LawChoice[], places: LawChoice[]) {
  const [chosen, address] = useAddressState({
    initial: EVERYTHING,
    read(params): Chosen {
      const choice = (name: string, choices: LawChoice[]) =>
        choiceParam(
          params,
          name,
          choices.map(({ value }) => value),
        );
      return { topic: choice("topic", subjects), state: choice("state", places) };
    },
    write: queryOf,
  });
  return {
    chosen,
    // The tab changes at once, the list in the next frame.
    shown: useDeferredValue(chosen),
    awake: useDeferredValue(useInBrowser(() => true)),
    choose: (next: Partial<Chosen>) => address.push({ ...chosen, ...next }),
  };
}

export type LawFilterProps = {
  /** The address of the list itself. */
  href: string;
  subjects: LawChoice[];
  places: LawChoice[];
  chosen: Chosen;
  onChoose: (next: Partial<Chosen>) => void;
};

/** Two rows of tabs: subjects and jurisdictions. */
export function LawFilter({ href, subjects, places, chosen, onChoose }: LawFilterProps) {
  const tabs = (name: keyof Chosen, all: string, choices: LawChoice[]) =>
    [{ value: "", label: all }, ...choices].map((choice) => ({
      ...choice,
      href: href + queryOf({ ...chosen, [name]: choice.value }),
    }));
  return (
    <div className={styles.filter}>
      <FilterTabs
        label={lawTools.subjects}
        tabs={tabs("topic", lawTools.allSubjects, subjects)}
        current={chosen.topic}
        onChoose={(topic) => onChoose({ topic })}
      />
      <FilterTabs
        label={lawTools.places}
        tabs={tabs("state", lawTools.allPlaces, places)}
        current={chosen.state}
        onChoose={(place) => onChoose({ state: place })}
      />
    </div>
  );
}
