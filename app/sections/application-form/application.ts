import { applicationForm } from "virtual:labels";
import { NAME_MIN_LENGTH, PHONE_MIN_LENGTH } from "#app/constants.ts";
import { isEmailAddress, typedEmail } from "#app/lib/address/email-address.ts";

/** The fields in the order of the form; `message` is the cover letter and may be empty. */
export const applicationFields = ["name", "email", "phone", "position", "message"] as const;

export type ApplicationField = (typeof applicationFields)[number];
export type Application = Record<ApplicationField, string>;

const eachField = (valueOf: (field: ApplicationField) => string) =>
  Object.fromEntries(applicationFields.map((field) => [field, valueOf(field)])) as Application;

export const emptyApplication = eachField(() => "");

const { errors } = applicationForm;

const NOT_SEEN = /\p{Default_Ignorable_Code_Point}/gu;

const atLeast = (length: number, message: string) => (value: string) =>
  Array.from(value.replaceAll(NOT_SEEN, "").normalize("NFC").trim()).length >= length || message;

/** Checks of each field: a message, or `true` if valid. Spaces around a value and invisible signs are ignored. */
export const checks: Record<ApplicationField, (value: string) => string | true> = {
  name: atLeast(NAME_MIN_LENGTH, errors.name),
  email: (value) => isEmailAddress(typedEmail(value)) || errors.email,
  phone: atLeast(PHONE_MIN_LENGTH, errors.phone),
  position: atLeast(1, errors.position),
  message: () => true,
};

/** An application without spaces around its values, and with the mail address as `typedEmail` reads it. */
export const tidied = (application: Application): Application => ({
  ...eachField((field) => application[field].trim()),
  email: typedEmail(application.email),
});
