/** The fields of a form, made from the schema that the site reads the file with. */
import { capital } from "#app/lib/capital.ts";
import { line } from "#app/collections/reader/fields.server.ts";
import { FILE_RULES, type FileKind } from "#app/collections/reader/named-files.server.ts";
import { groupOf, idOf, onceFiles } from "./form-files.ts";
import { emptyValue, schemaOf, mergeAlternatives, type JsonSchema } from "./json-schema.ts";

/** A field of a form, in the words of Sveltia CMS. */
export type Field = {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required: boolean;
  fields?: Field[];
  field?: Field;
} & Record<string, unknown>;

type Widget = { widget: string } & Record<string, unknown>;

/** Names of fields that say too little by themselves. */
const LABELS: Record<string, string> = {
  alt: "What the picture shows",
  cin: "CIN",
  content: "Opening paragraph",
  lead: "Lead",
  sheet: "Colour sheet",
  small: "Last line of the footer",
  shown: "Shown on the home page",
  to: "Leads to",
  url: "Address",
};

/** `lawRules` is "Law rules". */
export function labelOf(name: string): string {
  const words = name
    .replaceAll("-", " ")
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[name] ?? capital(words);
}

/** What the button says that adds one to a list. */
const singular = (label: string): string => label.replace(/ies$/, "y").replace(/(?<!s)s$/, "");

/** Fields that say how an entry is kept rather than what it says: they stand below the others. */
const LAST = ["order", "sample", "lawRules", "lawCheckedOn", "draft"];

/** What the content has at a field today: long values get a larger box. */
export type Values = unknown[];

const valuesAt = (values: Values, key: string): Values =>
  values.flatMap((value) => {
    const found = (value as Record<string, unknown> | undefined | null)?.[key];
    return found === undefined ? [] : [found];
  });

const isLong = (values: Values): boolean =>
  values.some((value) => typeof value === "string" && (value.length > 80 || value.includes("\n")));

/** Whether there is a form for the content that a value names: some files another firm's site may do without. */
const isThere = (target: string): boolean =>
  !target.includes(".yaml") || (target.split(" ")[0] ?? "") in onceFiles();

function relation(target: string): Widget {
  const [file = "", field] = target.split(" ");
  if (!field)
    return {
      widget: "relation",
      collection: idOf(file),
      value_field: "{{slug}}",
      search_fields: ["title"],
      display_fields: ["title"],
    };
  const names: Record<string, string> = {
    "team.yaml members.*.id": "members.*.name",
    "claims.yaml claims.*.id": "claims.*.label",
    "law/rules.yaml subjects.*.id": "subjects.*.name",
    "law/names.yaml names.*.id": "names.*.id",
    "law/instruments.yaml instruments.*.id": "instruments.*.name",
  };
  const shown = names[target] ?? field.replace(/\.id$/, ".title");
  return {
    widget: "relation",
    collection: groupOf(file),
    file: idOf(file),
    value_field: field,
    search_fields: [...new Set([shown, field])],
    display_fields: [shown],
  };
}

function upload(kind: FileKind): Widget {
  const { folder, endings } = FILE_RULES[kind];
  return {
    widget: folder === "pictures" ? "image" : "file",
    accept: endings.map((ending) => `.${ending}`).join(","),
    choose_url: false,
    media_folder: `/${folder}`,
    public_folder: "",
  };
}

