/** The form of one entry: loads it, keeps what is typed, saves it. */
import { EditorView } from "@codemirror/view";
import { use, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import type { Remark } from "../desk/desk.ts";
import type { OpenEntry, Saved, Wish } from "../desk/entries.ts";
import { valueAt, withNamed, type Values } from "../entry/form-values.ts";
import type { Choices } from "../changes/merge.ts";
import { order, errorMessage } from "./api.ts";
import { Button, counted, Editor, useWork } from "./controls.tsx";
import { Conflicts } from "./dialogs.tsx";
import { Remarks, Scope, type FormScope } from "./field.tsx";
import { Fields } from "./fields.tsx";
import { dropUnsaved, keep, unsavedOf } from "./unsaved.ts";

const same = (a: Values, b: Values): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `known` is the entry as last loaded or saved, `base` the base of changes, `mine` the form's present values. */
type Typed = Pick<Wish, "base" | "mine" | "instead"> & { known: Values; isRestored: boolean };

const untyped = (entry: Values): Typed => ({
  known: entry,
  base: entry,
  mine: entry,
  isRestored: false,
});

const isChanged = ({ base, mine }: Typed): boolean => !same(base, mine);

const SAVED = "Saved";
const NOT_SAVED = "Not saved yet";
const NOT_KEPT = "Not saved yet, and too long for the browser to keep: save before you leave";

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

/** What is open: an entry, or a new one of a list, perhaps begun as a copy; and the field to be shown. */
export type Opened = {
  /** The hash that opens it, by which what was typed there is known. */
  place: string;
  file?: string;
  folder?: string;
  from?: string;
  key?: string;
  /** Where in the field what was found begins and ends. */
  found?: [number, number];
};

type FormProps = {
  opened: Opened;
  /** The fields that are shown; without it, all. */
  only?: string[];
  remarks: Remark[];
  /** @param place of the form that was saved */
  onSaved: (file: string, place: string) => void;
  /** Of a form that has the window for itself. */
  title?: string;
};

/** The entry as it was loaded, and what is typed into it, which the browser keeps until it is saved. */
function useTyped({ place, file = "", folder = "", from }: Opened) {
  const { show } = use(Editor);
  const [loaded, setLoaded] = useState<OpenEntry>();
  const [typed, setTyped] = useState<Typed>();
  const [problem, setProblem] = useState("");
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    const asked = file ? order("open", file) : order("new", folder, from);
    Promise.all([asked, unsavedOf(place)])
      .then(([found, unsaved]) => {
        const { entry = unsaved?.base, page } = found;
        if (!entry) throw new Error("This entry is not there any more.");
        // What was saved, though its answer never came, is no more to be saved.
        const waiting = unsaved && !same(unsaved.mine, entry) ? unsaved : undefined;
        setLoaded(found);
        // What was typed before this answer came stays.
        setTyped((now) =>
          now && isChanged(now) ? now : { ...untyped(entry), ...waiting, isRestored: !!waiting },
        );
        if (page) show(page);
      })
      .catch((error: unknown) => setProblem(errorMessage(error)));
  }, [file, folder, from, place, show]);

  useEffect(() => {
    if (!typed) return;
    const { base, mine, instead } = typed;
    const title = String(mine.title ?? mine.name ?? (file || "New entry"));
    if (isChanged(typed)) void keep(place, { base, mine, instead, title }).then(setKept);
    else dropUnsaved(place);
  }, [place, typed, file]);

  const change = useCallback<FormScope["change"]>((at, value, makes = [], instead = []) => {
    const keys = typeof at === "string" ? at.split(".") : at;
    const changed = ({ base, mine, ...now }: Typed): Typed => {
      const { id } = (valueAt(mine, keys.slice(0, -1)) ?? {}) as Values;
      const list = [valueAt(base, keys.slice(0, -2)) ?? []].flat() as Values[];
      const known = list.find((one) => one.id === id);
      // Others name it by its id, whatever it is called later; a sample becomes somebody else.
      const made = makes.filter((key) => key !== "id" || !known?.id || known.sample === true);
      const next = withNamed(mine, keys, value, made) as Values;
      return { ...now, base, mine: next, instead: [...(now.instead ?? []), ...instead] };
    };
    setTyped((now) => now && changed(now));
  }, []);

  return { loaded, typed, setTyped, change, problem, isKept };
}

/** Saves what is typed; where somebody else has changed the same fields, it is asked whose words stay. */
function useSaving(
  { place, file = "", folder = "" }: Opened,
  { typed, setTyped }: Pick<ReturnType<typeof useTyped>, "typed" | "setTyped">,
  onSaved: FormProps["onSaved"],
) {
  const { open } = use(Editor);
  const { said, isBusy, work } = useWork();
  const save = (choices?: Choices) =>
    work(async () => {
      if (!typed) return "";
      const { base, mine, instead } = typed;
      const done = file
        ? await order("save", file, { base, mine, instead, choices })
        : await order("create", folder, mine);
      if (!done.saved) {
        const gone = done.conflicts.find(({ path }) => path === ".");
        const again = (chosen: Choices) => {
          if (!gone || chosen[gone.key] === "mine") return void save({ ...choices, ...chosen });
          dropUnsaved(place);
          return location.assign("#/pages/home.yaml");
        };
        open(<Conflicts conflicts={done.conflicts} action="Save" onChoose={again} />);
        return "";
      }
      const { entry } = done;
      setTyped((now) =>
        now?.mine === mine
          ? { ...untyped(entry), mine: same(entry, mine) ? mine : entry }
          : // What came in from others is no change of mine: the next save must not take it back.
            { ...untyped(entry), base: mine, mine: now?.mine ?? mine, instead: now?.instead },
      );
      if (done.file !== file) dropUnsaved(place);
      onSaved(done.file, place);
      return savedWords(done);
    }, "Saving …");
  return { said, isBusy, save };
}

