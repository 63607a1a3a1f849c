import { hasFile, readText, shownPath } from "#app/collections/reader/content-file.server.ts";
import { nameInWords } from "../scripts/changes/describe.ts";
import { checkContent } from "../scripts/content-check/check.ts";
import { isError, type Finding } from "../scripts/content-check/finding.ts";
import { formFields, type Field } from "./form-fields.ts";
import { addressOf } from "./files.ts";

/** Where pages of single files stand, whose address is not their name. */
const ADDRESSES: Record<string, string> = {
  "pages/home.yaml": "/",
  "pages/not-found.yaml": "/404",
  "team.yaml": "/team",
  "law/rules.yaml": "/resources",
};

/** What the check says, in the words of the form. */
export type Remark = Pick<Finding, "severity" | "message" | "mend"> & {
  /** The file, below `content/` and as an editor calls it: `team.yaml` is “Team”. */
  file: string;
  entry: string;
  /** The field that it speaks of, as the form names and numbers it, and in words: `links.0.to` is “Links 1, Leads to”. */
  key?: string;
  label?: string;
};

export type EntryState = {
  /** The page that shows the entry. */
  address?: string;
  remarks: Remark[];
  /** How many errors other files have. */
  elsewhere: number;
};

/** The field of a form that a path such as `links[0].to` leads to, or the nearest one around it. */
export function fieldAt(fields: Field[], path: string): Pick<Remark, "key" | "label"> {
  const keys: string[] = [];
  const labels: string[] = [];
  let inner: Field[] | undefined = fields;
  for (const part of path.split(/[.[\]]+/).filter(Boolean)) {
    if (/^\d+$/.test(part) && inner === undefined) break;
    if (/^\d+$/.test(part)) {
      labels.push(`${labels.pop()} ${Number(part) + 1}`);
    } else {
      const field: Field | undefined = inner?.find(({ name }) => name === part);
      if (!field) break;
      labels.push(field.label);
      inner = field.fields ?? (field.field && []);
    }
    keys.push(part);
  }
  return keys.length > 0 ? { key: keys.join("."), label: labels.join(", ") } : {};
}

function remarkOf({ severity, message, mend, field, line, file: shown }: Finding): Remark {
  const file = shown.slice(shownPath("").length);
  // Of a text the check knows the line alone.
  const path = field ?? (line !== undefined && file.endsWith(".md") ? "body" : "");
  const entry = nameInWords(file, hasFile(file) ? readText(file) : "");
  return { severity, message, mend, file, entry, ...fieldAt(formFields(file), path) };
}

/** Every error of the content. */
export const errors = (): Remark[] => checkContent().findings.filter(isError).map(remarkOf);

/** The page of an entry, and what the check says of it. */
export function entryState(file: string): EntryState {
  const { findings } = checkContent();
  const own = shownPath(file);
  const page = /^pages\/([^/]+)\.\w+$/.exec(file)?.[1];
  return {
    address: ADDRESSES[file] ?? addressOf(file) ?? (page && `/${page}`),
    remarks: findings.filter((finding) => finding.file === own).map(remarkOf),
    elsewhere: findings.filter((finding) => finding.file !== own && isError(finding)).length,
  };
}
