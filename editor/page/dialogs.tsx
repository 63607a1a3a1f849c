/** Windows over the page, each with what it asks. */
import { createContext, use, useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { Choice, Choices, NamedConflict } from "../merge.ts";
import { site, useAnswer, wordsOf } from "./api.ts";
import { counted, Select, TextInput } from "./controls.tsx";

/** What was answered, by the names of the fields. */
export type Answers = Record<string, string>;

const Closing = createContext(() => {});

/** One window at a time: `dialog` is to be shown, `open` opens one in the place of whatever is open. */
export function useDialog(onClosed?: () => void) {
  const [shown, setShown] = useState<{ id: string; window: ReactNode }>();
  const close = () => {
    setShown((now) => (now?.id === shown?.id ? undefined : now));
    onClosed?.();
  };
  return {
    dialog: shown && (
      <Closing key={shown.id} value={close}>
        {shown.window}
      </Closing>
    ),
    open: (window: ReactNode) => setShown({ id: crypto.randomUUID(), window }),
  };
}

type DialogProps = {
  title: string;
  action?: string;
  onAction?: (answers: Answers) => unknown;
  isReady?: boolean;
  isWide?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
};

/**
 * A window; Escape closes it, and so does its action, unless that fails: then it says why.
 * @param action what its main button says; without it there is none
 */
export function Dialog({
  title,
  action,
  onAction,
  isReady = true,
  isWide = false,
  children,
}: DialogProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const [said, setSaid] = useState("");
  const onClose = use(Closing);
  useEffect(() => dialog?.showModal(), [dialog]);
  // At once, so that what is typed next stands where the caret was.
  const close = () => {
    dialog?.close();
    onClose();
  };
  function act(form: HTMLFormElement) {
    const done = onAction?.(Object.fromEntries(new FormData(form)) as Answers);
    if (done instanceof Promise) done.then(close, (error: unknown) => setSaid(wordsOf(error)));
    else close();
  }
  // Beside the form that it is opened from: what is typed here must not submit that.
  return createPortal(
    <dialog ref={setDialog} onClose={onClose} aria-label={title} className={isWide ? "wide" : ""}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (action && isReady) act(event.currentTarget);
        }}
      >
        <header>
          <h2>{title}</h2>
          <button type="button" onClick={close}>
            Close
          </button>
        </header>
        {typeof children === "function" ? children(close) : children}
        <p role="status">{said}</p>
        {action && (
          <footer>
            <button type="submit" className="main" disabled={!isReady}>
              {action}
            </button>
          </footer>
        )}
      </form>
    </dialog>,
    document.body,
  );
}

/** An address as a text can link to it: one of the pages beside the form is one of the site. */
export function siteAddress(address: string): string {
  const text = address.trim();
  if (text.startsWith(site)) return text.slice(site.length) || "/";
  return /^www\.\S+$/.test(text) ? `https://${text}` : text;
}

type LinkProps = { words: string; onLink: (markdown: string) => void };

/** Asks where a link leads, and offers the pages and files of the site. */
export function LinkDialog({ words, onLink }: LinkProps) {
  const { answer: targets = [] } = useAnswer("targets");
  return (
    <Dialog
      title="Link"
      action="Insert"
      onAction={({ text, address = "" }) => {
        const to = siteAddress(address);
        onLink(`[${text || to}](${to})`);
      }}
    >
      <TextInput label="Words" name="text" defaultValue={words} />
      <TextInput
        label="Leads to"
        name="address"
        required
        list="targets"
        placeholder="a page of the site, or https://…"
      />
      <datalist id="targets">
        {targets.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </datalist>
    </Dialog>
  );
}

type UpdateProps = { was: string; onUpdate: (answers: Answers) => void };

/** Asks what holds now, from where and since when. */
export const UpdateDialog = ({ was, onUpdate }: UpdateProps) => (
  <Dialog title="Updated in the text" action="Insert" onAction={onUpdate}>
    <p>The old words are struck in their sentence, and what holds now stands beside it.</p>
    <TextInput label="Words that no longer hold" name="was" defaultValue={was} required />
    <TextInput label="What holds now, in a few words" name="now" required />
    <TextInput label="What else should be said (may stay empty)" name="more" />
    <TextInput label="Section or notification, and its day" name="source" required />
  </Dialog>
);

type SuccessorProps = {
  target: string;
  id: string;
  name: string;
  onChoose: (to: string) => unknown;
  onFormer?: () => void;
};

/**
 * Asked before something is removed that others name: who or what instead?
 * @param onFormer is given where it can stay as one who has left
 */
export function Successor({ target, id, name, onChoose, onFormer }: SuccessorProps) {
  const { answer } = useAnswer("uses", target, id);
  if (!answer) return null;
  const { uses, others } = answer;
  return (
    <Dialog
      title={`${counted(uses.length, "entry names", "entries name")} ${name}`}
      action="Replace and remove"
      onAction={({ to = "" }) => onChoose(to)}
    >
      {(close) => (
        <>
          <p>{uses.map((use) => use.name).join(", ")}.</p>
          <label>
            Who or what instead?{" "}
            <Select
              name="to"
              required
              none="Choose"
              choices={others.filter(({ value }) => value !== id)}
            />
          </label>
          {onFormer && (
            <p>
              {/* No submit button: Enter after a choice would press it, as the first one. */}
              <button
                type="button"
                onClick={() => {
                  onFormer();
                  close();
                }}
              >
                Keep as a former member
              </button>{" "}
              What {name} wrote keeps the name; the team page does not show it.
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

const written = (value: unknown): string =>
  value === undefined
    ? "(nothing)"
    : typeof value === "string"
      ? value
      : JSON.stringify(value, null, 1).replaceAll(/[{}[\]"]/g, "");

const SIDES = { mine: "Keep mine", theirs: "Take theirs" };

type ConflictProps = {
  conflicts: NamedConflict[];
  action: string;
  onChoose: (choices: Choices) => unknown;
};

/**
 * Fields that two people have changed, each with both versions: whose words stay?
 * @param action what the button says that goes on with what was chosen
 */
export const Conflicts = ({ conflicts, action, onChoose }: ConflictProps) => (
  <Dialog
    isWide
    title="This was changed meanwhile"
    action={action}
    onAction={(choices) => onChoose(choices as Choices)}
  >
    <p>
      Somebody else, or another window, has changed these fields since you opened them. Nothing is
      written until you choose.
    </p>
    {conflicts.map((conflict) => (
      <fieldset key={conflict.path} className="conflict">
        <legend>{conflict.label}</legend>
        {Object.entries(SIDES).map(([side, words]) => (
          <label key={side}>
            <input type="radio" name={conflict.path} value={side} required />
            <b>{words}</b>
            <span className="version">{written(conflict[side as Choice])}</span>
          </label>
        ))}
      </fieldset>
    ))}
  </Dialog>
);
