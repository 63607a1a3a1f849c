/** A text in Markdown: what is typed stands in the file as it is typed, and every other line as it was. */
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import {
  deleteMarkupBackward,
  insertNewlineContinueMarkup,
  markdown,
  markdownLanguage,
} from "@codemirror/lang-markdown";
import { HighlightStyle, syntaxHighlighting, syntaxTree } from "@codemirror/language";
import { EditorState, Prec, type TransactionSpec } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { order } from "./api.ts";
import { ChooseFile } from "./library.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { UpdateDialog, updateText } from "./update-dialog.tsx";
import { chartText, GridDialog, gridAt, tableText, type Block } from "./grid-dialog.tsx";

const looks = HighlightStyle.define([
  { tag: tags.heading, fontSize: "1.15em", fontWeight: "700" },
  { tag: tags.strong, fontWeight: "700" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.strikethrough, textDecoration: "line-through" },
  { tag: [tags.link, tags.url], color: "var(--deep)" },
  { tag: tags.monospace, fontFamily: "ui-monospace, monospace" },
  { tag: [tags.quote, tags.processingInstruction, tags.meta], color: "var(--ink-2)" },
]);
const theme = EditorView.theme({
  ".cm-content": {
    minHeight: "12rem",
    padding: "0.75rem",
    font: "1rem/1.55 system-ui, sans-serif",
  },
});

/** Whether the caret stands in lines that are lines of the file: a table, a chart, a block of code. */
const isInLines = (state: EditorState): boolean => {
  for (let node = syntaxTree(state).resolveInner(state.selection.main.head, -1); node.parent;) {
    if (/^(?:Table|FencedCode|CodeBlock)$/.test(node.name)) return true;
    node = node.parent;
  }
  return false;
};

/** Puts words in the place of others, with the caret behind them. */
const put = (from: number, to: number, insert: string): TransactionSpec => ({
  changes: { from, to, insert },
  selection: { anchor: from + insert.length },
  scrollIntoView: true,
  userEvent: "input",
});

/** Enter begins a paragraph, as in Word; in a list the next entry, in a table the next row. */
function newParagraph(view: EditorView): boolean {
  if (isInLines(view.state)) return false;
  if (insertNewlineContinueMarkup(view)) return true;
  const { from, to } = view.state.selection.main;
  const line = view.state.doc.lineAt(from);
  const insert = line.text.trim() === "" ? "\n" : "\n\n";
  view.dispatch(put(from, to, insert));
  return true;
}

/** Shift+Enter begins a line within the paragraph. */
function newLine(view: EditorView): boolean {
  const { from, to } = view.state.selection.main;
  view.dispatch(put(from, to, isInLines(view.state) ? "\n" : "\\\n"));
  return true;
}

/** Puts signs round what is selected, or takes them away. */
function wrap(view: EditorView, sign: string, example: string): void {
  const { from, to } = view.state.selection.main;
  const { doc } = view.state;
  const isWrapped =
    doc.sliceString(from - sign.length, from) === sign &&
    doc.sliceString(to, to + sign.length) === sign;
  if (isWrapped) {
    view.dispatch({
      changes: [
        { from: from - sign.length, to: from },
        { from: to, to: to + sign.length },
      ],
    });
  } else {
    const inner = doc.sliceString(from, to) || example;
    view.dispatch({
      changes: { from, to, insert: sign + inner + sign },
      selection: { anchor: from + sign.length, head: from + sign.length + inner.length },
    });
  }
  view.focus();
}

