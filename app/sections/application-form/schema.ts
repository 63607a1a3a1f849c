import * as z from "zod/mini";
import { NAME_MIN_LENGTH, PHONE_MIN_LENGTH } from "#app/collections/constants.ts";
import { isEmailAddress } from "#app/lib/email-address.ts";

// The faster reader of zod is made with `new Function`, which the site's policy forbids.
z.config({ jitless: true });

const atLeast = (length: number, message: string) =>
  z.string().check(
    z.trim(),
    z.refine((value: string) => Array.from(value).length >= length, message),
  );

/** What counts as an application. Blanks around a value do not count and are not sent. */
export const applicationSchema = z.object({
  name: atLeast(NAME_MIN_LENGTH, "Name must be at least 2 characters"),
  email: z.string().check(z.trim(), z.refine(isEmailAddress, "Please enter a valid email address")),
  phone: atLeast(PHONE_MIN_LENGTH, "Please enter a valid phone number"),
  position: atLeast(1, "Please select the position you're applying for"),
  /** The cover letter; may be empty. */
  message: z.string().check(z.trim()),
});

export type Application = z.output<typeof applicationSchema>;

/** The fields in the order of the form. */
export const applicationFields = ["name", "email", "phone", "position", "message"] as const;

export type ApplicationField = (typeof applicationFields)[number];

export const emptyApplication: Application = {
  name: "",
  email: "",
  phone: "",
  position: "",
  message: "",
};
