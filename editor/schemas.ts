/**
 * `npm run schemas`: writes what the files of `content/` may say as JSON Schemas, for editors of code.
 * `.vscode/settings.json` names them, so that VS Code with the YAML extension completes fields, shows what belongs
 * there and marks mistakes.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderKinds, optionalFiles, singleFiles } from "#app/collections/kinds.server.ts";
import { jsonSchema } from "./json-schema.ts";

const FOLDER = ".cache/schemas";

type NamedSchema = { files: string; schema: object };

/** Every schema of a YAML file with the files that it speaks of; the fields of Markdown files are beyond such programs. */
const yamlSchemas = (): NamedSchema[] => [
  ...folderKinds
    .filter(({ extension }) => extension === ".yaml")
    .map(({ folder, schema }) => ({
      files: `content/${folder}/*.yaml`,
      schema: jsonSchema(schema),
    })),
  ...Object.entries({ ...singleFiles, ...optionalFiles })
    .filter(([file]) => file.endsWith(".yaml"))
    .map(([file, { schema }]) => ({ files: `content/${file}`, schema: jsonSchema(schema) })),
];

/** `content/pages/home.yaml` has `pages-home.json`. */
const nameOf = (files: string): string =>
  `${files
    .replace(/^content\//, "")
    .replace(/(?:\/\*)?\.yaml$/, "")
    .replaceAll("/", "-")}.json`;

/** The schemas as VS Code's settings name them. */
export const yamlSettings = (): Record<string, string> =>
  Object.fromEntries(yamlSchemas().map(({ files }) => [`./${FOLDER}/${nameOf(files)}`, files]));

if (import.meta.main) {
  mkdirSync(FOLDER, { recursive: true });
  for (const { files, schema } of yamlSchemas())
    writeFileSync(join(FOLDER, nameOf(files)), JSON.stringify(schema));
  console.info(`The schemas are in ${FOLDER}/.`);
}
