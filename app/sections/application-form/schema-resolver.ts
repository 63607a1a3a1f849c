import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { ZodMiniType } from "zod/mini";

/**
 * Lets react-hook-form validate with a schema. Answers at once, without a promise, so that what
 * happens on submit still counts as the visitor's own action. Only the first failure of a field is kept.
 */
export const schemaResolver =
  <Values extends FieldValues>(schema: ZodMiniType<Values, Values>): Resolver<Values> =>
  (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const { path, code, message } of result.error.issues)
      errors[path.join(".")] ??= { type: code, message };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
