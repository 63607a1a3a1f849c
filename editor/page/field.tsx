/** One field of a form: its label, hint and what the check says, round the control of its kind. */
import { createContext, use, useState, type ReactNode } from "react";
import type { Remark } from "../desk.ts";
import type { Field, Reference } from "../form-values.ts";
import { Select, Tick, withOne } from "./controls.tsx";
import { ChooseFile, Thumbnail } from "./library.tsx";
import { TextEditor } from "./text-editor.tsx";

/** What all fields of a form share. */
type FormScope = {
  file: string;
  site: string;
  references: Record<string, Reference[]>;
  remarks: Remark[];
  /** @param path such as `members.2.bio` */
  change: (path: string, value: unknown) => void;
  /** The names of the uppermost fields. */
  names: string[];
  /** The field that is open because something led to it. */
  shown: string;
};
export const Scope = createContext<FormScope>({
  file: "",
  site: "",
  references: {},
  remarks: [],
  change: () => {},
  names: [],
  shown: "",
});

export type Props = { field: Field; value: unknown; path: string };

export const errorsIn = (remarks: Remark[]): number =>
  remarks.filter(({ severity }) => severity === "error").length;

/** How many errors there are, if any. */
export const Errors = ({ count }: { count: number }) =>
  count > 0 && <span className="mark error">{count === 1 ? "1 error" : `${count} errors`}</span>;

export const RemarkLine = ({
  remark: { severity, message, mend },
  children,
}: {
  remark: Remark;
  children?: ReactNode;
}) => (
  <p className="remark" data-severity={severity}>
    {message} {mend}
    {children}
  </p>
);

const channels = (hex: string): number[] =>
  (hex.match(/[0-9a-f]{2}/gi) ?? []).map((two) => parseInt(two, 16));
const distance = (a: string, b: string): number =>
  channels(a).reduce((sum, value, place) => sum + Math.abs(value - channels(b)[place]!), 0);

/** What is told of a field. Of all colours that it would go with, the one farthest away goes with the others, too. */
function told(remarks: Remark[]): (Remark & { colour?: string })[] {
  const colours = remarks.flatMap((remark) => {
    const found = remark.message.match(/#[0-9a-f]{6}/gi) ?? [];
    return found.length > 2 ? [{ ...remark, colour: found.at(-1)!, now: found[0]! }] : [];
  });
  const [farthest] = colours.toSorted(
    (a, b) => distance(b.colour, b.now) - distance(a.colour, a.now),
  );
  return farthest
    ? [
        farthest,
        ...remarks.filter(({ message }) => !colours.some((one) => one.message === message)),
      ]
    : remarks;
}

/** @param count what stands beside the label */
export function Row({
  field,
  path,
  count,
  children,
}: {
  field: Field;
  path: string;
  count?: ReactNode;
  children: ReactNode;
}) {
  const { remarks, change } = use(Scope);
  const isTogether = ["group", "list", "many"].includes(field.kind);
  const Frame = isTogether ? "fieldset" : "div";
  const label = (
    <>
      {field.label}
      {field.required && !isTogether && <span className="quiet"> (needed)</span>}
      {count}
    </>
  );
  return (
    <Frame className={`field ${field.kind}`} data-path={path}>
      {isTogether ? <legend>{label}</legend> : <label htmlFor={`field-${path}`}>{label}</label>}
      {isTogether && <small>{field.hint}</small>}
      {children}
      {isTogether || <small id={`hint-${path}`}>{field.hint}</small>}
      {told(remarks.filter(({ key }) => key === path)).map(({ colour, ...remark }) => (
        <RemarkLine key={remark.message} remark={remark}>
          {colour && (
            <button type="button" onClick={() => change(path, colour)}>
              Use {colour}
            </button>
          )}
        </RemarkLine>
      ))}
    </Frame>
  );
}

/** What a control is given. @param set takes undefined where the field holds nothing */
type Input = Props & {
  text: string;
  set: (value: unknown) => void;
  props: { id: string; "aria-describedby": string };
};

function Words({ field, text, set, props }: Input) {
  const { site } = use(Scope);
  const hasLines = text.includes("\n");
  const common = {
    ...props,
    value: text,
    // An address of the pages beside the form is one of the site.
    onBlur: () => {
      if (text.startsWith(site)) set(text.slice(site.length) || "/");
      if (/^www\.\S+$/.test(text)) set(`https://${text}`);
    },
  };
  return field.kind === "line" ? (
    <input {...common} type="text" onChange={({ target }) => set(target.value)} />
  ) : (
    <textarea
      {...common}
      rows={1}
      // One line to visitors, so it is one here; a text that has lines keeps them.
      onKeyDown={(event) => event.key === "Enter" && !hasLines && event.preventDefault()}
      onChange={({ target: { value } }) =>
        set(hasLines ? value : value.replaceAll(/\s*\n\s*/g, " "))
      }
    />
  );
}

/** What is typed stands as it is until the field is left, whatever value it makes. */
function Typed({
  input: { text, set, props },
  valueOf,
}: {
  input: Input;
  valueOf: (typed: string) => unknown;
}) {
  const [typed, setTyped] = useState<string>();
  return (
    <textarea
      {...props}
      rows={1}
      value={typed ?? text}
      onBlur={() => setTyped(undefined)}
      onChange={({ target: { value } }) => {
        setTyped(value);
        set(valueOf(value));
      }}
    />
  );
}

function numberOf(typed: string): unknown {
  const number = Number(typed.replaceAll(/[,\s]/g, ""));
  return typed.trim() === "" ? undefined : Number.isFinite(number) ? number : typed;
}

const pairsOf = (typed: string): unknown =>
  Object.fromEntries(
    typed
      .split("\n")
      .map((line) => line.split(/:\s*(.*)/s))
      .filter(([name]) => name?.trim())
      .map(([name = "", value = ""]) => [name.trim(), value]),
  );

const Pairs = (input: Input) => (
  <Typed
    input={{
      ...input,
      text: Object.entries(input.value ?? {})
        .map((pair) => pair.join(": "))
        .join("\n"),
    }}
    valueOf={pairsOf}
  />
);

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

const Day = ({ text, set, props }: Input) => (
  <input {...props} type="date" value={text} onChange={({ target }) => set(target.value)} />
);

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
  const { references } = use(Scope);
  const known = choices?.map((value) => ({ value, label: value })) ?? references[refersTo] ?? [];
  const lost = chosen.filter((one) => one && !known.some(({ value }) => value === one));
  return [...known, ...lost.map((value) => ({ value, label: `${value} (not there any more)` }))];
}

