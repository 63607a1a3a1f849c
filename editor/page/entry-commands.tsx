/** What is done with a whole entry: copied, renamed, removed. */
import { use } from "react";
import type { DeskGroup } from "../desk/desk.ts";
import { order } from "./api.ts";
import { Editor, TextInput, useWork } from "./controls.tsx";
import { Dialog, SuccessorDialog } from "./dialogs.tsx";
import { move } from "./unsaved.ts";

/** The buttons for an entry of a folder; nothing for a file that exists once. What is refused is said beside them. */
export function EntryCommands({ file, group }: { file: string; group: DeskGroup }) {
  const { refresh, open } = use(Editor);
  const { said, button } = useWork();
  const [, folder = "", name = ""] = /^(.*)\/([^/]*)\.\w+$/.exec(file) ?? [];
  if (!group.one) return null;
  const title = group.entries.find((one) => one.file === file)?.title ?? name;

  const go = (to: string) => {
    void refresh();
    location.assign(to);
  };
  const rename = async () =>
    open(
      <Dialog
        title="Rename"
        action="Rename"
        onAction={async ({ wanted = "" }) => {
          const renamed = await order("rename", file, wanted);
          move(`#/${file}`, `#/${renamed}`);
          go(`#/${renamed}`);
        }}
      >
        <p>
          Links to it and choices of it follow, and an address that visitors know leads on to the
          new one.
        </p>
        <TextInput label="Last part of its address" name="wanted" defaultValue={name} required />
      </Dialog>,
    );
  async function remove() {
    const found = await order("uses", folder, name);
    // Nothing can take the place of the last one: it is taken out where it is named.
    if (found.uses.length > 0 && found.others.length > 1) {
      const replace = async (to: string) => {
        await order("replace", folder, name, to);
        await remove();
      };
      open(<SuccessorDialog {...found} id={name} name={`“${title}”`} onChoose={replace} />);
      return;
    }
    const { links, address, leadsTo } = await order("removal", file);
    open(
      <Dialog
        title="Remove this entry?"
        action="Remove"
        onAction={async ({ to }) => {
          await order("remove", file, to);
          go("#/pages/home.yaml");
        }}
      >
        {found.uses.length > 0 && (
          <p>It is taken out of {found.uses.map((use) => use.name).join(", ")} too.</p>
        )}
        {links.length > 0 && (
          <p>Links lead to it from {links.map((one) => one.name).join(", ")}.</p>
        )}
        {address ? (
          <TextInput
            label={`Whoever follows a link, a letter or a search engine to ${address} comes from now on to`}
            name="to"
            defaultValue={leadsTo}
            required
          />
        ) : (
          <p>Nobody knows its address yet.</p>
        )}
        <p>Until that is published, Publish has a button that brings it back.</p>
      </Dialog>,
    );
  }
  return (
    <p className="together">
      <a className="button" href={`#new/${group.id}?${file}`}>
        Copy
      </a>
      {/^\d|^job-/.test(name) || button("Rename", rename)}
      {button("Remove", remove)}
      <span role="status">{said}</span>
    </p>
  );
}
