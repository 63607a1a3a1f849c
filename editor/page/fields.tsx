/** The fields of a form, by kind. */
import { createContext, memo, use, useState, type ReactNode } from "react";
import type { Remark } from "../desk.ts";
import { emptyValues, type Field, type Reference } from "../form-values.ts";
import { order, ask } from "./api.ts";
import { ChooseFile, Thumbnail } from "./library.tsx";
import { TextEditor } from "./text-editor.tsx";
import { Successor } from "./successor.tsx";

type Path = string;
export type Change = (path: Path, value: unknown) => void;

/** What all fields of a form share. */
export type FormScope = {
  file: string;
  site: string;
  references: Record<string, Reference[]>;
  remarks: Remark[];
  change: Change;
  /** The fields that are open because something led to them. */
  shown: string;
};
export const Scope = createContext<FormScope>({
  file: "",
  site: "",
  references: {},
  remarks: [],
  change: () => {},
  shown: "",
});

type Props<Value = unknown> = { field: Field; value: Value | undefined; path: Path };

const idOf = (path: Path): string => `field-${path}`;

/** Label, hint and what the check says, round one control. */
function Row({
  field,
  path,
  value,
  children,
}: {
  field: Field;
  path: Path;
  value?: unknown;
  children: ReactNode;
}) {
  const said = typeof value === "string" && field.max ? `${value.length} of ${field.max}` : "";
  return (
    <div className="field" data-kind={field.kind} data-path={path}>
      <label htmlFor={idOf(path)}>
        {field.label}
        {field.required && <span className="required"> (needed)</span>}
      </label>
      {said && (
        <output className={value && (value as string).length > field.max! ? "long" : ""}>
          {said}
        </output>
      )}
      {children}
      {field.hint && <small id={`${idOf(path)}-hint`}>{field.hint}</small>}
      <Remarks path={path} />
    </div>
  );
}

/** What the check says of one field, and a colour that it offers. */
function Remarks({ path }: { path: Path }) {
  const { remarks, change } = use(Scope);
  const own = remarks.filter(({ key }) => key === path);
  return own.map(({ severity, message, mend }) => {
    const colour = /#[0-9a-f]{6}\b(?![^(]*\))/i.exec(mend ?? "")?.[0];
    return (
      <p key={message} className="remark" data-severity={severity}>
        {message} {mend}
        {colour && (
          <button type="button" onClick={() => change(path, colour)}>
            Use {colour}
          </button>
        )}
      </p>
    );
  });
}

/** What an emptied field holds: nothing, unless it has to be there. */
const orNothing = (field: Field, text: string): string | undefined =>
  text === "" ? (field.empty as "" | undefined) : text;

function Line({ field, value = "", path }: Props<string>) {
  const { change, site } = use(Scope);
  const set = (text: string) => change(path, orNothing(field, text));
  const text = String(value ?? "");
  const props = {
    id: idOf(path),
    value: text,
    "aria-describedby": field.hint ? `${idOf(path)}-hint` : undefined,
    spellCheck: true,
    onBlur: () => {
      // An address of the pages beside the form is one of the site.
      if (text.startsWith(site)) set(text.slice(site.length) || "/");
    },
  };
  return (
    <Row field={field} path={path} value={text}>
      {field.kind === "text" ? (
        <textarea
          {...props}
          rows={Math.max(1, Math.ceil(text.length / 70))}
          // One line to visitors, so it is one here.
          onKeyDown={(event) => event.key === "Enter" && !event.ctrlKey && event.preventDefault()}
          onChange={({ target }) => set(target.value.replaceAll(/\s*\n\s*/g, " "))}
        />
      ) : (
        <input {...props} type="text" onChange={({ target }) => set(target.value)} />
      )}
    </Row>
  );
}