function One({ field, value, set, props }: Input) {
  const own = String(value ?? field.default ?? "");
  const choices = useChoices(field, [own]);
  return <Select {...props} value={own} set={set} none="–" choices={choices} />;
}

function Many({ field, value, set }: Input) {
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const choices = useChoices(field, chosen);
  return (
    <div className="choices">
      {choices.map(({ value: one, label }) => (
        <Tick
          key={one}
          label={label}
          value={chosen.includes(one)}
          set={(isIn) => set(withOne(chosen, one, isIn))}
        />
      ))}
    </div>
  );
}

function FileName({ field, text, set }: Input) {
  const [isOpen, setOpen] = useState(false);
  const folder = field.file === "download" ? "downloads" : "pictures";
  return (
    <span className="together">
      {text && <Thumbnail name={text} folder={folder} />}
      {text}
      <button type="button" onClick={() => setOpen(true)}>
        {text ? "Another …" : "Choose or upload …"}
      </button>
      {text && (
        <button type="button" onClick={() => set("")}>
          Without
        </button>
      )}
      {isOpen && (
        <ChooseFile
          folder={folder}
          accept={field.accept}
          onClose={() => setOpen(false)}
          onChoose={(name) => {
            setOpen(false);
            set(name);
          }}
        />
      )}
    </span>
  );
}

function Markdown({ field, text, set, props }: Input) {
  const { site, change, names } = use(Scope);
  // Whoever writes what holds now has compared the text with the law.
  const onUpdated = () =>
    names.includes("reviewedOn") && change("reviewedOn", new Date().toLocaleDateString("sv"));
  return (
    <TextEditor
      id={props.id}
      label={field.label}
      value={text}
      site={site}
      onChange={set}
      onUpdated={onUpdated}
    />
  );
}

const INPUTS: Partial<Record<Field["kind"], (input: Input) => ReactNode>> = {
  line: Words,
  text: Words,
  markdown: Markdown,
  number: (input) => <Typed input={input} valueOf={numberOf} />,
  switch: Switch,
  day: Day,
  colour: Colour,
  file: FileName,
  one: One,
  many: Many,
  pairs: Pairs,
};

/** A field that holds one value, or a choice of several. */
export function Single({ field, value, path }: Props) {
  const { change } = use(Scope);
  const Kind = INPUTS[field.kind]!;
  const text = value === undefined || value === null ? "" : String(value);
  const isLong = field.max !== undefined && text.length > field.max;
  const isNothing = (next: unknown) => next === "" || (Array.isArray(next) && next.length === 0);
  return (
    <Row
      field={field}
      path={path}
      count={
        (field.kind === "line" || field.kind === "text") &&
        field.max && (
          <output className={isLong ? "long" : ""}>
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
        set={(next) => change(path, isNothing(next) ? field.empty : next)}
        props={{ id: `field-${path}`, "aria-describedby": `hint-${path}` }}
      />
    </Row>
  );
}
