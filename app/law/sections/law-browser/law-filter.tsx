import { useDeferredValue, useLayoutEffect, useState } from "react";
import { lawTools } from "virtual:labels";
import { Button } from "#app/components/button.tsx";
import { FilterTabs } from "#app/components/filter-tabs.tsx";
import { fillCount } from "#app/lib/fill.ts";
import { choiceParam, queryOf } from "#app/lib/search-params.ts";
import { useAddressState } from "#app/lib/use-address-state.ts";
import { useInBrowser } from "#app/lib/use-in-browser.ts";
import styles from "./law-filter.module.css";

export type LawChoice = { value: string; label: string };

/** What the filter compares of an entry, and the id of its row. */
export type FilteredEntry = { id: string; subject: string; place: string };

export type LawFilterProps = {
  /** The address of the list itself. */
  href: string;
  subjects: LawChoice[];
  places: LawChoice[];
  /** The id of the element that holds the rows. */
  list: string;
  entries: FilteredEntry[];
};

/** What of a list is shown; an empty word stands for everything. */
type Chosen = { topic: string; state: string };
const EVERYTHING: Chosen = { topic: "", state: "" };

/** The choice, kept in the address. */
function useChoice(subjects: LawChoice[], places: LawChoice[]) {
  return useAddressState({
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
}

/** Two rows of tabs, subjects and jurisdictions, which hide rows of the list below. An island. */
export function LawFilter({ href, subjects, places, list, entries }: LawFilterProps) {
  const [chosen, address] = useChoice(subjects, places);
  // The tab changes at once, the list in the next frame.
  const shown = useDeferredValue(chosen);
  const isListAwake = useDeferredValue(useInBrowser(() => true));
  // The count is announced after a change, not on arrival.
  const [changed, setChanged] = useState(false);
  if ((shown.topic || shown.state) && !changed) setChanged(true);

  const isShown = ({ subject, place }: FilteredEntry) =>
    (!shown.topic || subject === shown.topic) && (!shown.state || place === shown.state);
  const count = entries.filter(isShown).length;

  useLayoutEffect(() => {
    for (const entry of entries) document.getElementById(entry.id)!.hidden = !isShown(entry);
    if (isListAwake) document.getElementById(list)!.dataset.awake = "";
  });

  const choose = (next: Partial<Chosen>) => address.push({ ...chosen, ...next });
  const tabs = (name: keyof Chosen, all: string, choices: LawChoice[]) =>
    [{ value: "", label: all }, ...choices].map((choice) => ({
      ...choice,
      href: href + queryOf({ ...chosen, [name]: choice.value }),
    }));

  return (
    <>
      <div className={styles.filter}>
        <FilterTabs
          label={lawTools.subjects}
          tabs={tabs("topic", lawTools.allSubjects, subjects)}
          current={chosen.topic}
          onChoose={(topic) => choose({ topic })}
        />
        <FilterTabs
          label={lawTools.places}
          tabs={tabs("state", lawTools.allPlaces, places)}
          current={chosen.state}
          onChoose={(state) => choose({ state })}
        />
      </div>
      <p role="status" className={styles.count} data-screen-only="" data-needs-script="">
        {changed && (count > 0 ? fillCount(lawTools.count, count, {}) : lawTools.none)}
      </p>
      {count === 0 && (
        <Button variant="outline" size="small" onClick={() => choose(EVERYTHING)}>
          {lawTools.showAll}
        </Button>
      )}
    </>
  );
}
