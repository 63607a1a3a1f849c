import { topicOf } from "#app/collections/blog.server.ts";
import { ContentError, fieldName, shownPath } from "#app/collections/reader/content-error.ts";
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
import { fieldsOf, type Fields } from "./fields.ts";
import { finding, type Finding } from "./finding.ts";
import { markdownNodes, type PlacedNode } from "#app/lib/markdown/markdown-tree.server.ts";

type MarkdownText = {
  text: string;
  line: number;
  nodes: PlacedNode[];
};

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
