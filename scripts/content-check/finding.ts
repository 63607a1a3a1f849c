import { fieldName, type ContentProblem } from "#app/collections/reader/content-error.ts";
import type { Fields } from "./fields.ts";

/** Errors stop every build except previews; warnings deserve a look; notes are information. */
export type Severity = "error" | "warning" | "note";

export type Finding = Omit<ContentProblem, "path"> & {
  severity: Severity;
  /** The file as the editor sees it, for example `content/blog/07-payroll.md`. */
  file: string;
  /** The path of the field, for example `links[0].to`. */
  field?: string;
  /** Whether the site cannot show the file at all; other errors are visible on its page. */
  isUnreadable?: true;
  /** Whether it would be an error if the entry were no draft. */
  inDraft?: true;
  /** The other file below `content/` that has to be corrected. */
  mendIn?: string;
};

/** The place of a field in a file. @param path of keys to the field */
export const fieldPlace = (
  { file, fields }: { file: string; fields: Fields },
  ...path: PropertyKey[]
) => ({ file, field: fieldName(path), line: fields.lineOf(path) });

/** What is wrong, and how to correct it. */
export type Remark = [message: string, mend: string];

/** A finding at a place. */
export const finding = (
  place: Pick<Finding, "file" | "line" | "field" | "mendIn">,
  severity: Severity,
  ...[message, mend]: Remark
): Finding => ({ ...place, severity, message, mend });

export const isError = ({ severity }: Finding): boolean => severity === "error";
