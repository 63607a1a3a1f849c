/** The whole window: lists at the left, a form in the middle, its page at the right. */
import "./desk.css";
import { useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { capital } from "#app/lib/capital.ts";
import type { Folder } from "../files.ts";
import { order, useAnswer } from "./api.ts";
import { Closing, Room, View } from "./controls.tsx";
import { EntryCommands } from "./entry-commands.tsx";
import { Form, type Opened } from "./form.tsx";
import { Library } from "./library.tsx";
import { Lists } from "./lists.tsx";
import { MovingIn } from "./moving-in.tsx";
import { Preview } from "./preview.tsx";
import { Publish } from "./publish.tsx";
import { Signing } from "./signing.tsx";

const files = (folder: Folder, title: string): [string, ReactNode] => [
  title,
  <View key={folder} title={title} said="">
    <Library folder={folder} />
  </View>,
];

const VIEWS: Record<string, [words: string, view: ReactNode]> = {
  publish: ["Publish …", <Publish key="publish" />],
  pictures: files("pictures", "Pictures"),
  downloads: files("downloads", "Files"),
  signing: ["To be signed", <Signing key="signing" />],
  "moving-in": ["Moving in", <MovingIn key="moving-in" />],
};

/** `#/blog/14-notice-pay.md?body&120&132`, `#new/blog`, `#new/jobs?jobs/job-001.yaml`, `#publish`. */
function openedBy(address: string): { view: string } & Opened {
  const hash = decodeURIComponent(address);
  const [path = "", query] = hash.slice(1).split("?");
  // A picture or another file has no form: its remarks are in the library.
  const [, library] = /^\/(pictures|downloads)\//.exec(path) ?? [];
  if (library) return { view: library, place: hash };
  if (path.startsWith("/")) {
    const [key, from, to] = query?.split("&") ?? [];
    const found: Opened["found"] = to ? [Number(from), Number(to)] : undefined;
    return { view: "entry", place: `#${path}`, file: path.slice(1), key, found };
  }
  const [view = "", ...folder] = path.split("/");
  if (view !== "new") return { view, place: hash };
  return { view: "entry", place: hash, folder: folder.join("/"), from: query };
}

const NOTES = {
  now: undefined,
  before:
    "This entry has a mistake, so the page shows it as it was before. Every other page is as saved.",
  not: "The page of this entry appears here once what the form names is filled in or mended.",
};

/** Resolves when lists and pages have been reloaded. */
let reading = Promise.resolve();

function Desk() {
  const { answer: desk, problem, load } = useAnswer("desk");
  const [hash, setHash] = useState(location.hash);
  const [page, setPage] = useState("/");
  // A new or renamed entry keeps its form once it has a file.
  const [created, setCreated] = useState({ file: "", key: "", count: 0 });
  const opened = useMemo(() => openedBy(hash), [hash]);
  const { view, file, folder } = opened;
  const { isRunning = false, words = "" } = desk?.publication ?? {};

  const refresh = useCallback(() => (reading = load()), [load]);
  // A new entry's page exists only after reloading.
  const show = useCallback((address: string) => void reading.then(() => setPage(address)), []);
  useEffect(() => {
    const onHash = () => setHash(location.hash);
    // Shows changes of colleagues or other tabs when the window gets the focus.
    addEventListener("focus", refresh);
    addEventListener("hashchange", onHash);
    return () => {
      removeEventListener("focus", refresh);
      removeEventListener("hashchange", onHash);
    };
  }, [refresh]);
  useEffect(() => {
    if (isRunning) void order("published").then(refresh, refresh);
  }, [isRunning, refresh]);
  useEffect(() => {
    if (location.hash || !desk) return;
    const hasSamples = desk.groups.some(({ entries }) => entries.some(({ sample }) => sample));
    location.hash = hasSamples ? "#moving-in" : "#/pages/home.yaml";
  }, [desk]);

  const onSaved = useCallback(
    (saved: string, from: string) => {
      const { place, file: was } = openedBy(location.hash);
      if (saved === was || place !== from)
        return void order("open", saved).then((entry) => show(entry.page ?? "/"));
      setCreated(({ count }) => ({ file: saved, key: `${place} ${count}`, count: count + 1 }));
      location.hash = `#/${saved}`;
      setHash(location.hash);
    },
    [show],
  );
  const [over, setOver] = useState<{ id: string; window: ReactNode; onClosed?: () => void }>();
  const room = useMemo(
    () =>
      desk && {
        desk,
        refresh,
        show,
        open: (window: ReactNode, onClosed?: () => void) =>
          setOver({ id: crypto.randomUUID(), window, onClosed }),
      },
    [desk, refresh, show],
  );

  if (!room || !desk) return <p role="status">{problem || "Reading the content …"}</p>;
  // A new entry is in its list before the lists are reloaded.
  const list = folder ?? file?.replace(/\/[^/]*$/, "");
  const group = desk.groups.find(
    ({ id, entries }) => id === list || entries.some((one) => one.file === file),
  );
  const entry = group?.entries.find((one) => one.file === file);
  const title = entry?.title ?? (folder ? `New ${group?.one}` : capital(group?.one ?? "Entry"));
  const hasLaw = desk.groups.some(({ id }) => id === "law");
  return (
    <Room value={room}>
      <div className="desk">
        <aside>
          <header className="bar">
            {Object.entries(VIEWS).map(
              ([name, [words]]) =>
                (name !== "signing" || hasLaw) && (
                  <a
                    key={name}
                    href={`#${name}`}
                    className={name === "publish" ? "button main" : undefined}
                    aria-current={view === name || undefined}
                  >
                    {words}
                  </a>
                ),
            )}
            <span role="status">
              {view !== "publish" && words && (
                <a href="#publish" className="version">
                  {words}
                </a>
              )}
            </span>
          </header>
          <Lists key={list} open={file} group={group?.id} />
        </aside>
        <main>
          {VIEWS[view]?.[1]}
          {view === "entry" && (
            <>
              <title>{title}</title>
              {entry && group && <EntryCommands file={entry.file} group={group} />}
              <Form
                title={title}
                key={file === created.file ? created.key : `${opened.place} ${created.count}`}
                opened={opened}
                remarks={desk.remarks[file ?? ""]?.remarks ?? []}
                onSaved={onSaved}
              />
            </>
          )}
        </main>
        <Preview address={page} file={file} note={NOTES[entry?.shown ?? "now"]} />
      </div>
      {over && (
        <Closing
          key={over.id}
          value={() => {
            // Rendered at once, so that typing continues at the caret.
            flushSync(() => setOver((now) => (now === over ? undefined : now)));
            over.onClosed?.();
          }}
        >
          {over.window}
        </Closing>
      )}
    </Room>
  );
}

createRoot(document.querySelector("#desk")!).render(<Desk />);

// A file dropped outside a text would replace the whole window.
for (const type of ["dragover", "drop"])
  addEventListener(type, (event) => {
    if ((event as DragEvent).dataTransfer?.types.includes("Files")) event.preventDefault();
  });
