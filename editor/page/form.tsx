/** The form of one entry: loads it, keeps what is typed, saves it. */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Remark } from "../desk.ts";
import type { OpenEntry, Saved } from "../entries.ts";
import type { Entry, ReadEntry } from "../entry-text.ts";
import type { Choices } from "../merge.ts";
import { ask, order, wordsOf } from "./api.ts";
import { Conflicts } from "./conflicts.tsx";
import { useWork } from "./controls.tsx";
import { RemarkLine, Scope } from "./field.tsx";
import { Fields } from "./fields.tsx";
import { forget, keep, unsavedOf } from "./unsaved.ts";

type Values = Record<string, unknown>;

/** Puts a value into nested values; undefined takes it out of a group. Nothing else is made anew. */
function withValue(values: unknown, [key = "", ...rest]: string[], value: unknown): unknown {
  if (Array.isArray(values)) {
    const place = Number(key);
    const next = rest.length > 0 ? withValue(values[place], rest, value) : value;
    return values.with(place, next ?? "");
  }
  const known = (values ?? {}) as Values;
  const next = rest.length > 0 ? withValue(known[key], rest, value) : value;
  if (next === undefined) {
    const { [key]: _gone, ...others } = known;
    return others;
  }
  return { ...known, [key]: next };
}

const valueAt = (values: unknown, keys: string[]): unknown =>
  keys.reduce<unknown>((at, key) => (at as Values | undefined)?.[key], values);

/** What a new entry of a list has of its name, until somebody writes something else. */
const MADE_OF_NAMES: Record<string, (name: string) => string> = {
  id: (name) =>
    name
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/[^a-z0-9\s-]/g, "")
      .trim()
      .replaceAll(/[\s-]+/g, "-"),
  initials: (name) => (name.match(/(?<=^|[\s-])\p{L}/gu) ?? []).join("").toUpperCase().slice(0, 3),
};

const same = (a: Entry, b: Entry): boolean =>
  JSON.stringify([a.values, a.body]) === JSON.stringify([b.values, b.body]);

/** What is open: an entry, or a new one of a list, which may begin as a copy. */
export type Opened = { file?: string; folder?: string; from?: string; key?: string };

