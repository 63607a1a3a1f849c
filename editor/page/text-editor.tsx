/** A Markdown editor: typed text is written to the file unchanged, and all other lines stay unchanged. */
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown, markdownLanguage } from "@codemirror/lang-markdown";
import { defaultHighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { Prec } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { metaContent } from "./api.ts";
import { Button, Editor, TextInput } from "./controls.tsx";
import { Dialog, LinkDialog, UpdateDialog } from "./dialogs.tsx";
import { GridDialog, type GridKind } from "./grid-dialog.tsx";
import { ChooseFile } from "./library.tsx";
import {
  addBlock,
  insertBlock,
  insertUpdate,
  KEYS,
  paste,
  plainWords,
  prefix,
  replaceSelection,
  selected,
  wrap,
} from "./text-commands.ts";

const theme = EditorView.theme({
  ".cm-content": {
    minHeight: "12rem",
    padding: "0.75rem",
    font: "1rem/1.55 system-ui, sans-serif",
  },
});

type Text = {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Called when a sentence gets a note on what holds now. */
  onUpdated: () => void;
};
type Open = (window: ReactNode) => void;
/** @param text `sent` are files to upload at once */
type Work = (view: EditorView, open: Open, text: Text & { sent?: File[] }) => void;

const link: Work = (at, open) =>
  open(<LinkDialog words={selected(at)} onLink={(words) => replaceSelection(at, words)} />);

const update: Work = (at, open, { onUpdated }) =>
  open(
    <UpdateDialog
      was={selected(at)}
      onUpdate={(answers) => {
        onUpdated();
        insertUpdate(at, answers);
      }}
    />,
  );

const picture: Work = (at, open, { sent }) =>
  open(
    <ChooseFile
      folder="pictures"
      sent={sent}
      onChoose={(name) =>
        open(
          <Dialog
            title="What does the picture show?"
            action="Insert"
            onAction={({ alt }) => addBlock(at, `![${plainWords(alt!)}](${name})`)}
          >
            <TextInput label="In a few words, for whoever does not see it" name="alt" required />
          </Dialog>,
        )
      }
    />,
  );

const file: Work = (at, open, { sent }) =>
  open(
    <ChooseFile
      folder="downloads"
      sent={sent}
      onChoose={(name) =>
        replaceSelection(at, `[${selected(at) || plainWords(name)}](/downloads/${name})`)
      }
    />,
  );

const note: Work = (at) => {
  const words = selected(at);
  // Without a selection, a new block must not split a sentence.
  return (words ? insertBlock : addBlock)(at, `> [!NOTE]\n> ${words || "What to note."}`);
};

const grid =
  (kind: GridKind): Work =>
  (at, open) =>
    open(<GridDialog kind={kind} view={at} />);

const BUTTONS: [words: string, title: string, work: Work][] = [
  ["H2", "Heading", (at) => prefix(at, () => "## ", /^## /)],
  ["H3", "Smaller heading", (at) => prefix(at, () => "### ", /^### /)],
  ["B", "Bold", (at) => wrap(at, "**", "bold")],
  ["I", "Italic", (at) => wrap(at, "*", "italic")],
  ["Link", "Link", link],
  ["• List", "List", (at) => prefix(at, () => "- ", /^- /)],
  ["1. List", "Numbered list", (at) => prefix(at, (place) => `${place + 1}. `, /^\d+\. /)],
  ["Quotation", "Quotation", (at) => prefix(at, () => "> ", /^> /)],
  ["Update", "Updated in the text", update],
  ["Picture", "Picture", picture],
  ["File", "Link to a file", file],
  ["Table", "Table", grid("table")],
  ["Chart", "Chart", grid("chart")],
  ["Note", "Note", note],
];

/** A text editor with buttons for all that the site shows. */
export function TextEditor(text: Text) {
  const { id, label, value, onChange } = text;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const { open } = use(Editor);
  const work = (todo: Work, at: EditorView, sent?: File[]): true => {
    todo(at, (window) => open(window, () => at.focus()), { ...text, sent });
    return true;
  };
  /** Uploads dropped or pasted files, and inserts them. */
  const takeFiles = (event: Event, data: DataTransfer | null, at: EditorView): boolean => {
    const files = [...(data?.files ?? [])];
    // Word adds a picture of the copied text.
    if (files.length === 0 || data!.types.includes("text/html")) return false;
    if (event instanceof DragEvent)
      at.dispatch({ selection: { anchor: at.posAtCoords(event, false) } });
    const isPaper = files.some(({ type }) => /^(?:application|text)\//.test(type));
    return work(isPaper ? file : picture, at, files);
  };
  const onPlain = () =>
    open(
      <Dialog title="Its words alone are pasted">
        <p>
          This is too long to take over headings, lists and tables: paste it in parts to keep them.
        </p>
      </Dialog>,
    );
  const onEdit = useEffectEvent(onChange);
  const begin = useEffectEvent(
    (parent: HTMLElement) =>
      new EditorView({
        parent,
        doc: value,
        extensions: [
          history(),
          markdown({ base: markdownLanguage, addKeymap: false }),
          syntaxHighlighting(defaultHighlightStyle),
          theme,
          EditorView.cspNonce.of(metaContent("style")),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": label, id, spellcheck: "true" }),
          Prec.high(keymap.of([...KEYS, { key: "Mod-k", run: (at) => work(link, at) }])),
          keymap.of([...historyKeymap, ...defaultKeymap]),
          EditorView.domEventHandlers({
            paste: (event, at) =>
              takeFiles(event, event.clipboardData, at) || paste(event, at, onPlain),
            drop: (event, at) => takeFiles(event, event.dataTransfer, at),
          }),
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            const isOwn = transactions.some((one) => one.isUserEvent("sync"));
            if (docChanged && !isOwn) onEdit(state.doc.toString());
          }),
        ],
      }),
  );
  // One editor while the entry is open, so that its caret stays in place.
  useEffect(() => {
    const made = begin(host.current!);
    setView(made);
    return () => made.destroy();
  }, []);
  useEffect(() => {
    const now = view?.state.doc;
    if (!now || now.toString() === value) return;
    // If text was only appended, the caret stays in place.
    const from = value.startsWith(now.toString()) ? now.length : 0;
    const changes = { from, to: now.length, insert: value.slice(from) };
    view.dispatch({ changes, userEvent: "sync" });
  }, [view, value]);
  return (
    <div className="rich">
      <div className="toolbar" role="toolbar" aria-label={`${label}: layout`}>
        {BUTTONS.map(([words, title, todo]) => (
          <Button
            key={title}
            title={title}
            aria-label={title}
            // Keeps the focus in the text, to which a closing dialog returns it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => view && work(todo, view)}
          >
            {words}
          </Button>
        ))}
      </div>
      <div ref={host} />
    </div>
  );
}
