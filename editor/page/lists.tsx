/** The lists of everything that can be edited. */
import { use, useState } from "react";
import type { Desk, DeskGroup, ListedEntry } from "../desk.ts";
import { order, type Answer } from "./api.ts";
import { asChoices, Errors, errorsIn, Room, Select } from "./controls.tsx";

const MARKS = { draft: "Draft", scheduled: "Scheduled", closed: "Closed", past: "Over" };

const errorsOf = ({ remarks }: Desk, ...entries: ListedEntry[]): number =>
  errorsIn(entries.flatMap(({ file }) => remarks[file]?.remarks ?? []));

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

function List({ group, open }: { group: DeskGroup; open?: string }) {
  const { desk } = use(Room);
  const [filter, setFilter] = useState("");
  const [category, setCategory] = useState("");
  const [order, setOrder] = useState("");
  const { entries } = group;
  const known = [...new Set(entries.flatMap((entry) => entry.category ?? []))].sort();
  const categories = known.length > 1 ? known : [];
  const fits = FILTERS.find(([words]) => words === filter)?.[1];
  const shown = entries
    .filter((entry) => (!category || entry.category === category) && (!fits || fits(entry, desk)))
    .toSorted((a, b) => (order ? a.title.localeCompare(b.title) : 0));
  const filters = FILTERS.filter(
    ([words, isOne]) => words === filter || entries.some((entry) => isOne(entry, desk)),
  ).map(([words]) => words);
  const choose = (
    label: string,
    none: string,
    words: string[],
    value: string,
    set: (value: string) => void,
  ) =>
    words.length > 0 && (
      <Select aria-label={label} none={none} choices={asChoices(words)} value={value} set={set} />
    );
  return (
    <>
      <p className="together">
        {group.one && (
          <a className="button main" href={`#new/${group.id}`}>
            New {group.one}
          </a>
        )}
        {choose("Show", "All", filters, filter, setFilter)}
        {entries.some(({ date }) => date) &&
          choose("In order", "Newest first", ["By title"], order, setOrder)}
        {choose("Of", "Of every kind", categories, category, setCategory)}
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

/** @param open the file whose form is open @param group the list that is open for it */
export function Lists({ open, group: own }: { open?: string; group?: string }) {
  const { desk } = use(Room);
  const [found, setFound] = useState<Answer<"find">>();
  return (
    <nav aria-label="Content" className="lists">
      <input
        type="search"
        aria-label="Find words anywhere"
        placeholder="Find words anywhere"
        onChange={({ target: { value } }) =>
          value.trim().length > 1 ? void order("find", value).then(setFound) : setFound(undefined)
        }
      />
      {found ? (
        <ul aria-label="Found">
          {found.length === 0 && <li>Nothing found.</li>}
          {found.map(({ hash, name, label, text }) => (
            <li key={hash}>
              <a href={hash}>
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
          <details key={group.id} name="list" open={group.id === own}>
            <summary>
              {group.label} <span className="quiet">{group.entries.length}</span>{" "}
              <Errors count={errorsOf(desk, ...group.entries)} />
            </summary>
            <List group={group} open={open} />
          </details>
        ))
      )}
    </nav>
  );
}
