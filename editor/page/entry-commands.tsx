/** What is done with a whole entry: copied, renamed, removed. */
import { useState } from "react";
import type { DeskGroup } from "../desk.ts";
import type { Removal } from "../files.ts";
import { ask, order } from "./api.ts";
import { TextInput, useWork } from "./controls.tsx";
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
  const [wanted, setWanted] = useState<string>();
  const [leadsTo, setLeadsTo] = useState("");
  const { said, work, button } = useWork(onChange);
  const [, folder = "", name = "", ending = ""] = /^(.*)\/([^/]*)(\.\w+)$/.exec(file) ?? [];
  if (!group.one) return null;

  const done = (next: string) => {
    setRemoval(undefined);
    setWanted(undefined);
    location.hash = next;
  };
  return (
    <p className="commands">
      <a className="button" href={`#new/${group.id}?${file}`}>
        Copy
      </a>
      {/^\d|^job-/.test(name) || (
        <button type="button" onClick={() => setWanted(name)}>
          Rename
        </button>
      )}
      {button("Remove", async () => {
        const found = await ask<Removal>("/removal", { file });
        setLeadsTo(found.leadsTo ?? "");
        setRemoval(found);
      })}
      <span role="status">{said}</span>
      {wanted !== undefined && (
        <Dialog
          title="Rename"
          onClose={() => setWanted(undefined)}
          action="Rename"
          onAction={() =>
            void work(async () => {
              await order("/rename", { file, name: wanted });
              done(`#/${folder}/${wanted}${ending}`);
            })
          }
        >
          <p>
            Links to it and choices of it follow, and an address that visitors know leads on to the
            new one.
          </p>
          <TextInput label="Last part of its address" value={wanted} set={setWanted} />
          <p role="status">{said}</p>
        </Dialog>
      )}
      {removal && removal.uses.length > 0 && (
        <Successor
          target={folder}
          id={name}
          name={name}
          onClose={() => setRemoval(undefined)}
          onDone={(to) =>
            void work(async () => {
              await order("/replace", { target: folder, from: name, to });
              setRemoval({ ...removal, uses: [] });
            })
          }
        />
      )}
      {removal?.uses.length === 0 && (
        <Dialog
          title="Remove this entry?"
          onClose={() => setRemoval(undefined)}
          action="Remove"
          onAction={() =>
            void work(async () => {
              await order("/remove", { file, leadsTo: leadsTo || undefined });
              done("#/pages/home.yaml");
            })
          }
        >
          {removal.address ? (
            <TextInput
              label={`Letters and search engines may know ${removal.address}. It leads from now on to`}
              value={leadsTo}
              set={setLeadsTo}
            />
          ) : (
            <p>Nobody knows its address yet.</p>
          )}
          <p>Until it is published, Publish puts it back.</p>
          <p role="status">{said}</p>
        </Dialog>
      )}
    </p>
  );
}
