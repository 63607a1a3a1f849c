import { isPair, isSeq, LineCounter, parseDocument, visit, type Document, type Node } from "yaml";
import { fieldName, ContentError, shownPath } from "#app/collections/reader/content-error.ts";
import { topicOf } from "#app/collections/blog.server.ts";
import { parsed, splitMarkdown } from "#app/collections/reader/content-file.server.ts";
import { contentDirectory, everyFile } from "#app/collections/reader/content-folder.server.ts";
import { linksBelow } from "#app/lib/files-below.server.ts";
import {
  folderKinds,
  folderOf,
  readerOf,
  singleFiles,
  type OwnKind,
} from "#app/collections/kinds.server.ts";
import { oncePerBuild } from "#app/collections/reader/once-per-build.server.ts";
import { categories } from "#app/collections/pages.server.ts";
import { addressesOf } from "#app/urls.server.ts";
import { finding, type Finding } from "./findings.ts";
import { markdownNodes, type PlacedNode } from "#app/lib/markdown/markdown-tree.server.ts";

type Path = readonly PropertyKey[];

/** A value of a content file with its place. */
export type FieldValue = {
  /** The path, for example `links[0].to`. */
  field: string;
  /** The last key of the path: `to`. */
  key: string;
  value: unknown;
  line: number;
};

/** The fields of a content file as written: every value with its line. */
export type Fields = {
  values: FieldValue[];
  /** The line of the field at a path, or of the nearest existing field around it. */
  lineOf: (path: Path) => number | undefined;
};

function nodeAt(document: Document, path: Path): Node | undefined {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as Node | undefined;
    if (node?.range) return node;
  }
  return undefined;
}

/** Parses YAML without validation. @param firstLine the line of the file on which the text begins */
function fieldsOf(text: string, firstLine = 1): Fields {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineOf = (node?: Node | null) =>
    counter.linePos(node?.range?.[0] ?? 0).line + firstLine - 1;
  const values: FieldValue[] = [];
  visit(document, {
    Scalar(at, node, [, ...parents]) {
      if (at === "key") return;
      const path = parents.flatMap((parent, depth) => {
        if (isPair<Node>(parent)) return String(parent.key);
        return isSeq(parent) ? parent.items.indexOf(parents[depth + 1] ?? node) : [];
      });
      const key = path.findLast((part) => typeof part === "string") ?? "";
      values.push({ field: fieldName(path), key, value: node.value, line: lineOf(node) });
    },
  });
  return { values, lineOf: (path) => lineOf(nodeAt(document, path)) };
}

type MarkdownText = { text: string; line: number; nodes: PlacedNode[] };

export type Source = {
  /** The path as the editor sees it, with `content/`. */
  file: string;
  /** The path below `content/`. */
  path: string;
  fields: Fields;
  body?: MarkdownText;
  /** The strict reader's result; undefined after a mistake. */
  entry?: unknown;
};

export type Folder = OwnKind["folder"];
export type EntryOf<F extends Folder> = ReturnType<Extract<OwnKind, { folder: F }>["read"]>;

/** Whether a path below `content/` is an article's; other Markdown files of that folder are in subfolders. */
export const isArticle = (path: string): boolean => /^blog\/[^/]+\.md$/.test(path);

function sourceOf(path: string, text: string): Source {
  const file = shownPath(path);
  if (!path.endsWith(".md")) return { file, path, fields: fieldsOf(text) };
  const parts = splitMarkdown(text);
  // The reader reports what is missing.
  if (!parts) return { file, path, fields: fieldsOf("") };
  const body = {
    text: parts.body,
    line: parts.bodyLine,
    nodes: markdownNodes(parts.body, parts.bodyLine),
  };
  return { file, path, fields: fieldsOf(parts.fields, parts.fieldsLine), body };
}

/** A symbolic link would publish files from elsewhere: no reader follows it. */
const isLink = (path: string): Finding =>
  finding(
    { file: shownPath(path) },
    "warning",
    "This is a link to another place: nothing of it is published.",
    "Put the file itself here, or take the link out.",
  );

const notRead = (path: string): Finding =>
  finding(
    { file: shownPath(path) },
    "error",
    "Nothing on the site reads this file, so nobody will ever see it.",
    "Move or rename it to match its neighbours (articles: blog/14-title-in-words.md), or delete it.",
  );

const findingsOf = (error: ContentError, source?: Source): Finding[] =>
  error.problems.map(({ path, line, ...problem }) => ({
    ...problem,
    severity: "error",
    isUnreadable: true,
    file: error.file,
    field: path?.length ? fieldName(path) : undefined,
    line: line ?? (error.file === source?.file && path ? source.fields.lineOf(path) : undefined),
  }));

/** All existing files, and all files that the site requires. */
function expectedFiles(): string[] {
  const sections = categories().map((category) => `blog/categories/${topicOf(category)}.md`);
  // Separate checks read pictures, downloads and the list of published addresses.
  const present = everyFile().filter(
    (path) => !/^(?:README\.md$|published-addresses\.txt$|pictures\/|downloads\/)/.test(path),
  );
  return [...new Set([...present, ...Object.keys(singleFiles), ...sections])].sort();
}

/** Reads all of `content/`, file by file: a mistake in one file hides none in another. */
export const readContent = oncePerBuild((): { sources: Source[]; findings: Finding[] } => {
  const present = new Set(everyFile());
  const sources: Source[] = [];
  const findings: Finding[] = [];
  findings.push(...linksBelow(contentDirectory()).map(isLink));
  for (const path of expectedFiles()) {
    const source = present.has(path)
      ? { ...parsed(path, "source", (text) => sourceOf(path, text)) }
      : undefined;
    if (source) sources.push(source);
    const read = readerOf(path);
    if (!read) {
      findings.push(notRead(path));
      continue;
    }
    try {
      const entry = read();
      if (source) source.entry = entry;
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      findings.push(...findingsOf(error, source));
    }
  }
  // Some names must be checked among all addresses, which the reader of one file does not know.
  for (const { pages } of folderKinds) {
    try {
      if (pages) addressesOf(pages.pattern);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      const told = findings.some(({ file }) => file === error.file);
      if (!told) findings.push(...findingsOf(error));
    }
  }
  return { sources, findings };
});

/** The readable entries of a folder, each with its file. */
export const readEntriesIn = <F extends Folder>(
  sources: Source[],
  folder: F,
): { source: Source; entry: EntryOf<F> }[] =>
  sources
    .filter(({ path, entry }) => entry && folderOf(path) === folder)
    .map((source) => ({ source, entry: source.entry as EntryOf<F> }));
