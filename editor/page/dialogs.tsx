/** Windows over the page, each with what it asks. */
import { use, useState, type ReactNode } from "react";
import type { Choice, Choices, NamedConflict } from "../changes/merge.ts";
import { plainWords } from "./text-commands.ts";
import { site, useAnswer, errorMessage, type Answer } from "./api.ts";
import {
  Button,
  answersOf,
  Closing,
  counted,
  Select,
  TextInput,
  type Answers,
} from "./controls.tsx";

type DialogProps = {
  title: string;
  action?: string;
  onAction?: (answers: Answers) => unknown;
  isReady?: boolean;
  children: ReactNode;
};

/** A window keeps all else from use until it goes, and gives the caret back to where it was. */
const opened = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};

/** A window, closed by Escape or by its action; if that fails, it says why. @param action the main button's words */
export function Dialog({ title, action, onAction, isReady = true, children }: DialogProps) {
  const close = use(Closing);
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  function act(form: HTMLFormElement) {
    const done = onAction?.(answersOf(form));
    if (!(done instanceof Promise)) return close();
    setBusy(true);
    setSaid("One moment …");
    return void done.then(close, (error: unknown) => {
      setBusy(false);
      setSaid(errorMessage(error));
    });
  }
  return (
    <dialog ref={opened} onClose={close} aria-label={title}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (action && isReady && !isBusy) act(event.currentTarget);
        }}
      >
        <h2>{title}</h2>
        {children}
        <p role="status">{said}</p>
        {/* Last, so that a window opens with the caret in its first field. */}
        <footer className="together">
          <Button onClick={close}>Close</Button>
          {action && (
            <button type="submit" className="main" disabled={!isReady || isBusy}>
              {action}
            </button>
          )}
        </footer>
      </form>
    </dialog>
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
      onAction={({ text, address: typed = "" }) => {
        const address = siteAddress(typed);
        const isMail = /^[^\s:/]+@\S+$/.test(address);
        const to = isMail ? `mailto:${address}` : address.replaceAll(" ", "%20");
        // What was selected may have signs of its own.
        const said = text && text === words ? text : plainWords(text || address);
        onLink(`[${said}](${to})`);
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

type SuccessorProps = Answer<"uses"> & {
  id: string;
  name: string;
  onChoose: (to: string) => unknown;
  onFormer?: () => void;
};

/** Asked before something is removed that others name. @param onFormer is given if it can stay as one who has left */
export function SuccessorDialog({ uses, others, id, name, onChoose, onFormer }: SuccessorProps) {
  const close = use(Closing);
  return (
    <Dialog
      title={`${counted(uses.length, "entry names", "entries name")} ${name}`}
      action="Replace and remove"
      onAction={({ to = "" }) => onChoose(to)}
    >
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
          <Button
            onClick={() => {
              onFormer();
              close();
            }}
          >
            Keep as a former member
          </Button>{" "}
          What {name} wrote keeps the name; the team page does not show it.
        </p>
      )}
    </Dialog>
  );
}

const written = (value: unknown): string =>
  value === undefined || value === ""
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

/** Fields that two people have changed, in both versions: whose words stay? @param action words of the main button */
export const Conflicts = ({ conflicts, action, onChoose }: ConflictProps) => (
  <Dialog
    title="This was changed meanwhile"
    action={action}
    onAction={(choices) => onChoose(choices as Choices)}
  >
    <p>
      Somebody else, or another window, has changed these fields since you opened them, or since you
      chose. Nothing is written until you choose. Of a long text only the lines that both changed
      are shown.
    </p>
    {conflicts.map((conflict) => (
      <fieldset key={conflict.key}>
        <legend>{conflict.label}</legend>
        {Object.entries(SIDES).map(([side, words]) => (
          <label key={side}>
            <input type="radio" name={conflict.key} value={side} required />
            <b>{words}</b>
            <span className="version">{written(conflict[side as Choice])}</span>
          </label>
        ))}
      </fieldset>
    ))}
  </Dialog>
);
