import { z } from "zod";
import { line } from "./reader/fields.server.ts";
import { singleFile } from "./reader/single-file.server.ts";
import { serviceIcon } from "./services.server.ts";

const target = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https:\/\/[^/\s])\S*$/,
    "Expected an address of this site that starts with one slash, for example /team, or of another that starts with https://",
  )
  .describe("A page of this site (/team), or a full address that starts with https://");

const link = z.strictObject({ label: line, to: target });

const menuLink = link.extend({
  icon: serviceIcon.optional().describe("A service's sign beside its name."),
  lead: z.boolean().default(false).describe("true: the group's overview, set apart with an arrow."),
  apart: z.boolean().default(false).describe("true: a heavier rule stands above this link."),
});

const menuGroup = z.strictObject({
  label: line,
  layout: z.enum(["wide", "narrow"]).default("narrow").describe("wide: two columns with signs."),
  search: z.boolean().default(false).describe("true: a search field stands below the links."),
  links: z.array(menuLink).min(1),
});

const schema = z
  .strictObject({
    header: z.array(z.union([link, menuGroup])).describe("The main menu, in order."),
    mobile: z
      .array(link)
      .max(3)
      .default([])
      .describe("Small links below the main menu of phones, beside the telephone number."),
    footer: z.array(z.strictObject({ label: line, links: z.array(link).min(1) })),
    small: z.array(link).describe("The footer's last line."),
  })
  .describe("Header and footer menus.");

export const navigation = singleFile("navigation.yaml", schema, "Menus", "menus");
