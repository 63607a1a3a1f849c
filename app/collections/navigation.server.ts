import { z } from "zod";
import { readYaml } from "./content-file.server.ts";
import { line } from "./fields.server.ts";

const target = z
  .string()
  .regex(
    /^(?:\/(?!\/)|https:\/\/[^/\s])\S*$/,
    "Expected an address of this site that starts with one slash, for example /team, or of another that starts with https://",
  )
  .describe("A page of this site (/team), or a full address that starts with https://");

const link = z.strictObject({ label: line, to: target });

const menuLink = link.extend({
  icon: z
    .enum(["hr-advisory", "talent", "legal", "compliance", "due-diligence", "management"])
    .optional()
    .describe("A service's sign beside its name."),
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
    footer: z.array(z.strictObject({ label: line, links: z.array(link).min(1) })),
    small: z.array(link).describe("The footer's last line."),
  })
  .describe("Header and footer menus.");

export type Navigation = z.output<typeof schema>;

/** The menus of header and footer. */
export const navigation = (): Navigation => readYaml("navigation.yaml", schema);