function Numeral({ field, value, path }: Props) {
  const { change } = use(Scope);
  const [typed, setTyped] = useState<string>();
  const shown = typed ?? (value === undefined || value === null ? "" : String(value));
  return (
    <Row field={field} path={path}>
      <input
        id={idOf(path)}
        type="text"
        inputMode="decimal"
        value={shown}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          const text = target.value.trim();
          setTyped(target.value);
          const number = Number(text.replaceAll(",", ""));
          change(path, text === "" ? undefined : Number.isFinite(number) ? number : text);
        }}
      />
    </Row>
  );
}

function Day({ field, value, path }: Props) {
  const { change } = use(Scope);
  return (
    <Row field={field} path={path}>
      <input
        id={idOf(path)}
        type="date"
        value={String(value ?? "")}
        onChange={({ target }) => change(path, target.value || undefined)}
      />
    </Row>
  );
}

function Switch({ field, value, path }: Props) {
  const { change } = use(Scope);
  const isOn = (value ?? field.default) === true;
  return (
    <div className="field switch" data-path={path}>
      <label>
        <input
          id={idOf(path)}
          type="checkbox"
          checked={isOn}
          onChange={({ target }) =>
            change(path, target.checked === (field.default ?? false) ? undefined : target.checked)
          }
        />
        {field.label}
      </label>
      {field.hint && <small>{field.hint}</small>}
      <Remarks path={path} />
    </div>
  );
}

function Colour({ field, value = "", path }: Props<string>) {
  const { change } = use(Scope);
  return (
    <Row field={field} path={path}>
      <span className="together">
        <input
          type="color"
          aria-label={`${field.label}: choose`}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : "#ffffff"}
          onChange={({ target }) => change(path, target.value)}
        />
        <input
          id={idOf(path)}
          type="text"
          value={value}
          placeholder="the site's own"
          onChange={({ target }) => change(path, target.value || undefined)}
        />
      </span>
    </Row>
  );
}

const choicesOf = (
  { choices, refersTo }: Field,
  references: FormScope["references"],
): Reference[] =>
  choices?.map((value) => ({ value, label: value })) ?? references[refersTo ?? ""] ?? [];

