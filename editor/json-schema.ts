/** What the files of `content/` may say, as JSON Schema. */
import { z } from "zod";
import { kindOf, optionalFiles, singleFiles } from "#app/collections/kinds.server.ts";
import type { FileKind } from "#app/collections/reader/named-files.server.ts";

/** What matters here of a schema written as JSON Schema. */
export type JsonSchema = {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: string[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  /** The content that a value names: `services`, or `team.yaml members.*.id`. */
  refersTo?: string;
  /** Of a colour: the one that the site has by itself. */
  colour?: string;
  /** The kind of file that a value names. */
  file?: FileKind;
};

/** A schema as what an editor may write, before defaults and changes. */
const jsonSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as JsonSchema;

/** Alternatives become one form: of objects all fields, each wanted only where every alternative wants it. */
export function mergeAlternatives(schema: JsonSchema): JsonSchema {
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

/** What stands for nothing where a field has to be there all the same; undefined where it must say something. */
export function emptyValue(schema: JsonSchema): "" | [] | undefined {
  if (schema.anyOf?.some((choice) => choice.const === "")) return "";
  const { type, minItems = 0, minLength = 0, format, pattern } = schema;
  if (type === "array" && minItems === 0) return [];
  const isFree =
    !minLength && !format && !pattern && !schema.enum && !schema.refersTo && !schema.file;
  return type === "string" && isFree ? "" : undefined;
}

/** What the fields of a file may say; undefined where nothing on the site reads it. */
export function schemaOf(file: string): JsonSchema | undefined {
  const { schema } = kindOf(file) ?? singleFiles[file] ?? optionalFiles[file] ?? {};
  return schema && jsonSchema(schema);
}
