import { useState } from "react";
import { TextInput } from "./controls.tsx";
import { Dialog } from "./dialog.tsx";

/** What the law, or a figure, says now in the place of words that stay to be read. */
export type Update = { was: string; now: string; more: string; source: string };

/** The sign in the sentence and the note of an update. @param text that it is for: each note has a name of its own */
export function updateText({ was, now, more, source }: Update, text: string): [string, string] {
  const name = `update-${
    now
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.slice(0, 3)
      .join("-") ?? "now"
  }`;
  let free = name;
  for (let count = 2; text.includes(`[^${free}]`); count += 1) free = `${name}-${count}`;
  const note = [`**${now.replace(/[.]?$/, ".")}**`, more, `*${source}*`].filter(Boolean).join(" ");
  return [`~~${was}~~[^${free}]`, `[^${free}]: ${note}`];
}

/** Asks what holds now, from where and since when. */
export function UpdateDialog({
  was,
  onDone,
  onClose,
}: {
  was: string;
  onDone: (update: Update) => void;
  onClose: () => void;
}) {
  const [update, setUpdate] = useState<Update>({ was, now: "", more: "", source: "" });
  const input = (key: keyof Update, label: string) => (
    <TextInput
      label={label}
      value={update[key]}
      set={(value) => setUpdate({ ...update, [key]: value.trimStart() })}
    />
  );
  return (
    <Dialog
      title="Updated in the text"
      onClose={onClose}
      action="Insert"
      onAction={() => onDone(update)}
      isReady={Boolean(update.was && update.now && update.source)}
    >
      <p>The old words are struck in their sentence, and what holds now stands beside it.</p>
      {input("was", "Words that no longer hold")}
      {input("now", "What holds now, in a few words")}
      {input("more", "What else should be said (may stay empty)")}
      {input("source", "Section or notification, and its day")}
    </Dialog>
  );
}
