/** Describes the content to the editor: its folders and files, each with the form that `form-fields.ts` makes of it. */
import {
  filesIn,
  nameOf,
  readText,
  splitMarkdown,
} from "#app/collections/reader/content-file.server.ts";
import type { SingleFile } from "#app/collections/kind.ts";
import { folderKinds } from "#app/collections/kinds.server.ts";
import { capital } from "#app/lib/capital.ts";
import { parse } from "yaml";
import { formFields, labelOf, type Values } from "./form-fields.ts";
import { groupOf, idOf, onceFiles } from "./form-files.ts";
import { kinds } from "../scripts/new/kinds.ts";

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

/** The name of the next article or job, whose number none ever had. */
function nextName(folder: string): string {
  const kind = Object.values(kinds).find(({ row }) => row.folder === folder);
  return nameOf(kind?.file({ title: "title" }) ?? "").replace(/title$/, "{{title}}");
}

const collectionsOfFolders = (): unknown[] =>
  folderKinds.map(({ folder, extension, label, one, icon, numbered }) => {
    const nameField = folder === "blog/categories" ? "category" : "title";
    const fields = formFields(`${folder}/${extension}`, valuesIn(filesIn(folder, extension)));
    const sortable = ["title", "order", "postedDate", "day", "category"].filter((name) =>
      fields.some((field) => field.name === name),
    );
    return {
      name: idOf(folder),
      label,
      label_singular: capital(one),
      icon,
      folder,
      media_folder: "/pictures",
      public_folder: "",
      extension: extension.slice(1),
      format: extension === ".md" ? "yaml-frontmatter" : "yaml",
      create: true,
      duplicate: false,
      identifier_field: nameField,
      slug: { template: numbered ? nextName(folder) : `{{${nameField}}}`, editable: !numbered },
      sortable_fields:
        folder === "blog"
          ? { fields: ["date", "title"], default: { field: "date", direction: "descending" } }
          : sortable,
      fields,
    };
  });

function fileOf([file, { label }]: [string, SingleFile]): unknown {
  return {
    name: idOf(file),
    label: label ?? labelOf(nameOf(file)),
    file,
    format: file.endsWith(".md") ? "yaml-frontmatter" : "yaml",
    fields: formFields(file, valuesIn([file])),
  };
}

/** The editor's settings. What is new in `content/` is part of the next answer. */
export function editorConfig(): Record<string, unknown> {
  const files = Object.entries(onceFiles());
  const filesOf = (group: string) => files.filter(([file]) => groupOf(file) === group).map(fileOf);
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
        files: filesOf("pages"),
      },
      {
        name: "firm",
        label: "Firm, team and menus",
        icon: "settings",
        files: filesOf("firm"),
      },
    ],
  };
}
