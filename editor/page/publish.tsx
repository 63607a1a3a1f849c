/** What has changed, and how it is published, put back or taken back. */
import { useState } from "react";
import type { Choices } from "../merge.ts";
import { order, useAnswer } from "./api.ts";
import { ConflictList, type NamedConflict } from "./conflicts.tsx";
import { Tick, useWork, withOne } from "./controls.tsx";
import { unsavedTitles } from "./unsaved.ts";

type Changes = {
  pending: { file: string; words: string; errors: number }[];
  unsent: string[];
  earlier: {
    id: string;
    words: string;
    by: string;
    date: string;
    takenBack: boolean;
    items: { file: string; words: string }[];
  }[];
};

type FileConflict = { file: string; name: string; conflicts: NamedConflict[] };

/** @param onChange is called after files have changed */
export function Publish({ onChange }: { onChange: () => void }) {
  const { answer: changes, problem, load } = useAnswer<Changes>("/changes");
  const [left, setLeft] = useState<string[]>([]);
  const [conflicts, setConflicts] = useState<FileConflict[]>([]);
  const [choices, setChoices] = useState<Record<string, Choices>>({});
  const [removed, setRemoved] = useState<{ file: string; text: string; words: string }>();
  const { said, button } = useWork(() => {
    onChange();
    return load();
  });
  if (!changes) return <p role="status">{problem || "One moment …"}</p>;
  const { pending, unsent, earlier } = changes;
  const chosen = pending.filter(({ file }) => !left.includes(file));
  const unsaved = unsavedTitles();
  const isOpen = conflicts.some(({ file, conflicts: fields }) =>
    fields.some(({ path }) => !choices[file]?.[path]),
  );

  const takeBack = (item: { id: string; file?: string }) => async () => {
    const { message } = await order<{ message: string }>("/undo", item);
    return `${message}. Publish to send it on.`;
  };
  async function publish() {
    const files = chosen.map(({ file }) => file);
    const sent = { files, choices };
    const done = await order<{ message?: string; conflicts?: FileConflict[] }>("/publish", sent);
    setConflicts(done.conflicts ?? []);
    return (
      done.message ??
      "Somebody else has published other words for the same fields: choose below, and publish again."
    );
  }

  return (
    <section className="publish">
      <header className="bar">
        <h1>Publish</h1>
        {button(
          chosen.length === pending.length
            ? "Publish all of it"
            : `Publish ${chosen.length} of ${pending.length}`,
          publish,
          {
            className: "main",
            isOff: isOpen || (chosen.length === 0 && unsent.length === 0),
            doing: "Checking, recording and sending …",
          },
        )}
      </header>
      <p role="status" className="said">
        {said}
      </p>
      {removed &&
        button(`Have “${removed.words}” again`, async () => {
          await order("/restore", removed);
          setRemoved(undefined);
          return "It is here again.";
        })}
      {conflicts.map(({ file, name, conflicts: fields }) => (
        <section key={file}>
          <h2>{name}</h2>
          <ConflictList
            conflicts={fields}
            choices={choices[file] ?? {}}
            onChange={(next) => setChoices({ ...choices, [file]: next })}
          />
        </section>
      ))}
      {unsaved.length > 0 && (
        <p className="remark" data-severity="warning">
          Typed and not saved, so not part of it: {unsaved.join(", ")}.
        </p>
      )}
      <h2>What has changed</h2>
      {pending.length === 0 && unsent.length === 0 && <p>Nothing since the last time.</p>}
      <ul>
        {pending.map(({ file, words, errors }) => (
          <li key={file}>
            <Tick
              label={words}
              value={!left.includes(file)}
              set={(isIn) => setLeft(withOne(left, file, !isIn))}
            />{" "}
            {errors > 0 && (
              <a className="mark error" href={`#/${file}`}>
                {errors === 1 ? "1 error to be mended" : `${errors} errors to be mended`}
              </a>
            )}
            {button("Put back", async () => {
              const { text } = await order<{ text?: string }>("/put-back", { file });
              setRemoved(text === undefined ? undefined : { file, text, words });
              return `Put back as it was published: ${words}`;
            })}
          </li>
        ))}
        {unsent.map((words) => (
          <li key={words}>{words} (recorded, and not sent on yet)</li>
        ))}
      </ul>
      <h2>Published before</h2>
      <ol>
        {earlier.map(({ id, words, by, date, takenBack, items }) => (
          <li key={id}>
            {words} ({by}, {new Date(date).toLocaleDateString("en-GB")}){" "}
            {button(takenBack ? "Taken back" : "Take back", takeBack({ id }), { isOff: takenBack })}
            {items.length > 0 && !takenBack && (
              <details>
                <summary>Only a part of it</summary>
                <ul>
                  {items.map((item) => (
                    <li key={item.file}>
                      {item.words} {button("Take this back", takeBack({ id, file: item.file }))}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
