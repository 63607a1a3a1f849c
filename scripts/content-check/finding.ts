import { fieldName, type ContentProblem } from "#app/collections/reader/content-error.ts";
import type { Fields } from "./fields.ts";

/** Errors stop every build but a preview; warnings deserve a look; notes are for information. */
export type Severity = "error" | "warning" | "note";

export type Finding = Omit<ContentProblem, "path"> & {
  severity: Severity;
  /** The file as the editor knows it, for example `content/blog/07-payroll.md`. */
  file: string;
  /** The field, for example `links[0].to`. */
  field?: string;
  /** Whether the site cannot show the file as it is; other errors are seen on its page. */
  isUnreadable?: true;
  /** Whether it would be an error if the entry were no draft. */
  inDraft?: true;
  /** The other file below `content/` in which it is mended. */
  mendIn?: string;
};

/** Where a field of a file is. @param path the keys that lead to it */
export const placeOf = (
  { file, fields }: { file: string; fields: Fields },
  ...path: PropertyKey[]
) => ({ file, field: fieldName(path), line: fields.lineOf(path) });

/** What is wrong, and how to mend it. */
export type Remark = [message: string, mend: string];

export const finding = (
  place: Pick<Finding, "file" | "line" | "field" | "mendIn">,
  severity: Severity,
  ...[message, mend]: Remark
): Finding => ({ ...place, severity, message, mend });

export const isError = ({ severity }: Finding): boolean => severity === "error";
