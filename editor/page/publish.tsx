/** What has changed, and how it is published, put back or taken back. */
import { useCallback, useEffect, useState } from "react";
import type { Choices } from "../merge.ts";
import { ask, order, wordsOf } from "./api.ts";
import { ConflictList, type NamedConflict } from "./conflicts.tsx";
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
  const [changes, setChanges] = useState<Changes>();
  const [left, setLeft] = useState<string[]>([]);
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [conflicts, setConflicts] = useState<FileConflict[]>();
  const [choices, setChoices] = useState<Record<string, Choices>>({});
  const [removed, setRemoved] = useState<{ file: string; text: string; words: string }>();
  const load = useCallback(
    () => ask<Changes>("/changes").then(setChanges, (error: unknown) => setSaid(wordsOf(error))),
    [],
  );
  useEffect(() => void load(), [load]);

  async function work(doing: string, todo: () => Promise<string>) {
    setSaid(doing);
    setBusy(true);
    try {
      setSaid(await todo());
    } catch (error) {
      setSaid(wordsOf(error));
    }
    setBusy(false);
    onChange();
    await load();
  }

  if (!changes) return <p role="status">{said || "One moment …"}</p>;
  const { pending, unsent, earlier } = changes;
  const chosen = pending.filter(({ file }) => !left.includes(file));
  const unsaved = unsavedTitles();
  const isOpen = conflicts?.some(({ file, conflicts: fields }) =>
    fields.some(({ path }) => !choices[file]?.[path]),
  );

  const publish = () =>
    work("Checking, recording and sending …", async () => {
      const files = chosen.map(({ file }) => file);
      const done = await order<{ message?: string; conflicts?: FileConflict[] }>("/publish", {
        files,
        choices,
      });
      setConflicts(done.conflicts);
      return (
        done.message ??
        "Somebody else has published other words for the same fields: choose below, and publish again."
      );
    });

  const takeBack = (item: { id: string; file?: string }) =>
    void work("One moment …", async () => {
      const { message } = await order<{ message: string }>("/undo", item);
      return `${message}. Publish to send it on.`;
    });

  return (
    <section className="publish">
      <header className="bar">
        <h1>Publish</h1>
        <button
          type="button"
          className="main"
          disabled={isBusy || isOpen || (chosen.length === 0 && unsent.length === 0)}
          onClick={() => void publish()}
        >
          {chosen.length === pending.length
            ? "Publish all of it"
            : `Publish ${chosen.length} of ${pending.length}`}
        </button>
      </header>
      <p role="status" className="said">
        {said}
      </p>
      {removed && (
        <p>
          <button
            type="button"
            onClick={() =>
              void work("One moment …", async () => {
                await order("/restore", removed);
                setRemoved(undefined);
                return "It is here again.";
              })
            }
          >
            Have “{removed.words}” again
          </button>
        </p>
      )}
      {conflicts?.map(({ file, name, conflicts: fields }) => (
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
            <label>
              <input
                type="checkbox"
                checked={!left.includes(file)}
                onChange={() =>
                  setLeft(
                    left.includes(file) ? left.filter((one) => one !== file) : [...left, file],
                  )
                }
              />
              {words}
            </label>
            {errors > 0 && (
              <a className="mark error" href={`#/${file}`}>
                {errors === 1 ? "1 error to be mended" : `${errors} errors to be mended`}
              </a>
            )}
            <button
              type="button"
              disabled={isBusy}
              onClick={() =>
                void work("One moment …", async () => {
                  const { text } = await order<{ text?: string }>("/put-back", { file });
                  setRemoved(text === undefined ? undefined : { file, text, words });
                  return `Put back as it was published: ${words}`;
                })
              }
            >
              Put back
            </button>
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
            <button type="button" disabled={takenBack || isBusy} onClick={() => takeBack({ id })}>
              {takenBack ? "Taken back" : "Take back"}
            </button>
            {items.length > 0 && !takenBack && (
              <details>
                <summary>Only a part of it</summary>
                <ul>
                  {items.map((item) => (
                    <li key={item.file}>
                      {item.words}{" "}
                      <button
                        type="button"
                        disabled={isBusy}
                        onClick={() => takeBack({ id, file: item.file })}
                      >
                        Take this back
                      </button>
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