/**
 * Saves with Ctrl+S, during a save once more after it, and keeps the window until a save has ended.
 * @param save undefined where there is nothing to save, or a save is under way
 * @param isNew a second save of a new entry would make a second file
 */
function useSaveKey(save: (() => unknown) | undefined, isBusy: boolean, isNew: boolean): void {
  const isAskedAgain = useRef(false);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    if (isBusy && !isNew) isAskedAgain.current = true;
    save?.();
  });
  const saveAgain = useEffectEvent(() => {
    if (isBusy || !isAskedAgain.current) return;
    isAskedAgain.current = false;
    save?.();
  });
  useEffect(() => saveAgain());
  useEffect(() => {
    // A new entry whose answer nobody waits for would be made again.
    const stay = (event: Event) => event.preventDefault();
    if (isBusy) addEventListener("beforeunload", stay);
    return () => removeEventListener("beforeunload", stay);
  }, [isBusy]);
  useEffect(() => {
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
}

/** Takes back what is typed, and has it again. */
function useTakingBack(typed: Typed | undefined, setTyped: (typed: Typed) => void) {
  const [taken, setTaken] = useState<Typed>();
  // What is half typed, such as a day, is taken back with the field itself.
  const [round, setRound] = useState(0);
  const isOpen = typed !== undefined && isChanged(typed);
  const takeBack = () => {
    setRound(round + 1);
    setTaken(isOpen ? typed : undefined);
    if (typed) setTyped(taken && !isOpen ? taken : untyped(typed.known));
  };
  return { taken, setTaken, round, isOpen, takeBack };
}

type FaultsProps = { file: string; remarks: Remark[]; isDraft: boolean };

/** Links to the fields with a mistake; of a draft, to those that lack anything. */
function Faults({ file, remarks, isDraft }: FaultsProps) {
  const faults = remarks.filter(({ key, severity }) => key && (isDraft || severity === "error"));
  if (faults.length === 0) return null;
  return (
    <p className="marks">
      {isDraft ? "Still to come:" : "To be mended:"}
      {[...new Map(faults.map(({ key, label }) => [key, label]))].map(([key, label]) => (
        <a key={key} className={`mark ${isDraft ? "" : "error"}`} href={`#/${file}?${key}`}>
          {label}
        </a>
      ))}
    </p>
  );
}

/** An entry's form, also of one to be created; its bar says what is wrong. @param props.remarks of the last check */
export function Form({ opened, only, remarks, onSaved, title }: FormProps) {
  const { file = "", key } = opened;
  const { loaded, typed, setTyped, change, problem, isKept } = useTyped(opened);
  const { taken, setTaken, round, isOpen, takeBack } = useTakingBack(typed, setTyped);
  const { said, isBusy, save } = useSaving(opened, { typed, setTyped }, (...saved) => {
    setTaken(undefined);
    onSaved(...saved);
  });
  // One after the other: the next would take the words of the one before for somebody else's, or make a second file.
  const saveNow = !isBusy && (isOpen || !file) ? () => void save() : undefined;
  useSaveKey(saveNow, isBusy, !file);
  useEffect(() => {
    if (opened.key && loaded) goTo(opened.key, ...(opened.found ?? []));
  }, [opened, loaded]);

  const scope = useMemo(
    () => loaded && { file, entry: loaded, remarks, change, shown: key ?? "" },
    [file, loaded, remarks, change, key],
  );
  if (!scope || !typed) return <p role="status">{problem || "One moment …"}</p>;
  const told = said || problem;
  const isDone = told === "" || told.startsWith(SAVED);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        saveNow?.();
      }}
    >
      <header className="bar">
        {title && <h1>{title}</h1>}
        <button type="submit" className="main" disabled={!saveNow}>
          Save
        </button>
        <span role="status">{isOpen && isDone ? (isKept ? NOT_SAVED : NOT_KEPT) : told}</span>
        {(isOpen || taken) && (
          <Button onClick={takeBack}>{isOpen ? "Take back what I typed" : "Have it again"}</Button>
        )}
      </header>
      {!only && <Faults file={file} remarks={remarks} isDraft={typed.mine.draft === true} />}
      {typed.isRestored && (
        <p className="remark">What you typed here last time and did not save is here again.</p>
      )}
      <Scope value={scope}>
        <Remarks />
        <Fields
          key={round}
          fields={scope.entry.fields.filter(({ name }) => !only || only.includes(name))}
          values={typed.mine}
        />
      </Scope>
    </form>
  );
}
