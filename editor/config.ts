/** Describes the content to the editor: every form is made from the schema that the site reads its file with. */
import { filesIn, nameOf, readText, splitMarkdown } from "#app/collections/content-file.server.ts";
import { everyFile } from "#app/collections/content-folder.server.ts";
import { line } from "#app/collections/fields.server.ts";
import { folderKinds, optionalFiles, singleFiles } from "#app/collections/kinds.server.ts";
import { FILE_RULES, type FileKind } from "#app/collections/named-files.server.ts";
import { parse } from "yaml";
import { emptyValue, schemaOf, mergeAlternatives, type JsonSchema } from "./json-schema.ts";
import { kinds } from "../scripts/new/kinds.ts";

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

/** `legalEvents` is "Legal events". */
function labelOf(name: string): string {
  const words = name
    .replaceAll("-", " ")
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return LABELS[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** What the button says that adds one to a list. */
const singular = (label: string): string => label.replace(/ies$/, "y").replace(/(?<!s)s$/, "");

/** Fields that say how an entry is kept rather than what it says: they stand below the others. */
const LAST = ["order", "sample", "legalEvents", "lawCheckedOn", "draft"];

/** What the content has at a field today: long values get a larger box. */
type Values = unknown[];

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

const fieldValues = (file: string): unknown => {
  const text = readText(file);
  return parse(file.endsWith(".md") ? (splitMarkdown(text)?.fields ?? "") : text, {
    logLevel: "silent",
  });
};

/** Broken files are told by the check; they say nothing of the size of a box. */
function valuesIn(files: string[]): Values {
  return files.flatMap((file) => {
    try {
      return [fieldValues(file)];
    } catch {
      return [];
    }
  });
}

/** A name that the editor can put into its addresses: `services/hr-advisory` is `services-hr-advisory`. */
const idOf = (path: string): string => path.replace(/\.\w+$/, "").replaceAll("/", "-");

const groupOf = (file: string): string => (file.startsWith("pages/") ? "pages" : "firm");

type Folder = (typeof folderKinds)[number]["folder"];

/** How a folder is called. `numbered`: new files of this kind begin with the next free number. */
const FOLDERS: Record<
  Folder,
  { label: string; one: string; icon: string; numbered?: "post" | "job" }
> = {
  blog: { label: "Articles", one: "Article", icon: "article", numbered: "post" },
  "blog/categories": { label: "Sections of a category", one: "Section", icon: "segment" },
  "case-studies": { label: "Case studies", one: "Case study", icon: "cases" },
  "law/sheets": { label: "Checklists to take away", one: "Checklist", icon: "checklist" },
  events: { label: "Events", one: "Event", icon: "event" },
  jobs: { label: "Jobs", one: "Job", icon: "work", numbered: "job" },
  "pages/free": { label: "Free pages", one: "Page", icon: "note_add" },
  regions: { label: "Regions", one: "Region", icon: "public" },
  sectors: { label: "Sectors", one: "Sector", icon: "factory" },
  services: { label: "Services", one: "Service", icon: "handshake" },
  "services/hr-advisory": {
    label: "Pages of 360° HR Advisory",
    one: "Page",
    icon: "subdirectory_arrow_right",
  },
};

/** The name of the next article or job, whose number none ever had. */
const nextName = (kind: "post" | "job"): string =>
  nameOf(kinds[kind]?.file({ title: "title" }) ?? "").replace(/title$/, "{{title}}");

const collectionsOfFolders = (): unknown[] =>
  folderKinds.map(({ folder, extension }) => {
    const { label, one, icon, numbered } = FOLDERS[folder];
    const nameField = folder === "blog/categories" ? "category" : "title";
    const fields = formFields(`${folder}/${extension}`, valuesIn(filesIn(folder, extension)));
    const sortable = ["title", "order", "postedDate", "day", "category"].filter((name) =>
      fields.some((field) => field.name === name),
    );
    return {
      name: idOf(folder),
      label,
      label_singular: one,
      icon,
      folder,
      media_folder: "/pictures",
      public_folder: "",
      extension: extension.slice(1),
      format: extension === ".md" ? "yaml-frontmatter" : "yaml",
      create: true,
      duplicate: false,
      identifier_field: nameField,
      slug: { template: numbered ? nextName(numbered) : `{{${nameField}}}`, editable: !numbered },
      sortable_fields:
        folder === "blog"
          ? { fields: ["date", "title"], default: { field: "date", direction: "descending" } }
          : sortable,
      fields,
    };
  });

const FIRM: Record<string, string> = {
  "site.yaml": "Firm: name, address, logo, colours",
  "team.yaml": "Team",
  "navigation.yaml": "Menus",
  "redirects.yaml": "Redirects",
  "law/rules.yaml": "Law: rules",
  "law/duties.yaml": "Law: duties and dates",
  "law/names.yaml": "Law: old and new names",
  "law/pages.yaml": "Law: words of the pages",
  "law/rates.yaml": "Law: rates and limits",
  "law/calculators.yaml": "Law: list of the calculators",
  "claims.yaml": "Figures about the firm",
  "clients.yaml": "Clients",
  "consultation.yaml": "First consultation",
  "labels.yaml": "Words of buttons and notices",
};

/** The files that the site has once, of those that it may do without only what is there. */
const onceFiles = () => {
  const present = new Set(everyFile());
  const optional = Object.entries(optionalFiles).filter(([file]) => present.has(file));
  return { ...singleFiles, ...Object.fromEntries(optional) };
};

function fileOf(file: string): unknown {
  return {
    name: idOf(file),
    label: FIRM[file] ?? labelOf(nameOf(file)),
    file,
    format: file.endsWith(".md") ? "yaml-frontmatter" : "yaml",
    fields: formFields(file, valuesIn([file])),
  };
}

/** The editor's settings. What is new in `content/` is part of the next answer. */
export function editorConfig(): Record<string, unknown> {
  const files = Object.keys(onceFiles());
  const unnamed = files.filter((file) => groupOf(file) === "firm" && !(file in FIRM));
  return {
    load_config_file: false,
    backend: { name: "test-repo" },
    app_title: "Content",
    show_preview_links: false,
    media_folder: "pictures",
    public_folder: "/",
    media_libraries: {
      default: { config: { slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    asset_collections: [
      { name: "pictures", label: "Pictures", media_folder: "pictures", public_folder: "" },
      {
        name: "downloads",
        label: "PDFs and other files",
        media_folder: "downloads",
        public_folder: "/downloads",
      },
    ],
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    editor: { preview: false },
    collections: [
      ...collectionsOfFolders(),
      { divider: true },
      {
        name: "pages",
        label: "Pages",
        media_folder: "/pictures",
        public_folder: "",
        label_singular: "Page",
        icon: "web",
        files: files.filter((file) => groupOf(file) === "pages").map(fileOf),
      },
      {
        name: "firm",
        label: "Firm, team and menus",
        icon: "settings",
        files: [...Object.keys(FIRM).filter((file) => files.includes(file)), ...unnamed].map(
          fileOf,
        ),
      },
    ],
  };
}

/** The file behind each form: `blog` has `blog/*.md`, `firm/team` has `team.yaml`. */
export const formFiles = (): Record<string, string> => ({
  ...Object.fromEntries(
    folderKinds.map(({ folder, extension }) => [idOf(folder), `${folder}/*${extension}`]),
  ),
  ...Object.fromEntries(
    Object.keys(onceFiles()).map((file) => [`${groupOf(file)}/${idOf(file)}`, file]),
  ),
});