export function Form({
  opened,
  only,
  isCreated = false,
  site,
  remarks,
  onSaved,
  onPage,
}: {
  opened: Opened;
  /** The fields that are shown; without it, all. */
  only?: string[];
  /** Whether the entry was new a moment ago. */
  isCreated?: boolean;
  site: string;
  remarks: Remark[];
  onSaved: (file: string) => void;
  onPage: (address: string) => void;
}) {
  const part = only ? ` (${only[0]})` : "";
  const place = (opened.file ?? `new ${opened.folder}`) + part;
  const [loaded, setLoaded] = useState<OpenEntry>();
  const [base, setBase] = useState<ReadEntry>();
  const [mine, setMine] = useState<Entry>();
  const [problem, setProblem] = useState(isCreated ? "Saved" : "");
  const [isRestored, setRestored] = useState(false);
  const [conflicts, setConflicts] = useState<Extract<Saved, { saved: false }>>();
  const { said, work } = useWork();
  const isChanged = base !== undefined && mine !== undefined && !same(base, mine);
  const latest = useRef({ base, mine, isChanged });
  useEffect(() => {
    latest.current = { base, mine, isChanged };
  });

  useEffect(() => {
    const { file, folder = "", from } = opened;
    const asked = file
      ? ask<OpenEntry & { page?: string }>("/entry", { file })
      : ask<OpenEntry & { page?: string }>("/new", { folder, ...(from ? { from } : {}) });
    Promise.all([asked, from ? undefined : unsavedOf(place)])
      .then(([found, unsaved]) => {
        setLoaded(found);
        // What was typed before this answer came stays.
        if (latest.current.isChanged) return;
        setBase(unsaved?.base ?? found.entry);
        setMine(unsaved?.mine ?? found.entry);
        setRestored(unsaved !== undefined && !same(unsaved.mine, found.entry));
        if (found.page) onPage(found.page);
      })
      .catch((error: unknown) => setProblem(wordsOf(error)));
  }, [opened, place, onPage]);

  const title = String(mine?.values.title ?? mine?.values.name ?? opened.file ?? "New entry");
  useEffect(() => {
    if (!base || !mine) return;
    if (isChanged) keep(place, base, mine, title);
    else forget(place);
  }, [place, base, mine, isChanged, title]);

  const change = useCallback((path: string, value: unknown) => {
    setMine((now) => {
      if (!now) return now;
      if (path === "body") return { ...now, body: String(value ?? "") };
      const keys = path.split(".");
      const parent = keys.slice(0, -1);
      let values: unknown = now.values;
      const isNew = !(valueAt(latest.current.base?.values, parent) as Values | undefined)?.id;
      if (keys.at(-1) === "name" && parent.length > 0 && isNew) {
        const { name = "", ...known } = (valueAt(values, parent) ?? {}) as Record<string, string>;
        for (const [key, made] of Object.entries(MADE_OF_NAMES))
          if ((known[key] ?? "") === made(name))
            values = withValue(values, [...parent, key], made(String(value ?? "")));
      }
      return { ...now, values: withValue(values, keys, value) as Values };
    });
  }, []);

  const save = (choices?: Choices, seen?: string) =>
    work(async () => {
      const { base: from, mine: sent } = latest.current;
      if (!from || !sent) return "";
      const { file: at, folder } = opened;
      const done = at
        ? await order<Saved>("/save", { file: at, base: from, mine: sent, choices, seen })
        : await order<Saved>("/create", { folder, entry: sent });
      setConflicts(done.saved ? undefined : done);
      if (!done.saved) return "";
      setRestored(false);
      const { entry, taken, also, file } = done;
      const isTypedOn = latest.current.mine !== sent;
      // What came in from others is no change of mine: the next save must not take it back.
      setBase(isTypedOn ? { ...entry, values: sent.values, body: sent.body } : entry);
      if (!isTypedOn) setMine(same(entry, sent) ? sent : entry);
      if (!at) forget(place);
      onSaved(file);
      return [
        "Saved",
        ...(taken.length > 0 ? ["what somebody else changed meanwhile is here too"] : []),
        ...(also > 0
          ? [`${also === 1 ? "1 entry" : `${also} entries`} changed along with it`]
          : []),
      ].join("; ");
    }, "Saving …");

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    if (isChanged || !opened.file) void save();
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  useEffect(() => {
    if (!opened.key || !loaded) return;
    const path = opened.key;
    const field = [...document.querySelectorAll<HTMLElement>("[data-path]")]
      .filter(({ dataset }) => path === dataset.path || path.startsWith(`${dataset.path}.`))
      .at(-1);
    field?.scrollIntoView({ block: "center" });
    field
      ?.querySelector<HTMLElement>("input, textarea, select, button, [contenteditable]")
      ?.focus();
  }, [opened, loaded]);

  const { file = "", key: shown = "" } = opened;
  const references = loaded?.references;
  const names = useMemo(() => loaded?.fields.map(({ name }) => name) ?? [], [loaded]);
  const scope = useMemo(
    () => ({ file, site, references: references ?? {}, remarks, change, names, shown }),
    [file, site, references, remarks, change, names, shown],
  );
  if (!loaded || !mine) return <p role="status">{problem || "One moment …"}</p>;
  const fields = loaded.fields.filter(({ name }) => !only || only.includes(name));
  const values = { ...mine.values, ...(mine.body === undefined ? {} : { body: mine.body }) };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <header className="bar">
        <button type="submit" className="main" disabled={!isChanged && opened.file !== undefined}>
          Save
        </button>
        <span role="status">{said || problem || (isChanged ? "Not saved yet" : "")}</span>
        {isChanged && (
          <button
            type="button"
            onClick={() => {
              forget(place);
              setRestored(false);
              setBase(loaded.entry);
              setMine(loaded.entry);
            }}
          >
            Take back what I typed
          </button>
        )}
      </header>
      {isRestored && (
        <p className="remark" data-severity="note">
          What you typed here last time and did not save is here again.
        </p>
      )}
      {conflicts && (
        <Conflicts
          conflicts={conflicts.conflicts}
          onChoose={(choices) => void save(choices, conflicts.seen)}
          onClose={() => setConflicts(undefined)}
        />
      )}
      {remarks
        .filter(({ key }) => !key)
        .map((remark) => (
          <RemarkLine key={remark.message} remark={remark} />
        ))}
      <Scope value={scope}>
        <Fields fields={fields} values={values} />
      </Scope>
    </form>
  );
}
