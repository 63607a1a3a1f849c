/** What forms and windows are made of. */
import { useState, type ComponentProps, type ReactNode } from "react";
import type { Reference } from "../form-values.ts";
import { wordsOf } from "./api.ts";

type Todo = () => Promise<string | void>;

/**
 * Has things done and says how it went; `button` is a button that has something done.
 * @param after is called when something was done, or was refused
 */
export function useWork(after?: () => unknown) {
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  async function work(todo: Todo, doing = "One moment …") {
    setSaid(doing);
    setBusy(true);
    try {
      setSaid((await todo()) ?? "");
    } catch (error) {
      setSaid(wordsOf(error));
    }
    setBusy(false);
    await after?.();
  }
  const button = (
    words: ReactNode,
    todo: Todo,
    {
      isOff = false,
      className,
      doing,
    }: { isOff?: boolean; className?: string; doing?: string } = {},
  ) => (
    <button
      type="button"
      className={className}
      disabled={isBusy || isOff}
      onClick={() => void work(todo, doing)}
    >
      {words}
    </button>
  );
  return { said, work, button };
}

type Change<Value> = { value: Value; set: (value: Value) => void };

export const Tick = ({
  label,
  value,
  set,
  ...input
}: Change<boolean> & { label: ReactNode } & Omit<ComponentProps<"input">, "value">) => (
  <label className="line">
    <input
      type="checkbox"
      {...input}
      checked={value}
      onChange={({ target }) => set(target.checked)}
    />{" "}
    {label}
  </label>
);

export const TextInput = ({
  label,
  set,
  ...input
}: Change<string> & { label: ReactNode } & Omit<ComponentProps<"input">, "value">) => (
  <label>
    {label} <input type="text" {...input} onChange={({ target }) => set(target.value)} />
  </label>
);

/** @param none what stands for no choice; without it, there is none */
export const Select = ({
  choices,
  none,
  set,
  ...select
}: Change<string> & { choices: Reference[]; none?: string } & Omit<
    ComponentProps<"select">,
    "value"
  >) => (
  <select {...select} onChange={({ target }) => set(target.value)}>
    {none !== undefined && <option value="">{none}</option>}
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

/** A list with something added or taken out. */
export const withOne = (list: string[], one: string, isIn: boolean): string[] => [
  ...list.filter((other) => other !== one),
  ...(isIn ? [one] : []),
];
