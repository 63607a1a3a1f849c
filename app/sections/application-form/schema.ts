import * as z from "zod/mini";
import { applicationForm } from "virtual:labels";
import { NAME_MIN_LENGTH, PHONE_MIN_LENGTH } from "#app/constants.ts";
import { isEmailAddress, typedEmail } from "./email-address.ts";

// zod compiles its faster parser with `new Function`, which the site's policy forbids.
z.config({ jitless: true });

const atLeast = (length: number, message: string) =>
  z.string().check(
    z.trim(),
    z.refine((value: string) => Array.from(value).length >= length, message),
  );

const { errors } = applicationForm;

/** What counts as an application. Blanks around a value do not count and are not sent. */
export const applicationSchema = z.object({
  name: atLeast(NAME_MIN_LENGTH, errors.name),
  email: z.string().check(z.overwrite(typedEmail), z.refine(isEmailAddress, errors.email)),
  phone: atLeast(PHONE_MIN_LENGTH, errors.phone),
  position: atLeast(1, errors.position),
  /** The cover letter; may be empty. */
  message: z.string().check(z.trim()),
});

export type Application = z.output<typeof applicationSchema>;

/** The fields in the order of the form. */
export const applicationFields = ["name", "email", "phone", "position", "message"] as const;

export type ApplicationField = (typeof applicationFields)[number];

export const emptyApplication = Object.fromEntries(
  applicationFields.map((field) => [field, ""]),
) as Application;
