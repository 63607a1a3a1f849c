/** The fields of a form: groups and lists of them, and each by its kind. */
import {
  memo,
  use,
  useRef,
  useState,
  type ClipboardEvent,
  type DOMAttributes,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { flushSync } from "react-dom";
import { capital } from "#app/lib/text.ts";
import type { Successor } from "../desk/entries.ts";
import { emptyValues, namedBy, titleOf, type Field, type Values } from "../entry/form-values.ts";
import { order } from "./api.ts";
import { Button, Errors, errorsIn, Editor } from "./controls.tsx";
import { SuccessorDialog } from "./dialogs.tsx";
import { Remarks, Row, Scope, Single, type Props } from "./field.tsx";
import { cellsIn } from "./grid-dialog.tsx";
import { pastedEntries } from "./pasted-text.ts";

function Group({ field, value, path }: Props) {
  const { change } = use(Scope);
  const { label, fields = [], required } = field;
  return (
    <Row field={field} path={path}>
      {(required || value !== undefined) && (
        <Fields fields={fields} values={(value ?? {}) as Values} path={path} />
      )}
      {!required && (
        <Button onClick={() => change(path, value ? undefined : emptyValues(fields))}>
          {value ? "Without" : "Add"} {label.toLowerCase()}
        </Button>
      )}
    </Row>
  );
}

const emptyItem = ({ kind, fields = [] }: Field): unknown =>
  kind === "group" ? emptyValues(fields) : kind === "list" ? [] : "";

type SetList = (next: unknown[], ...instead: Successor[]) => void;

/** Removes an entry of a list; where others name it, it is asked whom or what they shall name instead. */
function useRemoving({ field, path }: Props, list: unknown[], set: SetList) {
  const { change, file } = use(Scope);
  const { open } = use(Editor);
  return async function remove(place: number, name: string) {
    const { id, target } = namedBy(file, path, list[place]);
    const without = (...instead: Successor[]) => set(list.toSpliced(place, 1), ...instead);
    // Others may name what is in a list of the file itself.
    const found = id && !path.includes(".") ? await order("uses", target, id) : undefined;
    if (!id || !found?.uses.length) return without();
    const hasFormer = field.item!.fields?.some((inner) => inner.name === "former");
    return open(
      <SuccessorDialog
        {...found}
        id={id}
        name={name}
        onFormer={hasFormer ? () => change(`${path}.${place}.former`, true) : undefined}
        onChoose={(to) => without({ list: path, target, id, to })}
      />,
    );
  };
}

/** A pasted list becomes entries, which undo removes together. @returns the listeners of an entry */
function usePasting({ value }: Props, list: unknown[], set: SetList) {
  const pasted = useRef<{ before: unknown[]; after: unknown[] }>(null);
  return (one: unknown, place: number) => ({
    onPasteCapture: (event: ClipboardEvent) => {
      const { selectionStart, selectionEnd } = event.target as HTMLInputElement;
      // What is pasted takes the place of the words that are selected, as everywhere.
      if (selectionStart !== selectionEnd) return;
      const data = event.clipboardData;
      const text = data.getData("text/plain");
      const entries = pastedEntries(data.getData("text/html"), text, cellsIn(text));
      if (entries.length === 0) return;
      event.preventDefault();
      const behind = Number(one !== "");
      const after = list.toSpliced(place + behind, 1 - behind, ...entries);
      pasted.current = { before: list, after };
      set(after);
    },
    // The browser takes back only what it has put there itself.
    onKeyDownCapture: (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key === "z";
      if (!isUndo || !pasted.current || pasted.current.after !== value) return;
      event.preventDefault();
      set(pasted.current.before);
    },
  });
}

type EntryProps = Props & {
  list: unknown[];
  place: number;
  set: SetList;
  onRemove: () => void;
  isNew: boolean;
  pasting: DOMAttributes<HTMLElement>;
};

/** An entry of a list with its buttons; all but a line or a text is in a fold with the entry's name. */
function Entry({ field, value, path, list, place, set, onRemove, isNew, pasting }: EntryProps) {
  const { remarks, shown } = use(Scope);
  const { label, kind, fields = [] } = field;
  const move = (words: string, sign: string, to: number) => (
    <Button
      aria-label={`${label}: ${words}`}
      disabled={to < 0 || to >= list.length}
      onClick={() => set(list.toSpliced(place, 1).toSpliced(to, 0, value))}
    >
      {sign}
    </Button>
  );
  const buttons = (
    <span className="buttons">
      {move("up", "↑", place - 1)}
      {move("down", "↓", place + 1)}
      <Button aria-label={`Remove ${label}`} onClick={onRemove}>
        Remove
      </Button>
    </span>
  );
  const control = <Control field={field} value={value} path={path} />;
  if (kind === "line" || kind === "text")
    return (
      <div className="entry" {...pasting}>
        {control}
        {buttons}
      </div>
    );
  const isIn = (key = "") => key === path || key.startsWith(`${path}.`);
  const said = (value ?? {}) as Values;
  const summary = (
    <>
      {label} {said.former === true && <span className="mark">Former</span>}
      <Errors count={errorsIn(remarks.filter(({ key }) => isIn(key)))} />
      {buttons}
    </>
  );
  return (
    <Folded isOpen={isNew || isIn(shown)} summary={summary}>
      {kind === "group" && <Remarks path={path} />}
      {kind === "group" ? <Fields fields={fields} values={said} path={path} /> : control}
    </Folded>
  );
}

/** Names an entry: by its own name, by what it refers to (a text of law, a service), or by its number. */
function useNames({ one, item }: Field) {
  const { entry } = use(Scope);
  const naming = item!.fields?.find(({ kind }) => kind === "one");
  const choices = entry.references[naming?.refersTo ?? ""] ?? [];
  return (value: unknown, place: number): string => {
    const id = (value as Values | null)?.[naming?.name ?? ""];
    const chosen = choices.find((choice) => choice.value === id)?.label;
    return titleOf(value) ?? chosen ?? capital(`${one} ${place + 1}`);
  };
}

function List(props: Props) {
  const { field, value, path } = props;
  const { change } = use(Scope);
  const [added, setAdded] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const list = Array.isArray(value) ? value : [];
  const item = field.item!;
  const nameOf = useNames(field);
  const set: SetList = (next, ...instead) =>
    change(path, next.length > 0 ? next : field.empty, [], instead);
  const remove = useRemoving(props, list, (next, ...instead) => {
    flushSync(() => set(next, ...instead));
    // The button that was pressed is gone with the last entry.
    if (document.activeElement === document.body) addButton.current?.focus();
  });
  const pasting = usePasting(props, list, set);
  return (
    <Row field={field} path={path} count={<span className="quiet"> {list.length}</span>}>
      {list.map((one, place) => {
        const label = nameOf(one, place);
        return (
          <Entry
            key={place}
            field={{ ...item, label, hint: "", required: false }}
            value={one}
            path={`${path}.${place}`}
            {...{ list, place, set }}
            onRemove={() => void remove(place, label)}
            isNew={place === added}
            pasting={pasting(one, place)}
          />
        );
      })}
      <Button
        ref={addButton}
        disabled={field.max !== undefined && list.length >= field.max}
        onClick={({ currentTarget }) => {
          flushSync(() => {
            setAdded(list.length);
            set([...list, emptyItem(item)]);
          });
          currentTarget.previousElementSibling
            ?.querySelector<HTMLElement>('input:not([type="checkbox"]), textarea')
            ?.focus();
        }}
      >
        Add {field.one}
      </Button>
    </Row>
  );
}

type FoldedProps = { summary: ReactNode; isOpen: boolean; children: ReactNode };

/** A fold whose content is rendered once it is opened, and stays. It opens by itself when `isOpen` becomes true. */
export function Folded({ summary, isOpen, children }: FoldedProps) {
  const [opened, setOpened] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpened(true);
  }
  return (
    <details open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{summary}</summary>
      {opened && children}
    </details>
  );
}

const Control = memo(function Control(props: Props) {
  const { kind } = props.field;
  const Kind = kind === "group" ? Group : kind === "list" ? List : Single;
  return <Kind {...props} />;
});

type FieldsProps = { fields: Field[]; values: Values; path?: string };

/** The fields of a form or of a group. @param path of the group; "" at the top */
export const Fields = ({ fields, values, path = "" }: FieldsProps) =>
  fields.map((field) => (
    <Control
      key={field.name}
      field={field}
      value={values[field.name]}
      path={path ? `${path}.${field.name}` : field.name}
    />
  ));
