/** One field of a form: its label, hint and what the check says, round the control of its kind. */
import { createContext, use, useState, type ChangeEvent, type ReactNode } from "react";
import type { Remark } from "../desk/desk.ts";
import type { OpenEntry, Successor } from "../desk/entries.ts";
import { typedNumber, type Field, type Reference } from "../entry/form-values.ts";
import { Button, RemarkLine, Editor, Select, Tick } from "./controls.tsx";
import { siteAddress } from "./dialogs.tsx";
import { ChooseFile, Thumbnail } from "./library.tsx";
import { TextEditor } from "./text-editor.tsx";

/** What all fields of a form share. */
export type FormScope = {
  file: string;
  entry: OpenEntry;
  remarks: Remark[];
  /**
   * @param at a path such as `members.2.bio`, or its keys: one that no form knows may have a dot in it
   * @param makes the fields beside it that are made of it
   * @param instead who or what others name in the place of what was removed from a list
   */
  change: (at: string | string[], value: unknown, makes?: string[], instead?: Successor[]) => void;
  /** The field that is open because something led to it. */
  shown: string;
};
export const Scope = createContext({} as FormScope);

export type Props = { field: Field; value: unknown; path: string };

/** What the check says of a field, of an entry of a list, or without a path of the whole. */
export function Remarks({ path }: { path?: string }) {
  const { remarks, change } = use(Scope);
  return remarks
    .filter(({ key }) => key === path)
    .map((remark) => (
      <RemarkLine key={remark.message} remark={remark}>
        {remark.better && (
          <Button onClick={() => change(path!, remark.better)}>Use {remark.better}</Button>
        )}
        {remark.unknown?.map((keys) => (
          <Button key={keys.at(-1)} onClick={() => change(keys, undefined)}>
            Take “{keys.at(-1)}” out
          </Button>
        ))}
      </RemarkLine>
    ));
}

type RowProps = { field: Field; path: string; count?: ReactNode; children: ReactNode };

/** @param count what stands beside the label */
export function Row({ field, path, count, children }: RowProps) {
  const isTogether = ["group", "list", "many"].includes(field.kind);
  const Frame = isTogether ? "fieldset" : "div";
  const hint = <small id={`hint-${path}`}>{field.hint}</small>;
  return (
    <Frame className={`field ${field.kind}`} data-path={path}>
      {isTogether ? (
        <legend>
          {field.label}
          {count}
        </legend>
      ) : (
        <label htmlFor={`field-${path}`}>
          {field.label}
          {field.required && <span className="quiet"> (needed)</span>}
          {count}
        </label>
      )}
      {isTogether && hint}
      {children}
      {isTogether || hint}
      <Remarks path={path} />
    </Frame>
  );
}

/** What a control is given. @param set takes undefined where the field holds nothing */
type Input = Props & {
  text: string;
  set: (value: unknown) => void;
  props: { id: string; "aria-describedby": string };
};

const inOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, " ");

/** One line to visitors is one here; a text that has lines keeps them. */
function Words({ field, text, set, props }: Input) {
  const hasLines = field.hasLines ?? text.includes("\n");
  const Box = field.kind === "text" ? "textarea" : "input";
  return (
    <Box
      {...props}
      {...(field.kind === "text" ? { rows: 1 } : { type: "text" })}
      value={text}
      onBlur={() => siteAddress(text) !== text.trim() && set(siteAddress(text))}
      onKeyDown={(event) =>
        event.key === "Enter" && field.kind === "text" && !hasLines && event.preventDefault()
      }
      onPaste={(event) => {
        const pasted = event.clipboardData.getData("text/plain");
        if (event.defaultPrevented || hasLines || !pasted.includes("\n")) return;
        event.preventDefault();
        // The browser takes back only what it has put there itself.
        document.execCommand(
          "insertText",
          false,
          inOneLine(pasted.replaceAll(/^\s*\n\s*|\s*\n\s*$/g, "")),
        );
      }}
      onChange={({ target: { value } }) => set(hasLines ? value : inOneLine(value))}
    />
  );
}

const HALF_TYPED =
  "This day is only half typed. Write day, month and year: until then the one before is kept.";

/** A day that is half typed stands as it is, and changes nothing. */
function Day({ text, set, props }: Input) {
  const [isHalf, setHalf] = useState(false);
  return (
    <>
      <input
        {...props}
        type="date"
        value={isHalf ? "" : text}
        onBlur={({ target }) => setHalf(target.validity.badInput)}
        onChange={({ target: { value, validity } }) => {
          setHalf(validity.badInput);
          if (!validity.badInput) set(value);
        }}
      />
      {isHalf && <RemarkLine remark={{ severity: "error", message: HALF_TYPED }} />}
    </>
  );
}

