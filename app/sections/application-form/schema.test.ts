import { applicationForm } from "virtual:labels";
import { expect, test } from "vitest";
import { schemaResolver } from "./schema-resolver.ts";
import { applicationSchema, emptyApplication } from "./schema.ts";

const { errors: messages } = applicationForm;

const valid = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+91 98450 00000",
  position: "HR Intern",
  message: "",
};

const resolve = (changed: Partial<typeof valid>) =>
  schemaResolver(applicationSchema)({ ...valid, ...changed }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  }) as { values: object; errors: Record<string, { message: string }> };

/** The first message of each field that fails. */
const failures = (changed: Partial<typeof valid>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(resolve(changed).errors).map(([name, { message }]) => [name, message]),
  );

test("says exactly what is wrong with an empty form (R90 to R93)", () => {
  expect(failures(emptyApplication)).toEqual(messages);
});

test.each(["", "A", " A ", "  ", "😀"])("refuses the name %j", (name) => {
  expect(failures({ name })).toEqual({ name: messages.name });
});

test.each(["AB", " AB ", "Om", "अन", "D’Souza & Co"])("accepts the name %j", (name) => {
  expect(failures({ name })).toEqual({});
});

// Other addresses are asked of the function that reads them (`email-address.test.ts`).
test("refuses and accepts addresses, without blanks around them", () => {
  expect(failures({ email: "asha@" })).toEqual({ email: messages.email });
  expect(failures({ email: " o’neil@example.com " })).toEqual({});
});

test.each(["", "123456789", "  1234567  ", "         "])("refuses the phone %j", (phone) => {
  expect(failures({ phone })).toEqual({ phone: messages.phone });
});

test.each(["1234567890", "+91 98450 00000", "080-2345 6789"])("accepts the phone %j", (phone) => {
  expect(failures({ phone })).toEqual({});
});

test("hands on the values without blanks around them (A20)", () => {
  expect(resolve({ name: "  Asha Rao ", message: "\n Dear team \n" }).values).toEqual({
    ...valid,
    message: "Dear team",
  });
});
