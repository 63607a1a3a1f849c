/**
 * `npm run schemas`: writes what the files of `content/` may say as JSON Schemas, for editors of code.
 * `.vscode/settings.json` names them, so that VS Code with the YAML extension completes fields, shows what belongs
 * there and marks mistakes.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { folderKinds, optionalFiles, singleFiles } from "#app/collections/kinds.server.ts";
import { jsonSchema } from "./json-schema.ts";

const FOLDER = ".cache/schemas";

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

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const { file, schema } of yamlSchemas()) writeFileSync(file, JSON.stringify(schema));
  console.info(`The schemas are in ${FOLDER}/.`);
}
