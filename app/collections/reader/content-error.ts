export type ContentProblem = {
  /** What is wrong, and what would be right. */
  message: string;
  path?: readonly PropertyKey[];
  /** Unknown keys, each as the path of keys to it. */
  unknown?: string[][];
  /** The line in the file, where it is known and the field does not give it. */
  line?: number;
  mend?: string;
  /** The schema's description of the field, shown where `mend` is missing. */
  belongs?: string;
  isMissing?: boolean;
  /** A suggested value. */
  better?: string;
};

/** How to correct a problem, in a sentence. */
export const mendOf = ({ mend, belongs }: Pick<ContentProblem, "mend" | "belongs">) =>
  mend ?? (belongs && `What belongs there: ${belongs}`);

/** A field as an editor reads it, for example `links[0].to`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key, depth) =>
      typeof key === "number" ? `[${key}]` : `${depth > 0 ? "." : ""}${String(key)}`,
    )
    .join("");

function problemText({ message, path, line, ...problem }: ContentProblem): string {
  const mend = mendOf(problem);
  const place = path?.length ? fieldName(path) : line && `line ${line}`;
  return [
    `✖ ${message}`,
    ...(place ? [`  → at ${place}`] : []),
    ...(mend ? [`  ${mend}`] : []),
  ].join("\n");
}

/** The path of a file as the editor sees it, whichever folder the content is read from. */
export const shownPath = (path: string): string => `content/${path}`;

/** A mistake in a content file, in words for the editor: file, field, what would be right. */
export class ContentError extends Error {
  /** The file's path as the editor sees it, for example `content/blog/07-payroll.md`. */
  readonly file: string;
  readonly problems: readonly ContentProblem[];

  /** @param path below `content/` */
  constructor(path: string, ...problems: ContentProblem[]) {
    const file = shownPath(path);
    super(`\n${file}\n${problems.map(problemText).join("\n")}\n`);
    this.name = "ContentError";
    // The stack of the reader's code would not help an editor.
    this.stack = this.message;
    this.file = file;
    this.problems = problems;
  }
}

/** Returns undefined where a content mistake stops a query: the reader of that file reports the mistake. */
export function ifReadable<T>(query: () => T): T | undefined {
  try {
    return query();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
