/** The building blocks of forms and dialogs. */
import { createContext, use, useState, type ComponentProps, type ReactNode } from "react";
import type { Remark } from "../desk/desk.ts";
import type { Reference } from "../entry/form-values.ts";
import { errorMessage, type Answer } from "./api.ts";

/** The context of the whole window: the lists, and functions to change what is shown. */
export const Editor = createContext({
  desk: {} as Answer<"desk">,
  /** Reloads everything after files have changed. */
  refresh: () => Promise.resolve(),
  /** Shows another page of the site. @param address on the site */
  show: (_address: string): void => {},
  /** Opens a dialog, which replaces any open one. */
  open: (_window: ReactNode, _onClosed?: () => void): void => {},
});

/** Closes the surrounding dialog. */
export const Closing = createContext(() => {});

/** A button that submits nothing. */
export const Button = (props: ComponentProps<"button">) => <button type="button" {...props} />;

/** @param answers the values of the button's form */
type Todo = (answers: FormData) => Promise<string | void>;

/** Runs work and reports its result; `button` runs some. @param after is called when work was done or refused */
export function useWork(after?: () => unknown) {
  const { refresh } = use(Editor);
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function work(todo: Todo, doing = "One moment …", answers = new FormData()) {
    setSaid(doing);
    setBusy(true);
    const told = await todo(answers).catch(errorMessage);
    const shown = after?.();
    void refresh();
    // Disabled meanwhile, since what is shown is outdated: whoever reads the result can press the next button.
    await shown;
    setSaid(told ?? "");
    setBusy(false);
  }
  const button = (
    words: ReactNode,
    todo: Todo,
    { doing, disabled, ...more }: ComponentProps<"button"> & { doing?: string } = {},
  ) => (
    <Button
      {...more}
      disabled={isBusy || disabled}
      onClick={({ currentTarget: { form } }) => {
        if (!form || form.reportValidity()) void work(todo, doing, new FormData(form ?? undefined));
      }}
    >
      {words}
    </Button>
  );
  return { said, isBusy, work, button };
}

type ViewProps = { title: string; bar?: ReactNode; said: string; children: ReactNode };

/** A page of the editor itself, instead of a form. @param said the result of the last command */
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

/** A check box before its words; with `type` a radio button. */
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

/** @param none label for no choice; without it a choice is required */
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

/** The values of a form, by field name. */
export type Answers = Record<string, string>;
export const answersOf = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Answers;

/** `1 entry`, `2 entries`. */
export const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

/** The number of errors among remarks, without warnings. */
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
