/** The whole window: lists at the left, a form in the middle, its page at the right. */
import "./desk.css";
import { use, useCallback, useEffect, useMemo, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { capital } from "#app/lib/text.ts";
import type { Folder } from "../desk/files.ts";
import { order, useAnswer, type Answer } from "./api.ts";
import { Closing, Editor, View } from "./controls.tsx";
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

/** The lists; they are read again once something is published, and when the window gets the focus. */
function useDesk() {
  const { answer: desk, problem, load } = useAnswer("desk");
  const refresh = useCallback(() => (reading = load()), [load]);
  const isPublishing = desk?.publication.isRunning ?? false;
  // Others may have changed something meanwhile: colleagues, or another tab.
  useEffect(() => {
    addEventListener("focus", refresh);
    return () => removeEventListener("focus", refresh);
  }, [refresh]);
  useEffect(() => {
    if (isPublishing) void order("published").then(refresh, refresh);
  }, [isPublishing, refresh]);
  return { desk, problem, refresh };
}

/** The window over the page; `window` is it, and `open` opens one in its place. */
function useWindow() {
  const [over, setOver] = useState<{ id: string; window: ReactNode; onClosed?: () => void }>();
  const open = useCallback(
    (window: ReactNode, onClosed?: () => void) =>
      setOver({ id: crypto.randomUUID(), window, onClosed }),
    [],
  );
  const close = () => {
    // Rendered at once, so that typing continues at the caret.
    flushSync(() => setOver((now) => (now === over ? undefined : now)));
    over?.onClosed?.();
  };
  const window = over && (
    <Closing key={over.id} value={close}>
      {over.window}
    </Closing>
  );
  return { window, open };
}

/** What the address opens. @param desk says what opens at first */
function useOpened(desk: Answer<"desk"> | undefined) {
  const [hash, setHash] = useState(location.hash);
  const goTo = (next: string) => {
    location.hash = next;
    setHash(location.hash);
  };
  useEffect(() => {
    const onHash = () => setHash(location.hash);
    addEventListener("hashchange", onHash);
    return () => removeEventListener("hashchange", onHash);
  }, []);
  useEffect(() => {
    if (location.hash || !desk) return;
    const hasSamples = desk.groups.some(({ entries }) => entries.some(({ sample }) => sample));
    location.hash = hasSamples ? "#moving-in" : "#/pages/home.yaml";
  }, [desk]);
  return { opened: useMemo(() => openedBy(hash), [hash]), goTo };
}

/** Leads to the views of the editor itself, and says how a publication goes on. */
function Menu({ view }: { view: string }) {
  const { groups, publication } = use(Editor).desk;
  const hasLaw = groups.some(({ id }) => id === "law");
  return (
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
        {view !== "publish" && publication.words && (
          <a href="#publish" className="version">
            {publication.words}
          </a>
        )}
      </span>
    </header>
  );
}

function Desk() {
  const { desk, problem, refresh } = useDesk();
  const { opened, goTo } = useOpened(desk);
  const { window, open } = useWindow();
  const [page, setPage] = useState("/");
  // A new or renamed entry keeps its form once it has a file.
  const [created, setCreated] = useState({ file: "", key: "", count: 0 });
  // A new entry's page exists only after reloading.
  const show = useCallback((address: string) => void reading.then(() => setPage(address)), []);
  const onSaved = (saved: string, from: string) => {
    const { place, file: was } = openedBy(location.hash);
    if (saved === was || place !== from)
      return void order("open", saved).then((entry) => show(entry.page ?? "/"));
    setCreated(({ count }) => ({ file: saved, key: `${place} ${count}`, count: count + 1 }));
    goTo(`#/${saved}`);
  };
  const context = useMemo(() => desk && { desk, refresh, show, open }, [desk, refresh, show, open]);
  if (!context || !desk) return <p role="status">{problem || "Reading the content …"}</p>;

  const { view, file, folder } = opened;
  // A new entry is in its list before the lists are reloaded.
  const list = folder ?? file?.replace(/\/[^/]*$/, "");
  const group = desk.groups.find(
    ({ id, entries }) => id === list || entries.some((one) => one.file === file),
  );
  const entry = group?.entries.find((one) => one.file === file);
  const title = entry?.title ?? (folder ? `New ${group?.one}` : capital(group?.one ?? "Entry"));
  return (
    <Editor value={context}>
      <div className="desk">
        <aside>
          <Menu view={view} />
          <Lists open={file} group={group?.id} />
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
      {window}
    </Editor>
  );
}

createRoot(document.querySelector("#desk")!).render(<Desk />);

// A file dropped outside a text would replace the whole window.
for (const type of ["dragover", "drop"])
  addEventListener(type, (event) => {
    if ((event as DragEvent).dataTransfer?.types.includes("Files")) event.preventDefault();
  });