/** Begins every selected line with a sign, or takes it away. */
function prefix(view: EditorView, sign: (place: number) => string, known: RegExp): void {
  const { from, to } = view.state.selection.main;
  const { doc } = view.state;
  const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number];
  const lines = Array.from({ length: last - first + 1 }, (_, place) => doc.line(first + place));
  const wanted = lines.filter(({ text }) => lines.length === 1 || text.trim());
  const isOn = wanted.every(({ text }) => text.startsWith(sign(0)) || known.test(text));
  const changes = wanted.map(({ from: start, text }, place) => ({
    from: start,
    to: start + (/^(?:#{2,6} |> |- |\d+\. )/.exec(text)?.[0].length ?? 0),
    insert: isOn && known.test(text) ? "" : sign(place),
  }));
  view.dispatch({ changes });
  view.focus();
}

/** Puts a block by itself, with an empty line round it. @param instead the block in whose place it stands */
function insertBlock(view: EditorView, text: string, instead?: Block): void {
  const { doc, selection } = view.state;
  if (instead) {
    view.dispatch({ changes: { from: instead.from, to: instead.to, insert: text } });
  } else {
    const line = doc.lineAt(selection.main.to);
    const isEmpty = line.text.trim() === "";
    const at = isEmpty ? line.from : line.to;
    const [before, after] = [doc.sliceString(0, at).trimEnd(), doc.sliceString(at).trimStart()];
    const lead = before === "" ? "" : "\n\n";
    const insert = `${lead}${text}${after === "" ? "\n" : "\n\n"}`;
    view.dispatch({
      changes: { from: before.length, to: doc.length - after.length, insert },
      selection: { anchor: before.length + lead.length + text.length },
      scrollIntoView: true,
    });
  }
  view.focus();
}

const selected = (view: EditorView): string => {
  const { from, to } = view.state.selection.main;
  return view.state.sliceDoc(from, to);
};

const replaceSelection = (view: EditorView, insert: string): void => {
  const { from, to } = view.state.selection.main;
  view.dispatch(put(from, to, insert));
  view.focus();
};

/** What looks like something in the program it comes from. */
const HAS_LOOKS =
  /<(?:table|ul|ol|h[1-6]|b|strong|i|em|a|br)\b|MsoList|font-weight:\s*(?:bold|700)/i;

/** Pastes what looks like a table, a list or a heading as one. */
function paste(event: ClipboardEvent, view: EditorView, site: string): boolean {
  const html = event.clipboardData?.getData("text/html") ?? "";
  const text = event.clipboardData?.getData("text/plain") ?? "";
  if (isInLines(view.state)) return false;
  if (HAS_LOOKS.test(html)) {
    event.preventDefault();
    void order<{ text: string }>("/paste", { html })
      .then(({ text: markdownText }) => markdownText)
      .catch(() => text)
      .then((made) =>
        /\n/.test(made) && selected(view) === ""
          ? insertBlock(view, made)
          : replaceSelection(view, made),
      );
    return true;
  }
  if (!text.includes(site)) return false;
  event.preventDefault();
  replaceSelection(view, text.replaceAll(site, ""));
  return true;
}

type Open = "link" | "picture" | "file" | "update" | { grid: "table" | "chart"; block?: Block };
type Work = (view: EditorView, open: (what: Open) => void) => void;

const gridWork =
  (grid: "table" | "chart"): Work =>
  ({ state }, open) =>
    open({ grid, block: gridAt(state.doc.toString(), state.selection.main.head, grid) });

const BUTTONS: [words: string, title: string, work: Work][] = [
  ["H2", "Heading", (at) => prefix(at, () => "## ", /^## /)],
  ["H3", "Smaller heading", (at) => prefix(at, () => "### ", /^### /)],
  ["B", "Bold", (at) => wrap(at, "**", "bold")],
  ["I", "Italic", (at) => wrap(at, "*", "italic")],
  ["Link", "Link", (_, open) => open("link")],
  ["• List", "List", (at) => prefix(at, () => "- ", /^- /)],
  ["1. List", "Numbered list", (at) => prefix(at, (place) => `${place + 1}. `, /^\d+\. /)],
  ["Quotation", "Quotation", (at) => prefix(at, () => "> ", /^> /)],
  ["Update", "Updated in the text", (_, open) => open("update")],
  ["Picture", "Picture", (_, open) => open("picture")],
  ["File", "Link to a file", (_, open) => open("file")],
  ["Table", "Table", gridWork("table")],
  ["Chart", "Chart", gridWork("chart")],
  ["Note", "Note", (at) => insertBlock(at, `> [!NOTE]\n> ${selected(at) || "What to note."}`)],
];

/**
 * A text with buttons for what the site shows.
 * @param site the address of the pages beside the form
 */
export function TextEditor({
  id,
  label,
  value,
  site,
  onChange,
  onUpdated,
}: {
  id: string;
  label: string;
  value: string;
  site: string;
  onChange: (text: string) => void;
  /** Called when a sentence was brought up to date. */
  onUpdated: () => void;
}) {
  const host = useRef<HTMLDivElement>(null);
  const first = useRef({ id, label, value, site });
  const [view, setView] = useState<EditorView>();
  const changed = useRef(onChange);
  const [open, setOpen] = useState<Open>();
  useEffect(() => {
    changed.current = onChange;
  });
  useEffect(() => {
    const made = new EditorView({
      parent: host.current!,
      state: EditorState.create({
        doc: first.current.value,
        extensions: [
          history(),
          markdown({ base: markdownLanguage, addKeymap: false }),
          syntaxHighlighting(looks),
          theme,
          EditorView.cspNonce.of(
            document.querySelector<HTMLMetaElement>("meta[name=style]")!.content,
          ),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            "aria-label": first.current.label,
            id: first.current.id,
            spellcheck: "true",
          }),
          Prec.high(
            keymap.of([
              { key: "Enter", run: newParagraph, shift: newLine },
              { key: "Backspace", run: deleteMarkupBackward },
              { key: "Mod-b", run: (at) => (wrap(at, "**", "bold"), true) },
              { key: "Mod-i", run: (at) => (wrap(at, "*", "italic"), true) },
              { key: "Mod-k", run: () => (setOpen("link"), true) },
            ]),
          ),
          keymap.of([...historyKeymap, ...defaultKeymap]),
          EditorView.domEventHandlers({
            paste: (event, at) => paste(event, at, first.current.site),
          }),
          EditorView.updateListener.of(({ docChanged, state, transactions }) => {
            const isOwn = transactions.some((one) => one.isUserEvent("sync"));
            if (docChanged && !isOwn) changed.current(state.doc.toString());
          }),
        ],
      }),
    });
    setView(made);
    return () => made.destroy();
    // One editor for as long as the entry is open: its caret stays where it is.
  }, []);
  useEffect(() => {
    const now = view?.state.doc;
    if (!now || now.toString() === value) return;
    view.dispatch({
      changes: { from: 0, to: now.length, insert: value },
      userEvent: "sync",
    });
  }, [view, value]);

  const close = () => {
    // Nothing else can have the caret as long as the window is there.
    flushSync(() => setOpen(undefined));
    view?.focus();
  };
  return (
    <div className="rich">
      <div className="toolbar" role="toolbar" aria-label={`${label}: layout`}>
        {BUTTONS.map(([words, title, work]) => (
          <button
            key={title}
            type="button"
            title={title}
            aria-label={title}
            onClick={() => view && work(view, setOpen)}
          >
            {words}
          </button>
        ))}
      </div>
      <div ref={host} />
      {view && open === "link" && (
        <LinkDialog
          words={selected(view)}
          site={site}
          onClose={close}
          onChoose={(words, to) => {
            close();
            replaceSelection(view, `[${words}](${to})`);
          }}
        />
      )}
      {view && (open === "picture" || open === "file") && (
        <ChooseFile
          folder={open === "picture" ? "pictures" : "downloads"}
          onClose={close}
          onChoose={(name) => {
            close();
            if (open === "picture") insertBlock(view, `![What the picture shows](${name})`);
            else {
              const words = selected(view) || name;
              replaceSelection(view, `[${words}](/downloads/${name})`);
            }
          }}
        />
      )}
      {view && open === "update" && (
        <UpdateDialog
          was={selected(view)}
          onClose={close}
          onDone={(update) => {
            close();
            onUpdated();
            const [sign, note] = updateText(update, view.state.doc.toString());
            replaceSelection(view, sign);
            const { doc } = view.state;
            view.dispatch({
              changes: {
                from: doc.toString().trimEnd().length,
                to: doc.length,
                insert: `\n\n${note}\n`,
              },
            });
          }}
        />
      )}
      {view && typeof open === "object" && (
        <GridDialog
          kind={open.grid}
          block={open.block}
          onClose={close}
          onDone={(content) => {
            close();
            const text = open.grid === "table" ? tableText(content) : chartText(content);
            insertBlock(view, text, open.block);
          }}
        />
      )}
    </div>
  );
}
