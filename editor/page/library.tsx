/** The pictures and the other files: chosen for a field or a text, replaced, removed. */
import { useCallback, useEffect, useState } from "react";
import type { StoredFile } from "../files.ts";
import { ask, order, sendFile, wordsOf } from "./api.ts";
import { Dialog } from "./dialog.tsx";

export type Folder = "pictures" | "downloads";

const isPicture = (name: string): boolean => /\.(?:jpe?g|png|webp|avif|svg)$/.test(name);

/** A small view of a picture, or the ending of another file. */
export function Thumbnail({ name, folder }: { name: string; folder: Folder }) {
  return folder === "pictures" && isPicture(name) ? (
    <img src={`/thumbnail?name=${encodeURIComponent(name)}`} alt="" loading="lazy" />
  ) : (
    <span className="ending">{name.split(".").at(-1)}</span>
  );
}

/**
 * @param onChoose is given the name of the file; without it, files are only looked at
 * @param accept the endings that can be used, with commas
 */
export function Library({
  folder,
  accept,
  onChoose,
  onChange,
}: {
  folder: Folder;
  accept?: string;
  onChoose?: (name: string) => void;
  onChange?: () => void;
}) {
  const [files, setFiles] = useState<StoredFile[]>();
  const [said, setSaid] = useState("");
  const load = useCallback(
    () => ask<StoredFile[]>("/files", { folder }).then(setFiles, () => setFiles([])),
    [folder],
  );
  useEffect(() => void load(), [load]);
  const endings = accept?.split(",");
  const shown = files?.filter(({ name }) => !endings || endings.some((end) => name.endsWith(end)));

  async function send(list: FileList | null, replaces?: string) {
    for (const file of list ?? []) {
      setSaid(`Sending ${file.name} …`);
      try {
        const name = await sendFile(folder, file, replaces);
        setSaid(`${name} is here.`);
        onChange?.();
        if (onChoose && list?.length === 1) return onChoose(name);
      } catch (error) {
        setSaid(wordsOf(error));
      }
    }
    return load();
  }

  async function remove(name: string) {
    try {
      await order("/remove", { file: `${folder}/${name}` });
      setSaid(`${name} is removed.`);
      onChange?.();
    } catch (error) {
      setSaid(wordsOf(error));
    }
    await load();
  }

  return (
    <div className="library">
      <label className="button main">
        Upload …
        <input
          type="file"
          className="hidden"
          accept={accept}
          multiple={!onChoose}
          onChange={({ target }) => void send(target.files)}
        />
      </label>
      <p role="status">{said}</p>
      {shown?.length === 0 && <p>There is none yet.</p>}
      <ul>
        {shown?.map(({ name, usedIn }) => (
          <li key={name}>
            <button type="button" disabled={!onChoose} onClick={() => onChoose?.(name)}>
              <Thumbnail name={name} folder={folder} />
              <b>{name}</b>
            </button>
            <small>
              {usedIn.length > 0
                ? `Used in ${usedIn.map((use) => use.name).join(", ")}`
                : "Used nowhere"}
            </small>
            {!onChoose && (
              <p>
                <label className="button">
                  Replace …
                  <input
                    type="file"
                    className="hidden"
                    accept={`.${name.split(".").at(-1)}`}
                    onChange={({ target }) => void send(target.files, name)}
                  />
                </label>
                {usedIn.length === 0 && (
                  <button type="button" onClick={() => void remove(name)}>
                    Remove
                  </button>
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The library as a window to choose from. */
export function ChooseFile({
  folder,
  accept,
  onChoose,
  onClose,
}: {
  folder: Folder;
  accept?: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      wide
      title={folder === "pictures" ? "Choose a picture" : "Choose a file"}
      onClose={onClose}
    >
      <Library folder={folder} accept={accept} onChoose={onChoose} />
    </Dialog>
  );
}
