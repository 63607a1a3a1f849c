import { topicOf } from "#app/collections/blog.server.ts";
import { ContentError, fieldName } from "#app/collections/reader/content-error.ts";
import { parsed, shownPath, splitMarkdown } from "#app/collections/reader/content-file.server.ts";
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
import { fieldsOf, type Fields } from "./fields.ts";
import { finding, type Finding } from "./finding.ts";
import { markdownNodes, type PlacedNode } from "#app/lib/markdown/markdown-tree.server.ts";

type MarkdownText = {
  text: string;
  line: number;
  nodes: PlacedNode[];
};

export type Source = {
  /** As the editor knows it, with `content/` in front. */
  file: string;
  /** Below `content/`. */
  path: string;
  fields: Fields;
  /** The text of a Markdown file, below its fields. */
  body?: MarkdownText;
  /** What the strict reader gave; undefined where a mistake stopped it. */
  entry?: unknown;
};

export type Folder = OwnKind["folder"];
export type EntryOf<F extends Folder> = ReturnType<Extract<OwnKind, { folder: F }>["read"]>;

/** Whether a path below `content/` is that of an article; other Markdown files of that folder lie deeper. */
export const isArticle = (path: string): boolean => /^blog\/[^/]+\.md$/.test(path);

function sourceOf(path: string, text: string): Source {
  const file = shownPath(path);
  if (!path.endsWith(".md")) return { file, path, fields: fieldsOf(text) };
  const parts = splitMarkdown(text);
  // The reader says what is missing.
  if (!parts) return { file, path, fields: fieldsOf("") };
  const body = {
    text: parts.body,
    line: parts.bodyLine,
    nodes: markdownNodes(parts.body, parts.bodyLine),
  };
  return { file, path, fields: fieldsOf(parts.fields, parts.fieldsLine), body };
}

/** A link in the folder would publish what lies elsewhere: no reader follows it. */
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

/** Every file there is, and every file that the site cannot do without. */
function expectedFiles(): string[] {
  const sections = categories().map((category) => `blog/categories/${topicOf(category)}.md`);
  // Pictures, downloads and the list of published addresses are read by checks of their own.
  const present = everyFile().filter(
    (path) => !/^(?:README\.md$|published-addresses\.txt$|pictures\/|downloads\/)/.test(path),
  );
  return [...new Set([...present, ...Object.keys(singleFiles), ...sections])].sort();
}

/** Reads all of `content/`, file by file: a mistake in one file hides no other. */
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
  // Some names are judged among all addresses, which no reader of one file knows.
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

/** The entries of a folder that could be read, each with its file. */
export const readEntriesIn = <F extends Folder>(
  sources: Source[],
  folder: F,
): { source: Source; entry: EntryOf<F> }[] =>
  sources
    .filter(({ path, entry }) => entry && folderOf(path) === folder)
    .map((source) => ({ source, entry: source.entry as EntryOf<F> }));
