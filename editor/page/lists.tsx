/** The lists of everything that can be edited. */
import { useState } from "react";
import type { Desk, DeskGroup, ListedEntry } from "../desk.ts";
import type { Found } from "../find.ts";
import { ask } from "./api.ts";

const MARKS = { draft: "Draft", scheduled: "Scheduled", closed: "Closed", past: "Over" };

type Filter = "" | "errors" | "changed" | keyof typeof MARKS;
const FILTERS: [Filter, string][] = [
  ["", "All"],
  ["draft", "Drafts"],
  ["scheduled", "Scheduled"],
  ["closed", "Closed"],
  ["errors", "With errors"],
  ["changed", "Not published"],
];

const errorsOf = (desk: Desk, file: string): number =>
  desk.remarks[file]?.remarks.filter(({ severity }) => severity === "error").length ?? 0;

function Marks({ desk, entry }: { desk: Desk; entry: ListedEntry }) {
  const errors = errorsOf(desk, entry.file);
  return (
    <span className="marks">
      {entry.waiting && <span className="mark">{MARKS[entry.waiting]}</span>}
      {entry.sample && <span className="mark">Sample</span>}
      {entry.changed && <span className="mark">Not published</span>}
      {errors > 0 && (
        <span className="mark error">{errors === 1 ? "1 error" : `${errors} errors`}</span>
      )}
    </span>
  );
}

function List({ desk, group, open }: { desk: Desk; group: DeskGroup; open?: string }) {
  const [filter, setFilter] = useState<Filter>("");
  const [category, setCategory] = useState("");
  const categories = [...new Set(group.entries.flatMap((entry) => entry.category ?? []))].sort();
  const fits = (entry: ListedEntry) =>
    (!category || entry.category === category) &&
    (filter === "" ||
      (filter === "errors"
        ? errorsOf(desk, entry.file) > 0
        : filter === "changed"
          ? entry.changed
          : entry.waiting === filter));
  const filters = FILTERS.filter(
    ([name]) =>
      name === "" ||
      name === filter ||
      group.entries.some((entry) =>
        name === "errors"
          ? errorsOf(desk, entry.file) > 0
          : name === "changed"
            ? entry.changed
            : entry.waiting === name,
      ),
  );
  return (
    <>
      <p className="tools">
        {group.one && (
          <a className="button main" href={`#new/${group.id}`}>
            New {group.one}
          </a>
        )}
        {filters.length > 1 && (
          <select
            aria-label="Show"
            value={filter}
            onChange={({ target }) => setFilter(target.value as Filter)}
          >
            {filters.map(([name, words]) => (
              <option key={name} value={name}>
                {words}
              </option>
            ))}
          </select>
        )}
        {categories.length > 1 && (
          <select
            aria-label="Of"
            value={category}
            onChange={({ target }) => setCategory(target.value)}
          >
            <option value="">Of every kind</option>
            {categories.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        )}
      </p>
      <ul>
        {group.entries.filter(fits).map((entry) => (
          <li key={entry.file}>
            <a href={`#/${entry.file}`} aria-current={entry.file === open || undefined}>
              {entry.title}
              <small>{[entry.date, entry.category].filter(Boolean).join(" · ")}</small>
              <Marks desk={desk} entry={entry} />
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
        desk.groups.map((group) => {
          const errors = group.entries.reduce((sum, { file }) => sum + errorsOf(desk, file), 0);
          return (
            <section key={group.id}>
              <h2>
                <button
                  type="button"
                  aria-expanded={shown === group.id}
                  onClick={() => setShown(shown === group.id ? undefined : group.id)}
                >
                  {group.label} <span className="count">{group.entries.length}</span>
                  {errors > 0 && <span className="mark error">{errors}</span>}
                </button>
              </h2>
              {shown === group.id && <List desk={desk} group={group} open={open} />}
            </section>
          );
        })
      )}
    </nav>
  );
}
