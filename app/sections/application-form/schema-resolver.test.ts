import { expect, test } from "vitest";
import * as z from "zod/mini";
import { schemaResolver } from "./schema-resolver.ts";

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, "Too short"), z.regex(/^A/, "Not an A")),
  place: z.string(),
});
const options = { fields: {}, shouldUseNativeValidation: false };
const resolve = (values: { name: string; place: string }) =>
  schemaResolver(schema)(values, undefined, options);

test("hands on what the schema makes of good values, at once", () => {
  expect(resolve({ name: " Asha ", place: "" })).toEqual({
    values: { name: "Asha", place: "" },
    errors: {},
  });
});

test("names each wrong field with its first failure", () => {
  expect(resolve({ name: "b", place: "" })).toEqual({
    values: {},
    errors: { name: { type: "too_small", message: "Too short" } },
  });
});