function One({ field, value, path }: Props) {
  const { change, references } = use(Scope);
  const choices = choicesOf(field, references);
  const own = String(value ?? field.default ?? "");
  const isKnown = own === "" || choices.some((choice) => choice.value === own);
  return (
    <Row field={field} path={path}>
      <select
        id={idOf(path)}
        value={own}
        onChange={({ target }) => change(path, target.value || undefined)}
      >
        <option value="">–</option>
        {!isKnown && <option value={own}>{own} (not there any more)</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Row>
  );
}

function Many({ field, value, path }: Props) {
  const { change, references } = use(Scope);
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const choices = choicesOf(field, references);
  const lost = chosen.filter((one) => !choices.some((choice) => choice.value === one));
  const toggle = (one: string) => {
    const next = chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one];
    change(path, next.length > 0 ? next : field.empty);
  };
  return (
    <fieldset className="field" data-path={path}>
      <legend>{field.label}</legend>
      <div className="choices">
        {[
          ...choices,
          ...lost.map((one) => ({ value: one, label: `${one} (not there any more)` })),
        ].map((choice) => (
          <label key={choice.value}>
            <input
              type="checkbox"
              checked={chosen.includes(choice.value)}
              onChange={() => toggle(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {field.hint && <small>{field.hint}</small>}
      <Remarks path={path} />
    </fieldset>
  );
}

function FileField({ field, value, path }: Props<string>) {
  const { change } = use(Scope);
  const [isOpen, setOpen] = useState(false);
  const folder = field.file === "download" ? "downloads" : "pictures";
  return (
    <Row field={field} path={path}>
      <span className="together">
        {value && <Thumbnail name={value} folder={folder} />}
        {value && <span>{value}</span>}
        <button type="button" onClick={() => setOpen(true)}>
          {value ? "Another …" : "Choose or upload …"}
        </button>
        {value && (
          <button type="button" onClick={() => change(path, field.empty)}>
            Without
          </button>
        )}
      </span>
      {isOpen && (
        <ChooseFile
          folder={folder}
          accept={field.accept}
          onClose={() => setOpen(false)}
          onChoose={(name) => {
            setOpen(false);
            change(path, name);
          }}
        />
      )}
    </Row>
  );
}

function Markdown({ field, value = "", path }: Props<string>) {
  const { change, site } = use(Scope);
  return (
    <Row field={field} path={path}>
      <TextEditor
        id={idOf(path)}
        label={field.label}
        value={value}
        site={site}
        onChange={(text) => change(path, path === "body" ? text : orNothing(field, text))}
      />
    </Row>
  );
}

function Pairs({ field, value, path }: Props) {
  const { change } = use(Scope);
  const lines = Object.entries((value ?? {}) as Record<string, string>)
    .map((pair) => pair.join(": "))
    .join("\n");
  const [typed, setTyped] = useState<string>();
  return (
    <Row
      field={{ ...field, hint: field.hint ?? "One on each line: name, colon, value." }}
      path={path}
    >
      <textarea
        id={idOf(path)}
        rows={4}
        value={typed ?? lines}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          const pairs = target.value
            .split("\n")
            .map((line) => line.split(/:\s*(.*)/s))
            .filter(([name]) => name?.trim());
          change(
            path,
            Object.fromEntries(pairs.map(([name = "", text = ""]) => [name.trim(), text])),
          );
        }}
      />
    </Row>
  );
}

function Group({ field, value, path }: Props) {
  const { change } = use(Scope);
  const isThere = field.required || value !== undefined;
  return (
    <fieldset className="field group" data-path={path}>
      <legend>{field.label}</legend>
      {field.hint && <small>{field.hint}</small>}
      <Remarks path={path} />
      {isThere ? (
        <>
          <Fields fields={field.fields ?? []} values={(value ?? {}) as Values} path={path} />
          {!field.required && (
            <button type="button" onClick={() => change(path, undefined)}>
              Without {field.label.toLowerCase()}
            </button>
          )}
        </>
      ) : (
        <button type="button" onClick={() => change(path, emptyValues(field.fields ?? []))}>
          Add {field.label.toLowerCase()}
        </button>
      )}
    </fieldset>
  );
}

const plain = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? plain(Object.values(value).find((one) => typeof one === "string") ?? "")
    : String(value ?? "");

/** What a folded entry of a list is called. */
const nameOfEntry = (field: Field, value: unknown, place: number): string => {
  const named = (value as Values | undefined)?.[field.named ?? ""];
  return plain(named ?? value) || `${field.one} ${place + 1}`;
};

function List({ field, value, path }: Props) {
  const { change, remarks, shown, file } = use(Scope);
  const [successor, setSuccessor] = useState<{ place: number; id: string; name: string }>();
  const [added, setAdded] = useState<number>();
  const list = Array.isArray(value) ? value : [];
  const item = field.item!;
  const isPlain = item.kind === "line" || item.kind === "text";
  const set = (next: unknown[]) => change(path, next.length > 0 ? next : field.empty);
  const without = (place: number) => set(list.toSpliced(place, 1));
  const move = (place: number, to: number) =>
    set(list.toSpliced(place, 1).toSpliced(to, 0, list[place]));

  async function remove(place: number) {
    const id = (list[place] as Values | undefined)?.id;
    // Others may name what is in a list of the file itself.
    if (typeof id === "string" && !path.includes(".")) {
      const target = `${file} ${path}.*.id`;
      const { uses } = await ask<{ uses: unknown[] }>("/uses", { target, id });
      if (uses.length > 0) {
        setSuccessor({ place, id, name: nameOfEntry(field, list[place], place) });
        return;
      }
    }
    without(place);
  }

  return (
    <fieldset className="field list" data-path={path}>
      <legend>
        {field.label} <span className="count">{list.length}</span>
      </legend>
      {field.hint && <small>{field.hint}</small>}
      <Remarks path={path} />
      {list.map((one, place) => {
        const inner = `${path}.${place}`;
        const findings = remarks.filter(({ key }) => key === inner || key?.startsWith(`${inner}.`));
        const errors = findings.filter(({ severity }) => severity === "error");
        const buttons = (
          <span className="buttons">
            <button
              type="button"
              aria-label="Up"
              disabled={place === 0}
              onClick={() => move(place, place - 1)}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label="Down"
              disabled={place === list.length - 1}
              onClick={() => move(place, place + 1)}
            >
              ↓
            </button>
            <button
              type="button"
              aria-label={`Remove ${nameOfEntry(field, one, place)}`}
              onClick={() => void remove(place)}
            >
              Remove
            </button>
          </span>
        );
        const name = `${nameOfEntry(field, one, place)}`;
        if (isPlain) {
          return (
            <div className="entry" key={place}>
              <Control
                field={{
                  ...item,
                  label: `${field.one} ${place + 1}`,
                  hint: undefined,
                  required: false,
                }}
                value={one}
                path={inner}
              />
              {buttons}
            </div>
          );
        }
        const isOpen = place === added || shown === inner || shown.startsWith(`${inner}.`);
        return (
          <Folded key={place} isOpen={isOpen} name={name} errors={errors.length} buttons={buttons}>
            {item.kind === "group" ? (
              <Fields fields={item.fields ?? []} values={(one ?? {}) as Values} path={inner} />
            ) : (
              <Control field={{ ...item, label: name }} value={one} path={inner} />
            )}
          </Folded>
        );
      })}
      <button
        type="button"
        disabled={field.max !== undefined && list.length >= field.max}
        onClick={() => {
          setAdded(list.length);
          const fresh =
            item.kind === "group" ? emptyValues(item.fields ?? []) : item.kind === "list" ? [] : "";
          set([...list, fresh]);
        }}
      >
        Add {field.one}
      </button>
      {successor && (
        <Successor
          target={`${file} ${path}.*.id`}
          id={successor.id}
          name={successor.name}
          onClose={() => setSuccessor(undefined)}
          onDone={async (to) => {
            await order("/replace", { target: `${file} ${path}.*.id`, from: successor.id, to });
            without(successor.place);
            setSuccessor(undefined);
          }}
        />
      )}
    </fieldset>
  );
}

/** An entry of a list, which shows its fields when it is opened. */
function Folded({
  name,
  errors,
  isOpen,
  buttons,
  children,
}: {
  name: string;
  errors: number;
  isOpen: boolean;
  buttons: ReactNode;
  children: ReactNode;
}) {
  const [opened, setOpened] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOpened(true);
  }
  return (
    <details open={opened} onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>
        {name}
        {errors > 0 && (
          <span className="mark error">{errors === 1 ? "1 error" : `${errors} errors`}</span>
        )}
        {buttons}
      </summary>
      {opened && children}
    </details>
  );
}

const KINDS: Record<Field["kind"], (props: Props<never>) => ReactNode> = {
  line: Line,
  text: Line,
  markdown: Markdown,
  number: Numeral,
  switch: Switch,
  day: Day,
  colour: Colour,
  file: FileField,
  one: One,
  many: Many,
  group: Group,
  list: List,
  pairs: Pairs,
};

const Control = memo(function Control(props: Props) {
  const Kind = KINDS[props.field.kind] as (props: Props) => ReactNode;
  return <Kind {...props} />;
});

type Values = Record<string, unknown>;

/** The fields of a form or of a group. @param path of the group; "" at the top */
export function Fields({
  fields,
  values,
  path = "",
}: {
  fields: Field[];
  values: Values;
  path?: Path;
}) {
  return fields.map((field) => (
    <Control
      key={field.name}
      field={field}
      value={values[field.name]}
      path={path ? `${path}.${field.name}` : field.name}
    />
  ));
}
