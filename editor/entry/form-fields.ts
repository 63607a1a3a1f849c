/** The fields of a form, derived from the schema of its file. */
import { z } from "zod";
import { kindOf, optionalFiles, singleFiles } from "#app/collections/kinds.server.ts";
import { ifReadable } from "#app/collections/reader/content-error.ts";
import { hasFile } from "#app/collections/reader/content-file.server.ts";
import { namedIn, placeOfNames } from "#app/collections/reader/fields.server.ts";
import { FILE_RULES, type FileKind } from "#app/collections/reader/named-files.server.ts";
import { hintOf, labelOf, oneOf } from "./field-words.ts";
import { valuesOf } from "./entry-files.ts";
import { MADE_OF_NAMES, titleOf, type Field, type Reference } from "./form-values.ts";

type JsonSchema = Pick<
  z.core.JSONSchema.BaseSchema,
  "type" | "description" | "default" | "const" | "required" | "format" | "pattern"
> & {
  [Limit in "minLength" | "maxLength" | "minItems" | "maxItems"]?: number;
} & {
  enum?: string[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  /** The content that a value refers to: `services`, or `team.yaml members.*.id`. */
  refersTo?: string;
  /** For a colour: the site's default. */
  colour?: string;
  /** The kind of file that a value names. */
  file?: FileKind;
  /** Whether each line of a text is a paragraph to visitors. */
  hasLines?: true;
};

/** Merges alternatives into one form: of objects all fields, required only if all alternatives require them. */
function mergeAlternatives(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!anyOf) return schema;
  const [first = {}] = anyOf;
  if (!anyOf.every(({ type }) => type === "object")) return { ...first, ...rest };
  return {
    ...rest,
    type: "object",
    properties: Object.assign({}, ...anyOf.toReversed().map(({ properties }) => properties)),
    required: first.required?.filter((key) =>
      anyOf.every(({ required }) => required?.includes(key)),
    ),
  };
}

/** The empty value of a required field; undefined if it must not be empty. */
function emptyValue(schema: JsonSchema): "" | [] | undefined {
  if (schema.anyOf?.some((choice) => choice.const === "")) return "";
  const { type, minItems = 0, minLength = 0, format, pattern } = schema;
  if (type === "array" && minItems === 0) return [];
  const isFree =
    !minLength && !format && !pattern && !schema.enum && !schema.refersTo && !schema.file;
  return type === "string" && isFree ? "" : undefined;
}

const written = new WeakMap<z.ZodType, JsonSchema>();

/** The schema of a file as written, before defaults and transforms; empty for files that the site does not read. */
function schemaOf(file: string): JsonSchema {
  const { schema } = kindOf(file) ?? singleFiles[file] ?? optionalFiles[file] ?? {};
  if (!schema) return {};
  const wish = { io: "input", unrepresentable: "any", reused: "inline" } as const;
  const made = written.get(schema) ?? (z.toJSONSchema(schema, wish) as JsonSchema);
  written.set(schema, made);
  return made;
}

/** Fields about keeping an entry rather than its content: they are last. */
const LAST = ["order", "sample", "lawRules", "lawCheckedOn"];

const isThere = (target: string): boolean => {
  const [file, list] = placeOfNames(target);
  return !list || file in singleFiles || hasFile(file);
};

/** The choices from some content. @param target as in the schemas: `team.yaml members.*.id` */
export const referencesTo = (target: string): Reference[] =>
  (ifReadable(() => namedIn(target)) ?? []).map(({ name, file, entry = valuesOf(file) }) => ({
    value: name,
    label: titleOf(entry) ?? name,
  }));

type Shape = Pick<Field, "kind"> & Partial<Field>;

function single(schema: JsonSchema): Shape {
  const { type, format, maxLength = 0 } = schema;
  if (schema.refersTo && isThere(schema.refersTo))
    return { kind: "one", refersTo: schema.refersTo };
  if (schema.file) {
    const accept = FILE_RULES[schema.file].endings.map((ending) => `.${ending}`).join(",");
    return { kind: "file", file: schema.file, accept };
  }
  if (schema.enum) return { kind: "one", choices: schema.enum };
  if (type === "boolean") return { kind: "switch" };
  if (type === "integer" || type === "number") return { kind: "number" };
  if (format === "date") return { kind: "day" };
  if (schema.colour) return { kind: "colour", standard: schema.colour };
  const isLong = maxLength === 0 || maxLength > 100;
  const isPlain = format === undefined && schema.pattern === undefined;
  const { hasLines, maxLength: max } = schema;
  return { kind: isLong && isPlain ? "text" : "line", max, hasLines };
}

function fieldOf(name: string, whole: JsonSchema, wanted: boolean, within: string[]): Field {
  const schema = mergeAlternatives(whole);
  const empty = emptyValue(whole);
  const label = labelOf(name, within);
  const shape = shapeOf(label, schema, [...within, name]);
  return {
    name,
    label,
    hint: hintOf({ name, kind: shape.kind }, within, schema.description),
    required: wanted && empty === undefined && schema.default === undefined,
    ...(wanted && empty !== undefined ? { empty } : {}),
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...shape,
  };
}

function shapeOf(label: string, schema: JsonSchema, inside: string[]): Shape {
  if (schema.type === "object") return { kind: "group", fields: fieldsOf(schema, inside) };
  if (schema.type !== "array") return single(schema);
  const items = mergeAlternatives(schema.items ?? {});
  const limits = { min: schema.minItems, max: schema.maxItems };
  if ((items.refersTo && isThere(items.refersTo)) || items.enum)
    return { ...limits, ...single(items), kind: "many" };
  return {
    ...limits,
    kind: "list",
    item: fieldOf("entry", schema.items ?? {}, true, inside),
    one: oneOf(inside.at(-1)!, label),
  };
}

/** The title first, then required fields, then the rest; `draft` at the top. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema, within: string[]): Field[] {
  const place = (name: string) => {
    if (name === "draft") return -3;
    if (name === "title" || name === "name") return -2;
    if (LAST.includes(name)) return LAST.indexOf(name) + 1;
    return required.includes(name) ? -1 : 0;
  };
  return Object.entries(properties)
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([name, schema]) => {
      const field = fieldOf(name, schema, required.includes(name), within);
      const makes = Object.keys(MADE_OF_NAMES).filter((made) => made in properties);
      return name === "name" && within.length > 1 ? { ...field, makes } : field;
    });
}

/** A whole file's form; a Markdown body follows the required fields. @param file below `content/`, any for a folder */
export function formFields(file: string): Field[] {
  const within = file
    .replace(/\/[^/]*$|\.\w+$/, "")
    .split("/")
    .slice(-1);
  const fields = fieldsOf(schemaOf(file), within);
  if (!file.endsWith(".md")) return fields;
  const place = fields.findIndex(
    ({ name, required }) => name !== "draft" && (!required || LAST.includes(name)),
  );
  const text = { name: "body", kind: "markdown", required: false, empty: "" } as const;
  const body = { ...text, label: labelOf("body"), hint: hintOf(text, within) };
  return fields.toSpliced(place < 0 ? fields.length : place, 0, body);
}

/** All content that the choices of some fields come from. */
export const targetsOf = (fields: Field[]): string[] => [
  ...new Set(
    fields.flatMap(({ refersTo, fields: inner = [], item }) => [
      ...(refersTo ? [refersTo] : []),
      ...targetsOf([...inner, ...(item ? [item] : [])]),
    ]),
  ),
];
