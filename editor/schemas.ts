/**
 * `npm run schemas`: writes what the files of `content/` may say as JSON Schemas, and names them in
 * `.vscode/settings.json`, so that VS Code with the YAML extension completes fields, shows what belongs there and marks
 * mistakes. Both are made anew each time and not kept in Git.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { folderKinds, optionalFiles, singleFiles } from "#app/collections/kinds.server.ts";
import { jsonSchema } from "./json-schema.ts";

const FOLDER = ".cache/schemas";
const SETTINGS = ".vscode/settings.json";

/** `content/pages/home.yaml` has `.cache/schemas/pages-home.json`. */
const schemaFile = (files: string): string =>
  `${FOLDER}/${files
    .replace(/^content\//, "")
    .replace(/(?:\/\*)?\.yaml$/, "")
    .replaceAll("/", "-")}.json`;

type NamedSchema = { file: string; files: string; schema: object };

/**
 * The schema of every YAML file: where it is written, and the files that it speaks of. The fields of Markdown files are
 * beyond such programs.
 */
export const yamlSchemas = (): NamedSchema[] =>
  [
    ...folderKinds
      .filter(({ extension }) => extension === ".yaml")
      .map(({ folder, schema }) => ({ files: `content/${folder}/*.yaml`, schema })),
    ...Object.entries({ ...singleFiles, ...optionalFiles })
      .filter(([file]) => file.endsWith(".yaml"))
      .map(([file, { schema }]) => ({ files: `content/${file}`, schema })),
  ].map(({ files, schema }) => ({ file: schemaFile(files), files, schema: jsonSchema(schema) }));

/**
 * Settings of VS Code that name the schemas; what else stands there stays.
 * @param settings the text of the file as it is
 * @throws Error where it is no plain JSON
 */
export function withSchemas(settings: string): string {
  const schemas = yamlSchemas().map(({ file, files }) => [`./${file}`, files]);
  const all = { ...JSON.parse(settings), "yaml.schemas": Object.fromEntries(schemas) };
  return `${JSON.stringify(all, null, 2)}\n`;
}

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const { file, schema } of yamlSchemas()) writeFileSync(file, JSON.stringify(schema));
  mkdirSync(".vscode", { recursive: true });
  const settings = existsSync(SETTINGS) ? readFileSync(SETTINGS, "utf8") : "{}";
  writeFileSync(SETTINGS, withSchemas(settings));
  console.info(`The schemas are in ${FOLDER}/, and ${SETTINGS} names them.`);
}
