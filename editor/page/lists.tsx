import { use, useEffect, useEffectEvent, useState } from "react";
import type { Desk, DeskGroup, ListedEntry } from "../desk/desk.ts";
import { useAnswer } from "./api.ts";
import { answersOf, Errors, errorsIn, Editor, Select, type Answers } from "./controls.tsx";

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
  const { desk } = use(Editor);
  const [{ show, kind }, setChosen] = useState<Answers>({});
  const { entries } = group;
  const kinds = [...new Set(entries.flatMap(({ category }) => category ?? []))].sort();
  const fits = FILTERS.find(([words]) => words === show)?.[1];
  const shown = entries.filter(
    (entry) => (!kind || entry.category === kind) && (!fits || fits(entry, desk)),
  );
  const filters = FILTERS.filter(
    ([words, isOne]) => words === show || entries.some((entry) => isOne(entry, desk)),
  ).map(([words]) => words);
  const choose = (name: string, label: string, none: string, words: string[]) =>
    words.length > 0 && (
      <Select
        name={name}
        aria-label={label}
        none={none}
        choices={words.map((value) => ({ value, label: value }))}
      />
    );
  return (
    <>
      <form
        className="together"
        onChange={({ currentTarget }) => setChosen(answersOf(currentTarget))}
      >
        {group.one && (
          <a className="button main" href={`#new/${group.id}`}>
            New {group.one}
          </a>
        )}
        {choose("show", "Show", "All", filters)}
        {choose("kind", "Of", "Of every kind", kinds.length > 1 ? kinds : [])}
      </form>
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

/** @param open the file whose form is open @param group its open list */
export function Lists({ open, group: own }: { open?: string; group?: string }) {
  const { desk } = use(Editor);
  const [words, setWords] = useState("");
  const { answer: found, load } = useAnswer("find", words);
  // What was saved may say it no more, or say it once more.
  const searchAgain = useEffectEvent(() => void load());
  useEffect(() => void (desk.groups.length > 0 && searchAgain()), [desk]);
  return (
    <nav aria-label="Content" className="lists">
      <input
        type="search"
        aria-label="Find words anywhere"
        placeholder="Find words anywhere"
        onChange={({ target }) => setWords(target.value)}
      />
      {found ? (
        <ul aria-label="Found">
          <li role="status">
            {found.count || "No"} {found.count === 1 ? "field says it" : "fields say it"}
            {found.count > found.places.length &&
              `; the first ${found.places.length} are shown. Type more of the words that stand there.`}
          </li>
          {found.places.map(({ hash, name, label, text }) => (
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
