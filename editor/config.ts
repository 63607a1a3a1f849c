/** Describes the content to the editor: its folders and files, each with the form that `form-fields.ts` makes of it. */
import {
  filesIn,
  nameOf,
  readText,
  splitMarkdown,
} from "#app/collections/reader/content-file.server.ts";
import { folderKinds } from "#app/collections/kinds.server.ts";
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

type Folder = (typeof folderKinds)[number]["folder"];

/** How a folder is called. `numbered`: new files of this kind begin with the next free number. */
const FOLDERS: Record<
  Folder,
  { label: string; one: string; icon: string; numbered?: "post" | "job" }
> = {
  blog: { label: "Articles", one: "Article", icon: "article", numbered: "post" },
  "blog/categories": { label: "Sections of a category", one: "Section", icon: "segment" },
  "case-studies": { label: "Case studies", one: "Case study", icon: "cases" },
  "law/checklists": { label: "Checklists to take away", one: "Checklist", icon: "checklist" },
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
