/** The library of pictures and other files: choose one for a field or a text, replace or remove one. */
import { use, useEffect, useEffectEvent } from "react";
import type { Folder } from "../desk/files.ts";
import { order, sendFile, useAnswer, errorMessage } from "./api.ts";
import { Button, Closing, RemarkLine, Editor, useWork } from "./controls.tsx";
import { Dialog } from "./dialogs.tsx";
import { unsavedWith } from "./unsaved.ts";

/** A thumbnail of a picture, or the extension of another file. */
export const Thumbnail = ({ name, folder }: { name: string; folder: Folder }) =>
  folder === "pictures" ? (
    <img src={`/thumbnail?name=${encodeURIComponent(name)}`} alt="" loading="lazy" />
  ) : (
    <span className="ending">{name.split(".").at(-1)}</span>
  );

type SendingProps = {
  words: string;
  accept?: string;
  isOne?: boolean;
  onSend: (files: File[]) => void;
};

/** A button that opens the machine's own window of files. */
export const Sending = ({ words, accept, isOne = false, onSend }: SendingProps) => (
  <label className="button">
    {words}
    <input
      type="file"
      className="hidden"
      accept={accept}
      multiple={!isOne}
      onChange={({ target }) => onSend([...(target.files ?? [])])}
    />
  </label>
);

type Choosing = {
  folder: Folder;
  /** The endings that can be used, with commas. */
  accept?: string;
  /** Is given the name of the file; without it, files are only looked at. */
  onChoose?: (name: string) => void;
  /** Files to upload at once. */
  sent?: File[];
};

/** The files of a folder. Uploads those in `sent` at once; a single uploaded file is chosen. Refusals are shown above. */
export function Library({ folder, accept, onChoose, sent }: Choosing) {
  const { answer: files, load } = useAnswer("files", folder);
  const { remarks } = use(Editor).desk;
  const { said, work, button } = useWork(load);
  const endings = accept?.split(",");
  const shown = files
    ?.filter(({ name }) => !endings || endings.some((end) => name.endsWith(end)))
    .map(({ name, usedIn }) => ({
      name,
      uses: [...usedIn.map((use) => use.name), ...unsavedWith(name)],
    }));

  const send = (chosen: File[], replaces?: string) =>
    void work(async () => {
      const names: string[] = [];
      const refused: string[] = [];
      for (const file of chosen)
        await sendFile(folder, file, replaces).then(
          (name) => names.push(name),
          (error: unknown) => refused.push(errorMessage(error)),
        );
      if (names.length === 1 && refused.length === 0) onChoose?.(names[0]!);
      return [...refused, names.length > 0 ? `Here now: ${names.join(", ")}.` : ""].join(" ");
    }, "Sending …");
  const sendAtOnce = useEffectEvent(() => sent && send(sent));
  useEffect(() => void sendAtOnce(), []);

  return (
    <div className="library">
      <Sending words="Upload …" accept={accept} isOne={onChoose !== undefined} onSend={send} />
      <p role="status">{said}</p>
      {shown?.length === 0 && <p>There is none yet.</p>}
      <ul>
        {shown?.map(({ name, uses }) => (
          <li key={name}>
            <Button disabled={!onChoose} onClick={() => onChoose?.(name)}>
              <Thumbnail name={name} folder={folder} />
              <b>{name}</b>
            </Button>
            <small>{uses.length > 0 ? `Used in ${uses.join(", ")}` : "Used nowhere"}</small>
            {remarks[`${folder}/${name}`]?.remarks.map((remark) => (
              <RemarkLine key={remark.message} remark={remark} />
            ))}
            {!onChoose && (
              <p>
                <Sending
                  words="Replace …"
                  accept={`.${name.split(".").at(-1)}`}
                  isOne
                  onSend={(chosen) => send(chosen, name)}
                />
                {uses.length === 0 &&
                  button("Remove", async () => {
                    await order("remove", `${folder}/${name}`);
                    return `${name} is removed. Publish has a button that brings it back.`;
                  })}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The library as a dialog, which closes before `onChoose` is called. */
export function ChooseFile({ onChoose, ...library }: Choosing) {
  const close = use(Closing);
  const choose = (name: string) => {
    close();
    onChoose?.(name);
  };
  return (
    <Dialog title="Choose a file">
      <Library {...library} onChoose={choose} />
    </Dialog>
  );
}
