/** The fields of a form: groups and lists of them, and each by its kind. */
import { memo, use, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { capital } from "#app/lib/capital.ts";
import type { Successor as Instead } from "../entries.ts";
import { emptyValues, namedBy, titleOf, type Field, type Values } from "../form-values.ts";
import { order } from "./api.ts";
import { Errors, errorsIn, Room } from "./controls.tsx";
import { Successor } from "./dialogs.tsx";
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
        <button type="button" onClick={() => change(path, value ? undefined : emptyValues(fields))}>
          {value ? "Without" : "Add"} {label.toLowerCase()}
        </button>
      )}
    </Row>
  );
}

const emptyItem = ({ kind, fields = [] }: Field): unknown =>
  kind === "group" ? emptyValues(fields) : kind === "list" ? [] : "";

function List({ field, value, path }: Props) {
  const { change, remarks, shown, file, entry } = use(Scope);
  const { open } = use(Room);
  const [added, setAdded] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const pasted = useRef<{ before: unknown[]; after: unknown[] }>(null);
  const list = Array.isArray(value) ? value : [];
  const item = field.item!;
  const isPlain = item.kind === "line" || item.kind === "text";
  // What an entry without a name of its own names, in words: a text of law, a service.
  const naming = item.fields?.find(({ kind }) => kind === "one");
  const choices = entry.references[naming?.refersTo ?? ""] ?? [];
  const set = (next: unknown[], ...instead: Instead[]) =>
    change(path, next.length > 0 ? next : field.empty, [], instead);

  async function remove(place: number, name: string) {
    const { id, target } = namedBy(file, path, list[place]);
    const without = (...instead: Instead[]) => {
      flushSync(() => set(list.toSpliced(place, 1), ...instead));
      // The button that was pressed is gone with the last entry.
      if (document.activeElement === document.body) addButton.current?.focus();
    };
    // Others may name what is in a list of the file itself.
    const found = id && !path.includes(".") ? await order("uses", target, id) : undefined;
    if (!id || !found?.uses.length) return without();
    const hasFormer = item.fields?.some((inner) => inner.name === "former");
    return open(
      <Successor
        {...found}
        id={id}
        name={name}
        onFormer={hasFormer ? () => change(`${path}.${place}.former`, true) : undefined}
        onChoose={(to) => without({ list: path, target, id, to })}
      />,
    );
  }

  return (
    <Row field={field} path={path} count={<span className="quiet"> {list.length}</span>}>
      {list.map((one, place) => {
        const inner = `${path}.${place}`;
        const isIn = (key = "") => key === inner || key.startsWith(`${inner}.`);
        const said = (one ?? {}) as Values;
        const chosen = choices.find(({ value: id }) => id === said[naming?.name ?? ""])?.label;
        const name = titleOf(one) ?? chosen ?? capital(`${field.one} ${place + 1}`);
        const move = (words: string, sign: string, to: number) => (
          <button
            type="button"
            aria-label={`${name}: ${words}`}
            disabled={to < 0 || to >= list.length}
            onClick={() => set(list.toSpliced(place, 1).toSpliced(to, 0, one))}
          >
            {sign}
          </button>
        );
        const buttons = (
          <span className="buttons">
            {move("up", "↑", place - 1)}
            {move("down", "↓", place + 1)}
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => void remove(place, name)}
            >
              Remove
            </button>
          </span>
        );
        const own = { ...item, label: name, hint: "", required: false };
        const control = <Control field={own} value={one} path={inner} />;
        if (isPlain) {
          return (
            <div
              className="entry"
              key={place}
              onPasteCapture={(event) => {
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
              }}
              // The browser takes back only what it has put there itself.
              onKeyDownCapture={(event) => {
                const isUndo = (event.ctrlKey || event.metaKey) && event.key === "z";
                if (!isUndo || !pasted.current || pasted.current.after !== value) return;
                event.preventDefault();
                set(pasted.current.before);
              }}
            >
              {control}
              {buttons}
            </div>
          );
        }
        return (
          <Folded
            key={place}
            isOpen={place === added || isIn(shown)}
            summary={
              <>
                {name} {said.former === true && <span className="mark">Former</span>}
                <Errors count={errorsIn(remarks.filter(({ key }) => isIn(key)))} />
                {buttons}
              </>
            }
          >
            {item.kind === "group" ? (
              <>
                <Remarks path={inner} />
                <Fields fields={item.fields ?? []} values={(one ?? {}) as Values} path={inner} />
              </>
            ) : (
              control
            )}
          </Folded>
        );
      })}
      <button
        type="button"
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
      </button>
    </Row>
  );
}

type FoldedProps = { summary: ReactNode; isOpen: boolean; children: ReactNode };

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