/** The widget of a single value. */
function widgetOf(schema: JsonSchema, values: Values): Widget {
  const { type, format, pattern, minLength, maxLength, minimum, maximum } = schema;
  if (schema.refersTo && isThere(schema.refersTo)) return relation(schema.refersTo);
  if (schema.file) return upload(schema.file);
  if (schema.enum) return { widget: "select", options: schema.enum };
  if (type === "boolean") return { widget: "boolean", default: schema.default ?? false };
  if (type === "integer" || type === "number") {
    const limits = { min: minimum, max: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum };
    return {
      widget: "number",
      value_type: type === "integer" ? "int" : "float",
      step: type === "integer" ? 1 : 0.000_1,
      ...limits,
    };
  }
  if (format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const long = isLong(values) || (maxLength ?? 0) > 100;
  return {
    widget: long ? "text" : "string",
    minlength: minLength === 1 ? undefined : minLength,
    maxlength: maxLength,
    pattern:
      pattern && format === undefined
        ? [pattern, "This does not have the form that is expected here."]
        : undefined,
    ...(long ? {} : { type: format === "uri" ? "url" : format === "email" ? "email" : "text" }),
    use_emoji_autocomplete: false,
  };
}

/** What a list shows of an entry that is folded up. */
function summaryOf({ properties = {} }: JsonSchema): string | undefined {
  const name = ["title", "name", "label", "term", "from", "text", "quote"].find(
    (key) => key in properties,
  );
  return name && (name === "from" ? "{{fields.from}} → {{fields.to}}" : `{{fields.${name}}}`);
}

function fieldOf(name: string, whole: JsonSchema, wanted: boolean, values: Values): Field {
  const schema = mergeAlternatives(whole);
  const required = wanted && emptyValue(whole) === undefined;
  const common = {
    name,
    label: labelOf(name),
    hint: schema.description === line.description ? undefined : schema.description,
    required,
  };
  if (schema.type === "object" && !schema.properties) return { ...common, widget: "keyvalue" };
  if (schema.type === "object") {
    return { ...common, widget: "object", collapsed: "auto", fields: fieldsOf(schema, values) };
  }
  if (schema.type !== "array") return { ...common, ...widgetOf(schema, values) };

  const limits = {
    min: schema.minItems,
    max: schema.maxItems,
    label_singular: singular(common.label),
  };
  const items = mergeAlternatives(schema.items ?? {});
  const within = values.flat();
  if (items.type === "object") {
    return {
      ...common,
      ...limits,
      widget: "list",
      collapsed: true,
      summary: summaryOf(items),
      fields: fieldsOf(items, within),
    };
  }
  if (items.refersTo || items.enum) {
    return {
      ...common,
      ...widgetOf(items, within),
      min: schema.minItems,
      max: schema.maxItems,
      multiple: true,
    };
  }
  return { ...common, ...limits, widget: "list", field: fieldOf("entry", items, true, within) };
}

/** Whether there is anything to fill in: the form's program refuses an object without fields. */
const isFillable = ({ properties }: JsonSchema): boolean =>
  !properties || Object.keys(properties).length > 0;

/** Title first, then what every entry needs, then the rest. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema, values: Values): Field[] {
  const place = (name: string) =>
    name === "title"
      ? -2
      : LAST.includes(name)
        ? LAST.indexOf(name) + 1
        : required.includes(name)
          ? -1
          : 0;
  return Object.entries(properties)
    .filter(([, schema]) => isFillable(mergeAlternatives(schema)))
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([name, schema]) =>
      fieldOf(name, schema, required.includes(name), valuesAt(values, name)),
    );
}

/**
 * The form of a whole file; the text of a Markdown file follows what every entry needs.
 * @param file below `content/`; of a folder any one
 * @param values what files of its kind say today
 */
export function formFields(file: string, values: Values = []): Field[] {
  const fields = fieldsOf(schemaOf(file) ?? {}, values);
  if (!file.endsWith(".md")) return fields;
  const place = fields.findIndex(({ name, required }) => !required || LAST.includes(name));
  return fields.toSpliced(place < 0 ? fields.length : place, 0, BODY);
}

/** The text of a Markdown file, with the buttons for what the site shows. */
const BODY: Field = {
  name: "body",
  label: "Text",
  widget: "markdown",
  required: false,
  modes: ["rich_text", "raw"],
  buttons: [
    "bold",
    "italic",
    "link",
    "heading-two",
    "heading-three",
    "quote",
    "bulleted-list",
    "numbered-list",
  ],
  editor_components: ["image"],
  linked_images: false,
  use_emoji_autocomplete: false,
};
