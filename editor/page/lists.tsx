/** The lists of everything that can be edited. */
import { useState } from "react";
import type { Desk, DeskGroup, ListedEntry } from "../desk.ts";
import type { Found } from "../find.ts";
import { ask } from "./api.ts";
import { Select } from "./controls.tsx";
import { Errors, errorsIn } from "./field.tsx";

const MARKS = { draft: "Draft", scheduled: "Scheduled", closed: "Closed", past: "Over" };

const errorsOf = (desk: Desk, ...entries: ListedEntry[]): number =>
  errorsIn(entries.flatMap(({ file }) => desk.remarks[file]?.remarks ?? []));

type Filter = [words: string, fits: (entry: ListedEntry, desk: Desk) => boolean];
const FILTERS: Filter[] = [
  ...Object.entries(MARKS).map(([waiting, words]): Filter => [
    words,
    (entry) => entry.waiting === waiting,
  ]),
  ["With errors", (entry, desk) => errorsOf(desk, entry) > 0],
  ["Not published", ({ changed }) => changed],
  ["Samples", ({ sample }) => sample],
];

function List({ desk, group, open }: { desk: Desk; group: DeskGroup; open?: string }) {
  const [filter, setFilter] = useState("");
  const [category, setCategory] = useState("");
  const { entries } = group;
  const categories = [...new Set(entries.flatMap((entry) => entry.category ?? []))].sort();
  const fits = FILTERS.find(([words]) => words === filter)?.[1];
  const shown = entries.filter(
    (entry) => (!category || entry.category === category) && (!fits || fits(entry, desk)),
  );
  const filters = FILTERS.filter(
    ([words, isOne]) => words === filter || entries.some((entry) => isOne(entry, desk)),
  );
  return (
    <>
      <p className="tools">
        {group.one && (
          <a className="button main" href={`#new/${group.id}`}>
            New {group.one}
          </a>
        )}
        {filters.length > 0 && (
          <Select
            aria-label="Show"
            none="All"
            choices={filters.map(([words]) => ({ value: words, label: words }))}
            value={filter}
            set={setFilter}
          />
        )}
        {categories.length > 1 && (
          <Select
            aria-label="Of"
            none="Of every kind"
            choices={categories.map((one) => ({ value: one, label: one }))}
            value={category}
            set={setCategory}
          />
        )}
      </p>
      <ul>
        {shown.map((entry) => (
          <li key={entry.file}>
            <a href={`#/${entry.file}`} aria-current={entry.file === open || undefined}>
              {entry.title}
              <small>{[entry.date, entry.category].filter(Boolean).join(" · ")}</small>
              <span className="marks">
                {entry.waiting && <span className="mark">{MARKS[entry.waiting]}</span>}
                {entry.sample && <span className="mark">Sample</span>}
                {entry.changed && <span className="mark">Not published</span>}
                <Errors count={errorsOf(desk, entry)} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** @param open the file whose form is open, or the folder that a new entry is for */
export function Lists({ desk, open, folder }: { desk: Desk; open?: string; folder?: string }) {
  const own = desk.groups.find(({ entries }) => entries.some(({ file }) => file === open))?.id;
  const [shown, setShown] = useState(own ?? folder);
  const [found, setFound] = useState<Found[]>();
  return (
    <nav aria-label="Content" className="lists">
      <input
        type="search"
        aria-label="Find words anywhere"
        placeholder="Find words anywhere"
        onChange={({ target }) =>
          target.value.trim().length > 1
            ? void ask<Found[]>("/find", { words: target.value }).then(setFound)
            : setFound(undefined)
        }
      />
      {found ? (
        <ul aria-label="Found">
          {found.length === 0 && <li>Nothing found.</li>}
          {found.map(({ file, key, name, label, text }) => (
            <li key={`${file} ${key}`}>
              <a href={`#/${file}?${key}`}>
                {name}
                <small>
                  {label}: {text}
                </small>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        desk.groups.map((group) => (
          <section key={group.id}>
            <h2>
              <button
                type="button"
                aria-expanded={shown === group.id}
                onClick={() => setShown(shown === group.id ? undefined : group.id)}
              >
                {group.label} <span className="quiet">{group.entries.length}</span>{" "}
                <Errors count={errorsOf(desk, ...group.entries)} />
              </button>
            </h2>
            {shown === group.id && <List desk={desk} group={group} open={open} />}
          </section>
        ))
      )}
    </nav>
  );
}
