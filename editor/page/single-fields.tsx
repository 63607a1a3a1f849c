/** The fields that hold one value, or a choice of several. */
import { use, useState, type ReactNode } from "react";
import type { Field, Reference } from "../form-values.ts";
import { idOf, Remarks, Row, Scope, type FormScope, type Props } from "./field-row.tsx";
import { ChooseFile, Thumbnail } from "./library.tsx";
import { TextEditor } from "./text-editor.tsx";

/** What an emptied field holds: nothing, unless it has to be there. */
const orNothing = (field: Field, text: string): string | undefined =>
  text === "" ? (field.empty as "" | undefined) : text;

function Line({ field, value = "", path }: Props<string>) {
  const { change, site } = use(Scope);
  const set = (text: string) => change(path, orNothing(field, text));
  const text = String(value ?? "");
  const hasLines = text.includes("\n");
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
          // One line to visitors, so it is one here; a text that has lines keeps them.
          onKeyDown={(event) => event.key === "Enter" && !hasLines && event.preventDefault()}
          onChange={({ target }) =>
            set(hasLines ? target.value : target.value.replaceAll(/\s*\n\s*/g, " "))
          }
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

/** How each kind of value is shown. */
export const SINGLE: Partial<Record<Field["kind"], (props: Props<never>) => ReactNode>> = {
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
  pairs: Pairs,
};
