import type { z } from "zod";
import type { ContentProblem } from "./content-error.ts";

type Issue = z.core.$ZodIssue;

interface Definition extends z.core.$ZodTypeDef {
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  shape?: Record<string, z.ZodType>;
}

const definitionOf = (schema: z.ZodType): Definition => schema.def;

/** The schema, unwrapped step by step from `optional` and `default` to that of the value. */
function layers(schema: z.ZodType): z.ZodType[] {
  const { innerType, in: source } = definitionOf(schema);
  const inner = innerType ?? source;
  return inner ? [schema, ...layers(inner)] : [schema];
}

function descriptionAt(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  const [key, ...rest] = path;
  const wrapped = layers(schema);
  if (key === undefined) return wrapped.find(({ description }) => description)?.description;
  const { element, shape } = definitionOf(wrapped.at(-1) ?? schema);
  const next = typeof key === "number" ? element : shape?.[String(key)];
  return next && descriptionAt(next, rest);
}

/** The number of mistakes in a value's own keys, without nested ones. */
const ownMistakes = (issues: Issue[]): number =>
  issues
    .filter(({ path }) => path.length <= 1)
    .reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);

/** The alternative of a union that the editor most likely meant. */
const likeliest = (alternatives: Issue[][]): Issue[] =>
  alternatives.toSorted((a, b) => ownMistakes(a) - ownMistakes(b))[0] ?? [];

/** Replaces a union's issue, which says nothing, by the issues of its likeliest alternative. */
export function unfolded(issue: Issue): Issue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  return likeliest(issue.errors)
    .map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }))
    .flatMap(unfolded);
}

/** Turns zod's issues into problems that name the field and say what belongs there. */
export function schemaProblems(error: z.ZodError, schema: z.ZodType): ContentProblem[] {
  return error.issues.flatMap(unfolded).map((issue) => {
    const { message, path, input } = issue;
    const belongs = path.length > 0 ? descriptionAt(schema, path) : undefined;
    const keys = issue.code === "unrecognized_keys" ? issue.keys : undefined;
    const unknown = keys?.map((key) => [...path, key].map(String));
    const isMissing = input === undefined || input === null || input === "";
    const own = issue.code === "custom" ? (issue.params as Partial<ContentProblem>) : undefined;
    return { message, path, unknown, belongs, isMissing, ...own };
  });
}
