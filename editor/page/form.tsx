/** The form of one entry: loads it, keeps what is typed, saves it. */
import { EditorView } from "@codemirror/view";
import { use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Remark } from "../desk.ts";
import type { OpenEntry, Saved } from "../entries.ts";
import type { Entry, ReadEntry } from "../entry-text.ts";
import { valueAt, withNamed, type Values } from "../form-values.ts";
import type { Choices } from "../merge.ts";
import { order, wordsOf } from "./api.ts";
import { counted, RemarkLine, Room, useWork } from "./controls.tsx";
import { Conflicts } from "./dialogs.tsx";
import { Scope } from "./field.tsx";
import { Fields } from "./fields.tsx";
import { forget, keep, unsavedOf } from "./unsaved.ts";

const same = (a: Entry, b: Entry): boolean =>
  JSON.stringify([a.values, a.body]) === JSON.stringify([b.values, b.body]);

const SAVED = "Saved";

/** What was done, in words. */
const savedWords = ({ taken, also }: Extract<Saved, { saved: true }>): string =>
  [
    SAVED,
    ...(taken.length > 0 ? ["what somebody else changed meanwhile is here too"] : []),
    ...(also > 0 ? [`${counted(also, "entry", "entries")} changed along with it`] : []),
  ].join("; ");

/** Puts the caret into a field, or the nearest one around it, and selects what was found in it. */
function goTo(path: string, from?: number, to = from): void {
  const field = [...document.querySelectorAll<HTMLElement>("[data-path]")]
    .filter(({ dataset }) => path === dataset.path || path.startsWith(`${dataset.path}.`))
    .at(-1);
  const input = field?.querySelector<HTMLElement>(
    ":is(input, textarea, select):not(.hidden), [contenteditable], button",
  );
  field?.scrollIntoView({ block: "center" });
  input?.focus({ preventScroll: true });
  const text = field?.querySelector<HTMLElement>("[contenteditable]");
  if (from === undefined || to === undefined) return;
  if (text) {
    const view = EditorView.findFromDOM(text)!;
    const [anchor = 0, head = 0] = [from, to].map((at) => Math.min(at, view.state.doc.length));
    const effects = EditorView.scrollIntoView(anchor, { y: "center" });
    view.dispatch({ selection: { anchor, head }, effects });
    view.focus();
  } else if (input?.matches("textarea, [type=text]"))
    (input as HTMLTextAreaElement).setSelectionRange(from, to);
}

/** What is open: an entry, or a new one of a list, which may begin as a copy; and the place in it that is looked for. */
export type Opened = {
  file?: string;
  folder?: string;
  from?: string;
  key?: string;
  /** Where in the field what was found begins and ends. */
  place?: [number, number];
};

export function Form({
  opened,
  only,
  isCreated = false,
  remarks,
  onSaved,
}: {
  opened: Opened;
  /** The fields that are shown; without it, all. */
  only?: string[];
  /** Whether the entry was new a moment ago. */
  isCreated?: boolean;
  remarks: Remark[];
  onSaved: (file: string) => void;
}) {
  const part = only ? ` (${only[0]})` : "";
  const place = (opened.file ?? `new ${opened.folder}`) + part;
  const { show, open } = use(Room);
  const [loaded, setLoaded] = useState<OpenEntry>();
  const [base, setBase] = useState<ReadEntry>();
  const [mine, setMine] = useState<Entry>();
  const [problem, setProblem] = useState(isCreated ? SAVED : "");
  const [isRestored, setRestored] = useState(false);
  const { said, work } = useWork();
  const isChanged = base !== undefined && mine !== undefined && !same(base, mine);
  const latest = useRef({ base, mine, isChanged });
  useEffect(() => {
    latest.current = { base, mine, isChanged };
  });

  const { file = "", folder = "", from, key } = opened;
  useEffect(() => {
    const asked = file ? order("open", file) : order("new", folder, from);
    Promise.all([asked, from ? undefined : unsavedOf(place)])
      .then(([found, unsaved]) => {
        setLoaded(found);
        // What was typed before this answer came stays.
        if (latest.current.isChanged) return;
        setBase(unsaved?.base ?? found.entry);
        setMine(unsaved?.mine ?? found.entry);
        setRestored(unsaved !== undefined && !same(unsaved.mine, found.entry));
        if (found.page) show(found.page);
      })
      .catch((error: unknown) => setProblem(wordsOf(error)));
  }, [file, folder, from, place, show]);

  const title = String(mine?.values.title ?? mine?.values.name ?? opened.file ?? "New entry");
  useEffect(() => {
    if (!base || !mine) return;
    if (isChanged) keep(place, base, mine, title);
    else forget(place);
  }, [place, base, mine, isChanged, title]);

  const change = useCallback((path: string, value: unknown, makes: string[] = []) => {
    setMine((now) => {
      if (!now) return now;
      if (path === "body") return { ...now, body: String(value ?? "") };
      const keys = path.split(".");
      const known = valueAt(latest.current.base?.values, keys.slice(0, -1)) as Values | undefined;
      const values = withNamed(now.values, keys, value, known?.id ? [] : makes);
      return { ...now, values: values as Values };
    });
  }, []);

  const save = (choices?: Choices, seen?: string) =>
    work(async () => {
      const { base: was, mine: sent } = latest.current;
      if (!was || !sent) return "";
      const done = file
        ? await order("save", file, { base: was, mine: sent, choices, seen })
        : await order("create", folder, sent);
      if (!done.saved) {
        const again = (chosen: Choices) => void save(chosen, done.seen);
        open(<Conflicts conflicts={done.conflicts} action="Save" onChoose={again} />);
        return "";
      }
      setRestored(false);
      const { entry } = done;
      const isTypedOn = latest.current.mine !== sent;
      // What came in from others is no change of mine: the next save must not take it back.
      setBase(isTypedOn ? { ...entry, values: sent.values, body: sent.body } : entry);
      if (!isTypedOn) setMine(same(entry, sent) ? sent : entry);
      if (!file) forget(place);
      onSaved(done.file);
      return savedWords(done);
    }, "Saving …");

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    if (isChanged || !file) void save();
  });
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);

  useEffect(() => {
    if (opened.key && loaded) goTo(opened.key, ...(opened.place ?? []));
  }, [opened, loaded]);

  const references = loaded?.references;
  const names = useMemo(() => loaded?.fields.map(({ name }) => name) ?? [], [loaded]);
  const scope = useMemo(
    () => ({ file, references: references ?? {}, remarks, change, names, shown: key ?? "" }),
    [file, references, remarks, change, names, key],
  );
  if (!loaded || !mine) return <p role="status">{problem || "One moment …"}</p>;
  const fields = loaded.fields.filter(({ name }) => !only || only.includes(name));
  const values = { ...mine.values, ...(mine.body === undefined ? {} : { body: mine.body }) };
  const told = said || problem;
  const isDone = told === "" || told.startsWith(SAVED);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <header className="bar">
        <button type="submit" className="main" disabled={!isChanged && file !== ""}>
          Save
        </button>
        <span role="status">{isChanged && isDone ? "Not saved yet" : told}</span>
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
        <RemarkLine
          remark={{
            severity: "note",
            message: "What you typed here last time and did not save is here again.",
          }}
        />
      )}
      {remarks
        .filter((remark) => !remark.key)
        .map((remark) => (
          <RemarkLine key={remark.message} remark={remark} />
        ))}
      <Scope value={scope}>
        <Fields fields={fields} values={values} />
      </Scope>
    </form>
  );
}
