/** What forms and windows are made of. */
import { createContext, use, useState, type ComponentProps, type ReactNode } from "react";
import type { Desk, Remark } from "../desk.ts";
import type { Reference } from "../form-values.ts";
import { wordsOf } from "./api.ts";

/** What every part of the window shares: what the desk says, and who is told of changes. */
export const Room = createContext({
  desk: {} as Desk,
  /** Asks for everything again after files have changed. */
  refresh: () => Promise.resolve(),
  /** Shows another page of the site. @param address on the site */
  show: (_address: string): void => {},
  /** Opens a window over the page, in the place of whatever is open. */
  open: (_window: ReactNode, _onClosed?: () => void): void => {},
});

/** Closes the window that it is used in. */
export const Closing = createContext(() => {});

/** @param answers of the form that the button belongs to */
type Todo = (answers: FormData) => Promise<string | void>;

/**
 * Has things done and says how it went; `button` is a button that has something done.
 * @param after is called when something was done, or was refused
 */
export function useWork(after?: () => unknown) {
  const { refresh } = use(Room);
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function work(todo: Todo, doing = "One moment …", answers = new FormData()) {
    setSaid(doing);
    setBusy(true);
    try {
      setSaid((await todo(answers)) ?? "");
    } catch (error) {
      setSaid(wordsOf(error));
    }
    const shown = after?.();
    void refresh();
    // What is shown until then is no longer so: nothing of it is to be pressed.
    await shown;
    setBusy(false);
  }
  const button = (
    words: ReactNode,
    todo: Todo,
    { doing, disabled, ...more }: ComponentProps<"button"> & { doing?: string } = {},
  ) => (
    <button
      type="button"
      {...more}
      disabled={isBusy || disabled}
      onClick={({ currentTarget: { form } }) => {
        if (!form || form.reportValidity()) void work(todo, doing, new FormData(form ?? undefined));
      }}
    >
      {words}
    </button>
  );
  return { said, isBusy, work, button };
}

type ViewProps = {
  title: string;
  bar?: ReactNode;
  said: string;
  children: ReactNode;
};

/** A page of the editor itself, in the place of a form. @param said how the last thing went */
export const View = ({ title, bar, said, children }: ViewProps) => (
  <section>
    <title>{title}</title>
    <header className="bar">
      <h1>{title}</h1>
      {bar}
      <p role="status" className="said">
        {said}
      </p>
    </header>
    {children}
  </section>
);

type Input = ComponentProps<"input"> & { label: ReactNode };

export const Tick = ({ label, ...input }: Input) => (
  <label className="line">
    <input type="checkbox" {...input} /> {label}
  </label>
);

export const TextInput = ({ label, ...input }: Input) => (
  <label>
    {label} <input type="text" {...input} />
  </label>
);

type SelectProps = ComponentProps<"select"> & { choices: Reference[]; none?: string };

/** @param none what stands for no choice; without it, there is none */
export const Select = ({ choices, none, ...select }: SelectProps) => (
  <select {...select}>
    {none !== undefined && <option value="">{none}</option>}
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

/** What was answered in a form, by the names of its fields. */
export type Answers = Record<string, string>;
export const answersOf = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Answers;

/** `1 entry`, `2 entries`. */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

export const errorsIn = (remarks: Remark[] = []): number =>
  remarks.filter(({ severity }) => severity === "error").length;

/** How many errors there are, if any. */
export const Errors = ({ count }: { count: number }) =>
  count > 0 && <span className="mark error">{counted(count, "error")}</span>;

type RemarkProps = {
  remark: Pick<Remark, "severity" | "message" | "mend" | "other">;
  children?: ReactNode;
};

export const RemarkLine = ({
  remark: { severity, message, mend, other },
  children,
}: RemarkProps) => (
  <p className="remark" data-severity={severity}>
    {message} {mend} {other && <a href={`#/${other.file}`}>Open {other.name}</a>}
    {children}
  </p>
);
