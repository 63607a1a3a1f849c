export type ContentProblem = {
  /** What is wrong, and what would be right. */
  message: string;
  /** The field, as the keys that lead to it. */
  path?: readonly PropertyKey[];
  /** What stands there and no schema knows, each as the keys that lead to it. */
  unknown?: string[][];
  /** The line of the file, where it is known and no field says it better. */
  line?: number;
  mend?: string;
  /** What the schema says of the field, where nothing else says how to mend it. */
  belongs?: string;
  /** Whether nothing stands there. */
  isMissing?: boolean;
  /** A value that would be right. */
  better?: string;
};

/** How to mend a problem, in a sentence. */
export const mendOf = ({ mend, belongs }: Pick<ContentProblem, "mend" | "belongs">) =>
  mend ?? (belongs && `What belongs there: ${belongs}`);

/** A field as an editor reads it, for example `links[0].to`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path
    .map((key, depth) =>
      typeof key === "number" ? `[${key}]` : `${depth > 0 ? "." : ""}${String(key)}`,
    )
    .join("");

function written({ message, path, line, ...problem }: ContentProblem): string {
  const mend = mendOf(problem);
  const place = path?.length ? fieldName(path) : line && `line ${line}`;
  return [
    `✖ ${message}`,
    ...(place ? [`  → at ${place}`] : []),
    ...(mend ? [`  ${mend}`] : []),
  ].join("\n");
}

/** A mistake in a content file, told to the editor: which file, which field, what would be right. */
export class ContentError extends Error {
  /** The file as the editor knows it, for example `content/blog/07-payroll.md`. */
  readonly file: string;
  readonly problems: readonly ContentProblem[];

  constructor(file: string, ...problems: ContentProblem[]) {
    super(`\n${file}\n${problems.map(written).join("\n")}\n`);
    this.name = "ContentError";
    // Where in the code it was found helps nobody: programs that print an error whole say where in the content.
    this.stack = this.message;
    this.file = file;
    this.problems = problems;
  }
}

/** Gives undefined where a mistake in a file stops a query: whoever reads that file reports it. */
export function ifReadable<T>(query: () => T): T | undefined {
  try {
    return query();
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}