/** What is typed stands as it is until the field is left, whatever number it makes. */
function NumberInput({ value, set, props }: Input) {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      {...props}
      type="text"
      value={typed ?? String(value ?? "")}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value);
        set(typedNumber(target.value));
      }}
    />
  );
}

function Switch({ field, value, set, props }: Input) {
  const standard = field.default ?? false;
  return (
    <input
      {...props}
      type="checkbox"
      checked={(value ?? standard) === true}
      onChange={({ target: { checked } }) => set(checked === standard ? undefined : checked)}
    />
  );
}

const Colour = ({ field, text, set, props }: Input) => (
  <span className="together">
    <input
      type="color"
      aria-label={`${field.label}: choose`}
      value={/^#[0-9a-f]{6}$/i.test(text) ? text : field.standard}
      onChange={({ target }) => set(target.value)}
    />
    <input
      {...props}
      type="text"
      value={text}
      placeholder={`${field.standard}, the site’s own`}
      onChange={({ target }) => set(target.value)}
    />
  </span>
);

/** The choices that a field offers, and what is chosen and not among them any more. */
function useChoices({ choices, refersTo = "" }: Field, chosen: string[]): Reference[] {
  const { references } = use(Scope).entry;
  const inWords = choices?.map((value) => ({ value, label: value.replaceAll("-", " ") }));
  const known = inWords ?? references[refersTo] ?? [];
  const lost = chosen.filter((one) => one && !known.some(({ value }) => value === one));
  return [...known, ...lost.map((value) => ({ value, label: `${value} (not there any more)` }))];
}

function One({ field, value, set, props }: Input) {
  const own = String(value ?? field.default ?? "");
  const choices = useChoices(field, [own]);
  const onChange = ({ target }: ChangeEvent<HTMLSelectElement>) => set(target.value);
  return <Select {...props} value={own} onChange={onChange} none="–" choices={choices} />;
}

function Many({ field, value, set }: Input) {
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  return (
    <div className="choices">
      {useChoices(field, chosen).map(({ value: one, label }) => (
        <Tick
          key={one}
          label={label}
          checked={chosen.includes(one)}
          onChange={({ target }) =>
            set([...chosen.filter((other) => other !== one), ...(target.checked ? [one] : [])])
          }
        />
      ))}
    </div>
  );
}

function FileName({ field: { file, accept }, text, set }: Input) {
  const { open } = use(Editor);
  const folder = file === "download" ? "downloads" : "pictures";
  const choose = () => open(<ChooseFile folder={folder} accept={accept} onChoose={set} />);
  return (
    <span className="together">
      {text && <Thumbnail name={text} folder={folder} />}
      {text}
      <Button onClick={choose}>{text ? "Another …" : "Choose or upload …"}</Button>
      {text && <Button onClick={() => set("")}>Without</Button>}
    </span>
  );
}

function Markdown({ field, text, set, props }: Input) {
  const { change, entry } = use(Scope);
  // Whoever writes what holds now has compared the text with the law.
  const onUpdated = () =>
    entry.fields.some(({ name }) => name === "reviewedOn") && change("reviewedOn", entry.today);
  const own = { id: props.id, label: field.label, value: text, onChange: set, onUpdated };
  return <TextEditor {...own} />;
}

const INPUTS: Partial<Record<Field["kind"], (input: Input) => ReactNode>> = {
  line: Words,
  text: Words,
  markdown: Markdown,
  number: NumberInput,
  switch: Switch,
  day: Day,
  colour: Colour,
  file: FileName,
  one: One,
  many: Many,
};

/** A field that holds one value, or a choice of several. */
export function Single({ field, value, path }: Props) {
  const { change } = use(Scope);
  const Kind = INPUTS[field.kind]!;
  const text = value === undefined || value === null ? "" : String(value);
  const isNothing = (next: unknown) => next === "" || (Array.isArray(next) && next.length === 0);
  const isCounted = (field.kind === "line" || field.kind === "text") && field.max !== undefined;
  return (
    <Row
      field={field}
      path={path}
      count={
        isCounted && (
          <output className={text.length > field.max! ? "long" : ""}>
            {text.length} of {field.max}
          </output>
        )
      }
    >
      <Kind
        field={field}
        value={value}
        path={path}
        text={text}
        set={(next) => change(path, isNothing(next) ? field.empty : next, field.makes)}
        props={{ id: `field-${path}`, "aria-describedby": `hint-${path}` }}
      />
    </Row>
  );
}
