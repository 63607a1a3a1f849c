/** The whole window: lists left, a form in the middle, its page right. */
import { useCallback, useEffect, useMemo, useState } from "react";
import type { Desk as DeskState } from "../desk.ts";
import { ask, wordsOf } from "./api.ts";
import { EntryCommands } from "./entry-commands.tsx";
import { Form, type Opened } from "./form.tsx";
import { Library } from "./library.tsx";
import { Lists } from "./lists.tsx";
import { MovingIn } from "./moving-in.tsx";
import { Preview } from "./preview.tsx";
import { Publish } from "./publish.tsx";
import { Signing } from "./signing.tsx";

/** What is shown in the place of a form. */
const VIEWS = {
  pictures: "Pictures",
  downloads: "Files",
  signing: "To be signed",
  "moving-in": "Moving in",
};

/** `#/blog/14-notice-pay.md?title`, `#new/blog`, `#new/jobs?jobs/job-001.yaml`, `#publish`. */
function openedBy(hash: string): { view: string } & Opened {
  const [path = "", query] = decodeURIComponent(hash.slice(1)).split("?");
  if (path.startsWith("/")) return { view: "entry", file: path.slice(1), key: query };
  const [view = "", ...folder] = path.split("/");
  return view === "new" ? { view: "entry", folder: folder.join("/"), from: query } : { view };
}

export function Desk({ site }: { site: string }) {
  const [desk, setDesk] = useState<DeskState>();
  const [said, setSaid] = useState("");
  const [hash, setHash] = useState(location.hash);
  const [page, setPage] = useState("/");
  const [created, setCreated] = useState<string>();
  const opened = useMemo(() => openedBy(hash), [hash]);
  const { view, file } = opened;

  const refresh = useCallback(
    () => ask<DeskState>("/desk").then(setDesk, (error: unknown) => setSaid(wordsOf(error))),
    [],
  );
  useEffect(() => {
    void refresh();
    const onHash = () => setHash(location.hash);
    // A colleague's change, or another tab's, is seen when the window is looked at again.
    addEventListener("focus", refresh);
    addEventListener("hashchange", onHash);
    return () => {
      removeEventListener("focus", refresh);
      removeEventListener("hashchange", onHash);
    };
  }, [refresh]);
  useEffect(() => {
    if (!location.hash && desk)
      location.hash = desk.samples > 0 ? "#moving-in" : "#/pages/home.yaml";
  }, [desk]);

  const onSaved = useCallback(
    (saved: string) => {
      void refresh();
      if (location.hash.startsWith("#new/")) {
        setCreated(saved);
        location.hash = `#/${saved}`;
      } else
        void ask<{ page: string }>("/entry", { file: saved }).then(({ page: shown }) =>
          setPage(shown),
        );
    },
    [refresh],
  );
  const onChange = useCallback(() => void refresh(), [refresh]);

  if (!desk) return <p role="status">{said || "Reading the content …"}</p>;
  const entry = desk.groups.flatMap(({ entries }) => entries).find((one) => one.file === file);
  const remarks = desk.remarks[file ?? ""]?.remarks ?? [];
  const note =
    entry?.shown === "before"
      ? "This entry has a mistake, so the page shows it as it was before. Every other page is as saved."
      : entry?.shown === "not"
        ? "The page of this entry appears here once what is named in the form is there."
        : undefined;
  const hasLaw = desk.groups.some(({ id }) => id === "law");
  const views = Object.entries(VIEWS).filter(([name]) => name !== "signing" || hasLaw);
  const isForm = view === "entry";
  return (
    <div className="desk" data-view={isForm ? "form" : view}>
      <aside>
        <header className="bar">
          <a href="#publish" className="button main">
            Publish …
          </a>
          {views.map(([name, words]) => (
            <a key={name} href={`#${name}`} aria-current={view === name || undefined}>
              {words}
            </a>
          ))}
        </header>
        <Lists
          key={opened.folder ?? file?.replace(/[^/]*$/, "")}
          desk={desk}
          open={file}
          folder={opened.folder}
        />
      </aside>
      <main>
        {view === "publish" && <Publish onChange={onChange} />}
        {(view === "pictures" || view === "downloads") && (
          <>
            <header className="bar">
              <h1>{VIEWS[view]}</h1>
            </header>
            <Library key={view} folder={view} onChange={onChange} />
          </>
        )}
        {view === "signing" && <Signing onChange={onChange} />}
        {view === "moving-in" && <MovingIn site={site} onChange={onChange} onPage={setPage} />}
        {isForm && (
          <>
            <h1>
              {entry?.title ??
                (opened.folder
                  ? `New ${desk.groups.find(({ id }) => id === opened.folder)?.one}`
                  : file)}
            </h1>
            {file && entry && (
              <EntryCommands
                file={file}
                group={desk.groups.find(({ entries }) => entries.includes(entry))!}
                onChange={onChange}
              />
            )}
            <Form
              key={file ?? `${opened.folder} ${opened.from}`}
              opened={opened}
              isCreated={file !== undefined && file === created}
              site={site}
              remarks={remarks}
              onSaved={onSaved}
              onPage={setPage}
            />
          </>
        )}
      </main>
      <Preview site={site} address={page} note={note} />
    </div>
  );
}
