import { applicationForm } from "virtual:labels";
import { expect, test } from "vitest";
import { applicationFields, checks, emptyApplication, tidied } from "./application.ts";

const { errors: messages } = applicationForm;

const valid = {
  name: "Asha Rao",
  email: "asha@example.com",
  phone: "+91 98450 00000",
  position: "HR Intern",
  message: "",
};

const failures = (changed: Partial<typeof valid>): Record<string, string> =>
  Object.fromEntries(
    applicationFields.flatMap((field) => {
      const said = checks[field]({ ...valid, ...changed }[field]);
      return said === true ? [] : [[field, said]];
    }),
  );

test("says exactly what is wrong with an empty form (R90 to R93)", () => {
  expect(failures(emptyApplication)).toEqual(messages);
});

test.each(["", "A", " A ", "  ", "😀", "A\u200B", "e\u0301"])("refuses the name %j", (name) => {
  expect(failures({ name })).toEqual({ name: messages.name });
});

test.each(["AB", " AB ", "Om", "अन", "D’Souza & Co"])("accepts the name %j", (name) => {
  expect(failures({ name })).toEqual({});
});

// `email-address.test.ts` covers further addresses.
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

test("hands on the values without blanks around them, the address without signs that nobody sees (A20)", () => {
  const email = " \u202Ao’ｎeil＠my\u2011example.com\u200B\u00A0";
  expect(tidied({ ...valid, name: "  Asha Rao ", email, message: "\n Dear team \n" })).toEqual({
    ...valid,
    email: "o'neil@my-example.com",
    message: "Dear team",
  });
});
