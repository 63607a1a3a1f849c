/** What is done with a whole entry: copied, renamed, removed. */
import { useState } from "react";
import type { DeskGroup } from "../desk.ts";
import type { Removal } from "../files.ts";
import { ask, order, wordsOf } from "./api.ts";
import { Dialog } from "./dialog.tsx";
import { Successor } from "./successor.tsx";

export function EntryCommands({
  file,
  group,
  onChange,
}: {
  file: string;
  group: DeskGroup;
  onChange: () => void;
}) {
  const [removal, setRemoval] = useState<Removal>();
  const [isNaming, setNaming] = useState(false);
  const [said, setSaid] = useState("");
  const name = file.replace(/^.*\/|\.\w+$/g, "");
  const folder = file.slice(0, file.lastIndexOf("/"));
  const [wanted, setWanted] = useState(name);
  const [leadsTo, setLeadsTo] = useState("");
  if (!group.one) return null;

  async function done(work: () => Promise<unknown>, next: string) {
    try {
      await work();
      setRemoval(undefined);
      setNaming(false);
      location.hash = next;
      onChange();
    } catch (error) {
      setSaid(wordsOf(error));
    }
  }

  const remove = () =>
    done(() => order("/remove", { file, leadsTo: leadsTo || undefined }), "#/pages/home.yaml");

  return (
    <p className="commands">
      <a className="button" href={`#new/${group.id}?${file}`}>
        Copy
      </a>
      {/^\d|^job-/.test(name) || (
        <button type="button" onClick={() => setNaming(true)}>
          Rename
        </button>
      )}
      <button
        type="button"
        onClick={() =>
          void ask<Removal>("/removal", { file }).then((found) => {
            setLeadsTo(found.leadsTo ?? "");
            setRemoval(found);
          })
        }
      >
        Remove
      </button>
      {isNaming && (
        <Dialog title="Rename" onClose={() => setNaming(false)}>
          <p>
            Links to it and choices of it follow, and an address that visitors know leads on to the
            new one.
          </p>
          <label>
            Last part of its address
            <input type="text" value={wanted} onChange={({ target }) => setWanted(target.value)} />
          </label>
          <p role="status">{said}</p>
          <footer>
            <button
              type="button"
              className="main"
              onClick={() =>
                void done(
                  () => order("/rename", { file, name: wanted }),
                  `#/${folder}/${wanted}${file.slice(file.lastIndexOf("."))}`,
                )
              }
            >
              Rename
            </button>
          </footer>
        </Dialog>
      )}
      {removal && removal.uses.length > 0 && (
        <Successor
          target={folder}
          id={name}
          name={name}
          onClose={() => setRemoval(undefined)}
          onDone={(to) =>
            void order("/replace", { target: folder, from: name, to }).then(
              () => setRemoval({ ...removal, uses: [] }),
              (error: unknown) => setSaid(wordsOf(error)),
            )
          }
        />
      )}
      {removal?.uses.length === 0 && (
        <Dialog title="Remove this entry?" onClose={() => setRemoval(undefined)}>
          {removal.address ? (
            <label>
              Letters and search engines may know {removal.address}. It leads from now on to
              <input
                type="text"
                value={leadsTo}
                onChange={({ target }) => setLeadsTo(target.value)}
              />
            </label>
          ) : (
            <p>Nobody knows its address yet.</p>
          )}
          <p>Until it is published, Publish puts it back.</p>
          <p role="status">{said}</p>
          <footer>
            <button type="button" onClick={() => setRemoval(undefined)}>
              Keep
            </button>
            <button type="button" className="main" onClick={() => void remove()}>
              Remove
            </button>
          </footer>
        </Dialog>
      )}
    </p>
  );
}
