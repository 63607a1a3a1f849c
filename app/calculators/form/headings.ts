import type { FieldWords } from "./field-control.tsx";

/** A heading or an answer without case, marks and surplus spaces, to be compared. */
export const plainHeading = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** What the headings of sheets may call each field, as pairs of plain heading and field. */
export const headingsOf = (fields: Record<string, FieldWords>): [heading: string, name: string][] =>
  Object.entries(fields).flatMap(([name, { label, also = [], nearly }]) =>
    [label, ...also, ...(nearly?.headings ?? [])].map((is): [string, string] => [
      plainHeading(is),
      name,
    ]),
  );
