/** What a field of a form is; the page in the browser knows it, too. */
import type { FileKind } from "#app/collections/reader/named-files.server.ts";

/** One field of a form. What it holds is the value as the file has it. */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  required: boolean;
  /**
   * `line`: words on one line; `text`: long ones; `markdown`: with headings and lists; `switch`: yes or no; `one`: a
   * choice; `many`: several of them; `group`: fields together; `list`: one or more of `item`; `pairs`: names and values
   */
  kind:
    | "line"
    | "text"
    | "markdown"
    | "number"
    | "switch"
    | "day"
    | "colour"
    | "file"
    | "one"
    | "many"
    | "group"
    | "list"
    | "pairs";
  /** The choices there are, for `one` and `many`. */
  choices?: string[];
  /** The content that gives the choices. */
  refersTo?: string;
  file?: FileKind;
  accept?: string;
  fields?: Field[];
  item?: Field;
  /** Of a list: the field of an entry that names it, and what the button says that adds one. */
  named?: string;
  one?: string;
  min?: number;
  max?: number;
  whole?: boolean;
  /** What stands for nothing where the field has to be there all the same. */
  empty?: "" | [];
  default?: unknown;
  /** Of a colour: the one that the site has by itself. */
  standard?: string;
};

/** A choice from the rest of the content, with the words it is known by. */
export type Reference = { value: string; label: string };

/** The values that a new entry begins with: what has to be there and may say nothing. */
export const emptyValues = (fields: Field[]): Record<string, unknown> =>
  Object.fromEntries(
    fields.flatMap(({ name, kind, required, empty, fields: inner = [] }): [string, unknown][] => {
      if (name === "draft") return [[name, true]];
      if (empty !== undefined) return [[name, empty]];
      return kind === "group" && required ? [[name, emptyValues(inner)]] : [];
    }),
  );
